import CKernels
import SDFGrid

/// The C kernels behind spans: the only unsafe code of this room.
///
/// Each method checks that memory is long enough and calls one kernel of `CKernels`, where what it does
/// is said. All instruction sets give the same bits.
@safe
struct RowKernels: @unchecked Sendable {
  private let table: UnsafePointer<ck_kernels>

  /// The best kernels for this machine.
  static let best = unsafe RowKernels(table: ck_best())
  /// The kernels for the platform's plain instruction set.
  static let plain = unsafe RowKernels(table: ck_plain())

  private init(table: UnsafePointer<ck_kernels>) { unsafe self.table = table }

  /// The name of the instruction set.
  var name: String { unsafe String(cString: table.pointee.name) }

  /// Writes the places where two rows of equal length differ to the front of `places`, which is grown to
  /// their length; gives their number.
  func differences(_ a: Span<UInt8>, _ b: Span<UInt8>, into places: inout [Int32]) -> Int {
    let count = a.count
    precondition(b.count == count)
    if places.count < count { places = [Int32](repeating: 0, count: count) }
    return unsafe places.withUnsafeMutableBufferPointer { places in
      unsafe a.withUnsafeBufferPointer { a in
        unsafe b.withUnsafeBufferPointer { b in
          guard count > 0 else { return 0 }
          return unsafe table.pointee.differences(
            a.baseAddress!, b.baseAddress!, count, places.baseAddress!)
        }
      }
    }
  }

  /// Writes the nearest of the elements in some buckets for each point of a tile whose first texel is at
  /// (x, y); `most` is the number of elements in the buckets.
  func flood(
    _ tile: ck_tile, elements: Span<EdgeElement>, pyramid: ElementPyramid, buckets: Span<UInt32>,
    most: Int, scratch: inout [Float], into nearest: RowWriter<UInt32>, x: Int, y: Int
  ) {
    let needed = ck_tile_scratch(most) / MemoryLayout<Float>.stride
    // The kernel writes what it reads, so that filling the memory first would be for nothing.
    if scratch.count < needed {
      scratch = unsafe [Float](unsafeUninitializedCapacity: needed * 2) { $1 = needed * 2 }
    }
    precondition(x + Int(tile.columns) <= nearest.size.width && y + Int(tile.rows) <= nearest.size.height)
    precondition(most > 0 && buckets.count > 0)
    unsafe elements.withUnsafeBytes { elements in
      unsafe buckets.withUnsafeBufferPointer { list in
        unsafe scratch.withUnsafeMutableBytes { scratch in
          unsafe pyramid.withKernelBuckets { buckets in
            unsafe nearest.withTile(x: x, y: y) { out, stride in
              var tile = tile
              tile.stride = stride
              unsafe table.pointee.flood(
                elements.baseAddress!.assumingMemoryBound(to: ck_element.self), buckets,
                list.baseAddress!, list.count, tile, most, scratch.baseAddress!, out)
            }
          }
        }
      }
    }
  }

  /// Writes distances and gradients of a row and gives the least distance; all spans are as long as
  /// `distance`.
  func distance(
    _ elements: Span<EdgeElement>, nearest: Span<UInt32>, columns: Span<Int32>, y: Int32,
    signs: Span<Float>, distance: inout MutableSpan<Float>, gradientX: inout MutableSpan<Float>,
    gradientY: inout MutableSpan<Float>
  ) -> Float {
    let count = distance.count
    precondition(nearest.count >= count && columns.count >= count && signs.count >= count)
    precondition(gradientX.count >= count && gradientY.count >= count)
    return unsafe elements.withUnsafeBytes { elements in
      return unsafe nearest.withUnsafeBufferPointer { nearest in
        return unsafe columns.withUnsafeBufferPointer { columns in
          return unsafe signs.withUnsafeBufferPointer { signs in
            return unsafe distance.withUnsafeMutableBufferPointer { distance in
              return unsafe gradientX.withUnsafeMutableBufferPointer { gradientX in
                return unsafe gradientY.withUnsafeMutableBufferPointer { gradientY in
                  guard let base = elements.baseAddress, count > 0 else { return .infinity }
                  return unsafe table.pointee.distance(
                    base.assumingMemoryBound(to: ck_element.self), nearest.baseAddress!,
                    columns.baseAddress!, y, signs.baseAddress!, count, distance.baseAddress!,
                    gradientX.baseAddress!, gradientY.baseAddress!)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Packs a row of distance, held within ±limit, and gradient into texels of height 0.
  func pack(
    distance: Span<Float>, gradientX: Span<Float>, gradientY: Span<Float>, limit: Float,
    into row: inout MutableSpan<HalfTexel>
  ) {
    let count = row.count
    precondition(distance.count >= count && gradientX.count >= count && gradientY.count >= count)
    unsafe distance.withUnsafeBufferPointer { distance in
      unsafe gradientX.withUnsafeBufferPointer { gradientX in
        unsafe gradientY.withUnsafeBufferPointer { gradientY in
          unsafe row.withUnsafeMutableBytes { row in
            guard let base = row.baseAddress, count > 0 else { return }
            unsafe table.pointee.pack(
              distance.baseAddress!, gradientX.baseAddress!, gradientY.baseAddress!, limit, count,
              base.assumingMemoryBound(to: UInt16.self))
          }
        }
      }
    }
  }
}

extension ElementPyramid {
  /// Lends the buckets as the kernels have them.
  @unsafe
  fileprivate func withKernelBuckets(_ body: (ck_buckets) -> Void) {
    unsafe boxes.withUnsafeBytes { boxes in
      unsafe starts.withUnsafeBufferPointer { starts in
        unsafe ids.withUnsafeBufferPointer { ids in
          unsafe body(
            ck_buckets(
              bounds: boxes.baseAddress!.assumingMemoryBound(to: ck_bounds.self),
              starts: starts.baseAddress!, ids: ids.baseAddress!))
        }
      }
    }
  }
}
