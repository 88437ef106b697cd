package import SDFGrid
package enum JumpFlood {
  package static func run(
    _ elements: [EdgeElement], lattice: Lattice, into nearest: inout Grid<UInt32>, threads: Int,
    shouldStop: @Sendable () -> Bool = { false }
  ) -> Int { ExactFlood.run(elements, lattice: lattice, into: &nearest, threads: threads); return 1 }
}
