import MeniscusTestSupport
import SDFGeometry
import SDFShapes
import Testing

@Suite("Groups of elements")
struct GroupTests {
  private typealias Element = GroupElement<Int>
  private typealias Frame = SDFGeometry.Box

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    Frame(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// All pairs: the obvious way.
  private func twin(_ elements: [Element], radius: Double) -> Set<Set<Int>> {
    var sets = elements.indices.map { Set([$0]) }
    var places = Array(elements.indices)
    for a in elements.indices {
      for b in 0..<a {
        let (first, second) = (elements[a].frame, elements[b].frame)
        let overlap =
          first.minX - radius <= second.maxX + radius && second.minX - radius <= first.maxX + radius
          && first.minY - radius <= second.maxY + radius && second.minY - radius <= first.maxY + radius
        let (kept, gone) = (places[a], places[b])
        if !overlap || kept == gone { continue }
        for member in sets[gone] { places[member] = kept }
        sets[kept].formUnion(sets[gone])
        sets[gone] = []
      }
    }
    return Set(sets.filter { !$0.isEmpty })
  }

  @Test("seeded scenes fall into the sets that all pairs give")
  func scenes() throws {
    var random = SeededGenerator(seed: 95)
    for round in 0..<300 {
      let count = Int.random(in: 0...40, using: &random)
      let reach = [20.0, 100, 400, 1000][round % 4]
      // Whole numbers, so that many frames just touch or have the same sides.
      func whole(_ most: Double) -> Double { Double.random(in: 0...most, using: &random).rounded() }
      let elements = (0..<count).map { id in
        let isLong = id % 7 == 0
        return Element(
          id: id, frame: frame(whole(reach), whole(reach), whole(isLong ? reach : 20), whole(20)))
      }
      let radius = [0.0, 1, 2.5][round % 3]
      let groups = try ElementGroups(elements, radius: radius)
      #expect(Set(groups.groups.map { Set($0.members) }) == twin(elements, radius: radius), "\(random.line)")
      for (place, group) in groups.groups.enumerated() {
        #expect(group.members.allSatisfy { groups.groupOfElement[$0] == place })
        #expect(group.isAlone == (group.members.count == 1))
      }
    }
  }

  @Test("order and identity depend on height and identity only")
  func order() throws {
    let elements = [
      Element(id: 7, frame: frame(0, 0, 10, 10), z: 2), Element(id: 3, frame: frame(15, 0, 10, 10), z: 5),
      Element(id: 9, frame: frame(100, 0, 10, 10), z: 1), Element(id: 5, frame: frame(105, 5, 9, 9), z: 1),
      Element(id: 1, frame: frame(300, 0, 10, 10), z: 2),
    ]
    let groups = try ElementGroups(elements, radius: 3).groups
    #expect(groups.map(\.id) == [5, 1, 3])
    #expect(groups.map(\.members) == [[3, 2], [4], [0, 1]])
    #expect(groups.map(\.isAlone) == [false, true, false])
    #expect(groups[0].bounds == Frame(minX: 100, minY: 0, maxX: 114, maxY: 14))
    #expect(groups[0].bounds(smoothK: 4) == Frame(minX: 96, minY: -4, maxX: 118, maxY: 18))
    #expect(groups[1].bounds(smoothK: 4) == groups[1].bounds)
    let shuffled = [4, 2, 0, 3, 1].map { elements[$0] }
    let again = try ElementGroups(shuffled, radius: 3).groups
    #expect(
      again.map { $0.members.map { shuffled[$0].id } } == groups.map { $0.members.map { elements[$0].id } })
    #expect(again.map(\.id) == groups.map(\.id))
  }

  @Test("frames 160 apart merge by the default radius, those further apart do not")
  func radius() throws {
    func count(gap: Double) throws -> Int {
      try ElementGroups([
        Element(id: 0, frame: frame(0, 0, 10, 10)), Element(id: 1, frame: frame(10 + gap, 0, 10, 10)),
      ]).groups.count
    }
    #expect(try count(gap: 160) == 1)
    #expect(try count(gap: 160.001) == 2)
  }

  @Test("bad input is refused")
  func errors() {
    let good = Element(id: 0, frame: frame(0, 0, 1, 1))
    #expect(throws: GroupError.radius(found: -1)) { try ElementGroups([good], radius: -1) }
    #expect(throws: GroupError.self) { try ElementGroups([good], radius: .nan) }
    #expect(throws: GroupError.repeatedIdentity(element: 1)) { try ElementGroups([good, good]) }
    let empty = Element(id: 1, frame: frame(0, 0, -1, 1))
    #expect(throws: GroupError.frame(element: 0, found: empty.frame)) { try ElementGroups([empty]) }
    let lost = Element(id: 1, frame: frame(.nan, 0, 1, 1))
    #expect(throws: GroupError.self) { try ElementGroups([lost]) }
    #expect(throws: GroupError.height(element: 0)) {
      try ElementGroups([Element(id: 1, frame: good.frame, z: .nan)])
    }
  }

  #if !DEBUG
    @Test("a hundred thousand frames, spread out or all in one place, take n log n steps")
    func many() throws {
      var random = SeededGenerator(seed: 96)
      for reach in [100_000.0, 3_000, 10] {
        let elements = (0..<100_000).map { id in
          Element(
            id: id,
            frame: frame(
              Double.random(in: 0...reach, using: &random), Double.random(in: 0...reach, using: &random), 40,
              40))
        }
        let groups = try ElementGroups(elements, radius: 5)
        #expect(groups.groups.reduce(0) { $0 + $1.members.count } == 100_000)
        if reach == 10 { #expect(groups.groups.count == 1) }
      }
    }
  #endif
}
