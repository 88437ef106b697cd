import SDFGeometry

/// The properties of an element that coverage depends on.
struct Style {
  // Inherited.
  var fill = Paint.painted
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = Length.units(1)
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  var miterLimit = 4.0
  var dashes: [Length] = []
  var dashOffset = Length.units(0)
  var isVisible = true
  var colour = Colour.painted
  var fontSize = 16.0

  // Not inherited.
  var opacity = 1.0
  var isDisplayed = true
  /// Whether what is outside of an inner viewport shows; nil where the element's own default holds.
  var showsOverflow: Bool?
  /// Whether transforms leave the stroke's width as it is.
  var hasFixedStroke = false

  /// The style that a child starts from.
  var inherited: Style {
    var style = self
    let initial = Style()
    style.opacity = initial.opacity
    style.isDisplayed = initial.isDisplayed
    style.showsOverflow = initial.showsOverflow
    style.hasFixedStroke = initial.hasFixedStroke
    return style
  }
}
