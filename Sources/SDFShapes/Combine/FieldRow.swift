import SDFGeometry

/// A field's values along a row, held while others are combined with them.
struct FieldRow {
  private(set) var distance: [Float]
  private(set) var gradientX: [Float]
  private(set) var gradientY: [Float]

  /// Evaluates a field.
  init(_ field: any DistanceField, _ row: SampleRow) {
    var distance = [Float](repeating: 0, count: row.count)
    var gradientX = distance
    var gradientY = distance
    var distances = distance.mutableSpan
    var toRight = gradientX.mutableSpan
    var toBottom = gradientY.mutableSpan
    field.sample(row, distance: &distances, gradientX: &toRight, gradientY: &toBottom)
    (self.distance, self.gradientX, self.gradientY) = (distance, gradientX, gradientY)
  }
}
