/// A way of looking at a field.
public enum FieldView: String, Sendable, CaseIterable {
  /// Bands of equal distance, warm inside and cool outside, with a white outline.
  case bands
  /// Lines of equal distance, evenly spaced, the outline bold.
  case contours
  /// The height as a lit drop of glass, with the outline.
  case height
  /// The direction of the gradient as a hue.
  case gradient
  /// The four channels as grey pictures, two by two: R and G above, B and A below.
  case channels
}
