#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The angle of the vector (cosine, sine), −π…π.
func angle(_ sine: Double, _ cosine: Double) -> Double { atan2(sine, cosine) }
