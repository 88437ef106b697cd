import SDFGeometry
import SDFGrid

/// Runs a whole plan on one device: data stays where it is from stage to stage.
protocol FieldEngine: AnyObject {
  /// Makes the field of a mask; the memory of `texture` is reused where it fits.
  func run(
    _ plan: MaskPlan, mask: CoverageRows, monitor: StageMonitor, into texture: inout SDFTexture
  ) throws(SDFGenerationError) -> SDFReport

  /// Makes the field of a painting; the memory of `texture` is reused where it fits.
  func run(
    _ plan: PaintingPlan, painting: Painting, monitor: StageMonitor, into texture: inout SDFTexture
  ) throws(SDFGenerationError) -> SDFReport

  /// The box around a painting's outline; nil where nothing is painted.
  func bounds(
    of painting: Painting, monitor: StageMonitor
  ) throws(SDFGenerationError) -> Box?
}
