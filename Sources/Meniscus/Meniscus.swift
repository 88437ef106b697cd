@_exported public import SDFGeometry
@_exported public import SDFGrid
@_exported public import SDFPipeline
@_exported public import SDFShapes
