import Foundation

/// The memory that a field's making takes at its peak.
package struct FieldMemory: Equatable, Sendable {
  /// Bytes that one texel takes at the peak: the decoded mask, up to 32 bytes of scratch, and the
  /// field, as the larger of mask and field has them.
  package static let bytesPerTexel = 40
  /// Bytes a texel that no field comes with less of: the element numbers and the field itself.
  private static let leastBytesPerTexel = 12

  /// Bytes at the peak, guessed with room to spare.
  package let bytes: Int

  /// The memory for a number of texels, however large.
  package init(texels: Double) { bytes = Int(min(max(0, texels) * Double(Self.bytesPerTexel), 1e18)) }

  /// Refuses a field that cannot fit into the address space that the process may have.
  ///
  /// - Parameter source: what the field is made from, for the message.
  /// - Throws: 65, with what is needed and the limit.
  package func checkLimit(_ source: String) throws(Failure) {
    let needed = bytes / Self.bytesPerTexel * Self.leastBytesPerTexel
    guard let limit = POSIX.addressSpaceLimit, needed > limit else { return }
    throw Failure(
      .badData, InputFile.name(source),
      "its field needs more than \(needed >> 20) MiB, and this process may have \(limit >> 20) MiB")
  }
}
