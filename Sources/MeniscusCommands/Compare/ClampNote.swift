import Meniscus
import SDFFormats

/// Tells people that two fields are not clamped alike: a large difference then says little.
enum ClampNote {
  /// A line for standard error; empty where both have the same clamp or none is known of either.
  static func text(_ a: FieldFile, _ b: FieldFile) -> String {
    if a.clamp == b.clamp { return "" }
    return "meniscus: note: \(state(a)), \(state(b)); beyond a clamp the distances differ by it\n"
  }

  private static func state(_ file: FieldFile) -> String {
    if let clamp = file.clamp { return "\(file.name) is clamped to ±\(TextTable.number(clamp)) texels" }
    let isKnown = file.field.texture.metadata != nil
    return "\(file.name) \(isKnown ? "is not clamped" : "does not tell whether it is clamped")"
  }
}
