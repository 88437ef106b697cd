import CFreeType

/// A way in which a variable font varies.
public struct FontAxis: Hashable, Sendable {
  /// Four characters: `wght` weight, `wdth` width, `slnt` slant, `opsz` optical size, or the font's own.
  public var tag: String
  /// The axis's name for people; nil where the font has none.
  public var name: String?
  /// The least value.
  public var minimum: Double
  /// The value that the font has at first.
  public var initial: Double
  /// The largest value.
  public var maximum: Double

  func check(_ value: Double) throws(FontError) {
    // Not a number is beyond every axis.
    guard value >= minimum, value <= maximum else {
      throw .axisOutOfRange(tag: tag, value: value, minimum: minimum, maximum: maximum)
    }
  }
}

/// A place of the design space that the font names.
public struct FontInstance: Hashable, Sendable {
  /// As in `Semi Bold`; nil where the name cannot be read.
  public var name: String?
  /// A value for each axis.
  public var coordinates: [Double]

  /// Makes an instance.
  public init(name: String?, coordinates: [Double]) {
    self.name = name
    self.coordinates = coordinates
  }
}

/// The value of one axis.
public struct AxisSetting: Hashable, Sendable {
  /// The axis.
  public var tag: String
  /// Where on it.
  public var value: Double

  /// Makes a setting.
  public init(tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }

  /// Reads TAG=VALUE, as in `wght=650`: a tag of four printing ASCII characters and a decimal number.
  public init(_ text: String) throws(FontError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4,
      parts[0].utf8.allSatisfy({ (0x20..<0x7F).contains($0) }),
      parts[1].unicodeScalars.allSatisfy("+-.0123456789eE".unicodeScalars.contains),
      let value = Double(parts[1]),
      value.isFinite
    else { throw .malformedAxis(text: text) }
    self.init(tag: String(parts[0]), value: value)
  }
}

extension FontAxis {
  fileprivate init(_ axis: cft_axis) {
    let name = unsafe axis.name.map { unsafe String(cString: $0) } ?? ""
    let tag = [24, 16, 8, 0].map { unsafe Unicode.Scalar(UInt8(truncatingIfNeeded: axis.tag >> $0)) }
    unsafe self.init(
      tag: String(String.UnicodeScalarView(tag)), name: name.isEmpty ? nil : name, minimum: axis.minimum,
      initial: axis.initial, maximum: axis.maximum)
  }
}

extension FaceHandle {
  var axes: [FontAxis] {
    unsafe (0..<cft_axis_count(pointer)).map { unsafe FontAxis(cft_get_axis(pointer, $0)) }
  }

  func instances(_ names: FontNames) -> [FontInstance] {
    let axes = unsafe cft_axis_count(pointer)
    return unsafe (0..<cft_instance_count(pointer)).map { instance in
      FontInstance(
        name: unsafe names[Int(cft_instance_name(pointer, instance))],
        coordinates: (0..<axes).map { unsafe cft_instance_value(pointer, instance, $0) })
    }
  }

  func setCoordinates(_ values: [Double]) -> cft_status {
    unsafe values.withUnsafeBufferPointer {
      unsafe cft_set_coordinates(pointer, $0.baseAddress, UInt32($0.count))
    }
  }
}
