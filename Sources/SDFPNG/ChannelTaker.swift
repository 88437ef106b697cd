import SDFGrid

/// Takes one channel out of rows of interleaved samples, into a plane.
///
/// For `auto` it takes luma as long as every alpha was opaque. At the first that is not, alpha is
/// known to be the channel, and everything taken so far to be opaque: the plane is filled with that,
/// and alpha taken from there on. So one plane and one pass over the file are enough, interlaced or not.
struct ChannelTaker<Sample: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable> {
  /// 1 grey, 2 grey and alpha, 3 RGB, 4 RGBA.
  let channels: Int
  /// The channel that is being taken; not `auto`.
  private(set) var taking: PNGChannel
  /// Whether alpha may take over.
  private var isUndecided: Bool

  /// Starts taking `channel` from texels of `channels` samples; alpha must be there if asked for.
  init(_ channel: PNGChannel, channels: Int) {
    self.channels = channels
    taking = channel == .auto ? .luma : channel
    isUndecided = channel == .auto && (channels == 2 || channels == 4)
  }

  /// Whether the row as it is read is the plane's row.
  var takesWholeRow: Bool { channels == 1 }

  /// Takes `row`, whose texels go to row `y` of the plane at the pass's columns.
  mutating func take(_ row: Span<Sample>, pass: Adam7Pass, y: Int, into plane: inout Grid<Sample>) {
    if isUndecided, hasTransparency(row) {
      isUndecided = false
      taking = .alpha
      plane.fill(with: .max)
    }
    plane.withMutableRow(y) { target in
      if taking == .luma, channels >= 3 {
        takeLuma(row, pass, &target)
      } else {
        takeSample(row, sampleIndex, pass, &target)
      }
    }
  }

  /// Which of a texel's samples is taken where it is one of them.
  private var sampleIndex: Int {
    switch taking {
    case .alpha: channels - 1
    case .green: channels >= 3 ? 1 : 0
    case .blue: channels >= 3 ? 2 : 0
    case .auto, .luma, .red: 0
    }
  }

  private func hasTransparency(_ row: Span<Sample>) -> Bool {
    var all = Sample.max
    var index = channels - 1
    while index < row.count {
      all &= row[index]
      index += channels
    }
    return all != .max
  }

  private func takeSample(
    _ row: Span<Sample>, _ sample: Int, _ pass: Adam7Pass, _ target: inout MutableSpan<Sample>
  ) {
    var index = sample
    var x = pass.x
    while index < row.count {
      target[x] = row[index]
      index += channels
      x += pass.columnStep
    }
  }

  private func takeLuma(_ row: Span<Sample>, _ pass: Adam7Pass, _ target: inout MutableSpan<Sample>) {
    var index = 0
    var x = pass.x
    while index < row.count {
      target[x] = luma(row[index], row[index + 1], row[index + 2])
      index += channels
      x += pass.columnStep
    }
  }
}

/// Rec. 709 luma of stored samples in 16-bit fractions of one, rounded to nearest.
///
/// The weights add up to exactly one, so grey stays what it is; 32 bits hold the sum of 16-bit samples.
@inline(__always)
func luma<Sample: FixedWidthInteger & UnsignedInteger>(
  _ red: Sample, _ green: Sample, _ blue: Sample
) -> Sample {
  let sum =
    UInt32(truncatingIfNeeded: red) &* 13933 &+ UInt32(truncatingIfNeeded: green) &* 46871
    &+ UInt32(truncatingIfNeeded: blue) &* 4732
  return Sample(truncatingIfNeeded: (sum &+ 32768) >> 16)
}
