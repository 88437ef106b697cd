import SDFGeometry
import SDFGrid

/// Works out the texture's size and where a rectangle of the source lies in it.
struct SourceFitting {
  /// The rectangle, in units of the source; it has a width and a height.
  let box: Box
  /// Texels kept free on each side.
  let padding: Int

  /// The most texels of a texture: what readers take unless they are told otherwise.
  private static let maxCount = 16_384.0 * 16_384

  /// The rectangle a number of times as large, its sides rounded up, and the padding around it; its
  /// top-left corner lies on the padding's.
  func scaled(by scale: Double) throws(SDFGenerationError) -> (GridSize, Placing) {
    let width = (box.width * scale - Self.surplus).rounded(.up) + Double(2 * padding)
    let height = (box.height * scale - Self.surplus).rounded(.up) + Double(2 * padding)
    let placing = Placing(
      originX: Double(padding) - scale * box.minX, originY: Double(padding) - scale * box.minY,
      scaleX: scale, scaleY: scale)
    return (try Self.size(width, height), placing)
  }

  /// The part of a texel that rounding may have added to a side: it does not make another texel.
  private static let surplus = 1e-6

  /// The rectangle fitted into a size, the padding within it.
  func fitted(into frame: GridSize, _ fit: Fit) throws(SDFGenerationError) -> (GridSize, Placing) {
    let size = try Self.size(Double(frame.width), Double(frame.height))
    let width = Double(frame.width - 2 * padding)
    let height = Double(frame.height - 2 * padding)
    guard width >= 1, height >= 1 else {
      throw .invalidOption("padding \(padding) leaves nothing of a size of \(frame)")
    }
    var scaleX = width / box.width
    var scaleY = height / box.height
    switch fit {
    case .contain: (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY))
    case .cover: (scaleX, scaleY) = (max(scaleX, scaleY), max(scaleX, scaleY))
    case .fill: break
    }
    let placing = Placing(
      originX: Double(padding) + (width - box.width * scaleX) / 2 - scaleX * box.minX,
      originY: Double(padding) + (height - box.height * scaleY) / 2 - scaleY * box.minY,
      scaleX: scaleX, scaleY: scaleY)
    return (size, placing)
  }

  /// A texture's size, where it is not too large.
  static func size(_ width: Double, _ height: Double) throws(SDFGenerationError) -> GridSize {
    let most = EdgeElement.maxSide
    guard width <= Double(most), height <= Double(most) else {
      throw .tooLarge(
        width: Int(min(width, 1e15)), height: Int(min(height, 1e15)), limit: "\(most) texels a side")
    }
    guard width * height <= maxCount else {
      throw .tooLarge(width: Int(width), height: Int(height), limit: "\(Int(maxCount)) texels")
    }
    return GridSize(width: max(1, Int(width)), height: max(1, Int(height)))
  }
}
