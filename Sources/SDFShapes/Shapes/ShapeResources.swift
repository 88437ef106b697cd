public import SDFGeometry
public import SDFGrid

/// Where the files and texts that shapes name come from: files belong to the caller, so does SVG's path data.
public protocol ShapeResources: Sendable {
  /// The field that a custom shape names.
  ///
  /// - Parameter file: the name as the shape gives it.
  func texture(file: String) throws -> SDFTexture

  /// The path of SVG path data that uses more than ``PathShape`` reads by itself.
  ///
  /// - Parameter data: the text as the shape gives it.
  func path(data: String) throws -> Path
}

/// No files and no texts.
public struct NoShapeResources: ShapeResources {
  /// Why there is none.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Makes it.
  public init() {}

  /// Refuses every file.
  public func texture(file: String) throws -> SDFTexture {
    throw Missing(description: "no files are at hand here")
  }

  /// Refuses every text.
  public func path(data: String) throws -> Path {
    throw Missing(description: "only absolute M, L, Q, C and Z commands are understood here")
  }
}
