import Meniscus
import SDFFormats
import SDFPictures

/// Refuses views of what a file does not hold: they would show a shape that is not there.
enum ViewCheck {
  /// Checks that a file holds what a view shows.
  ///
  /// - Throws: 65 for more than the distance of an 8-bit file, and for the height of a field without one.
  static func check(_ view: FieldView, of file: FieldFile) throws(Failure) {
    if file.isEightBit, let missing = missingInEightBit(view) {
      throw Failure(
        .badData, file.name,
        "no \(missing): an 8-bit png holds the distance alone; take '--view bands' or '--view contours'")
    }
    if view == .height, file.field.texture.metadata?.height.method == "none" {
      throw Failure(
        .badData, file.name, "no height: the field was made with '--height none'; take another view")
    }
  }

  /// What a view shows besides the distance.
  private static func missingInEightBit(_ view: FieldView) -> String? {
    switch view {
    case .bands, .contours: nil
    case .height: "height"
    case .gradient: "gradient"
    case .channels: "gradient and no height"
    }
  }
}
