import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the operating system that Foundation has no checked form of.
enum POSIX {
  /// What an error number means, in lower case, as it stands after a colon.
  static func message(_ error: Int32) -> String {
    switch error {
    case ENOENT: "no such file"
    case EISDIR: "is a directory"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space left on the device"
    case EFBIG: "the file would exceed the size limit"
    case EDQUOT: "the disk quota is used up"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case ENOTDIR: "a part of the path is no folder"
    case EBADF: "is closed"
    default: "error \(error): \(unsafe String(cString: strerror(error)))"
    }
  }

  /// What is at the end of a path, through links; nil where nothing is, with the error number.
  static func status(_ path: String) -> (entry: FileStatus?, error: Int32) {
    var info = stat()
    return unsafe stat(path, &info) == 0 ? (FileStatus(info), 0) : (nil, errno)
  }

  /// What a descriptor is open on.
  static func status(of descriptor: Descriptor) -> FileStatus? {
    var info = stat()
    return unsafe fstat(descriptor.number, &info) == 0 ? FileStatus(info) : nil
  }

  /// The bytes of address space that this process may have; nil where there is no limit.
  package static var addressSpaceLimit: Int? {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_AS
    #else
      let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    #endif
    guard unsafe getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(Int.max) else { return nil }
    return Int(limit.rlim_cur)
  }

  /// Whether the current user may write at a path.
  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// The path that a symbolic link holds; nil for anything else.
  static func linkTarget(_ path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// Opens a file; the error number where that fails.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) -> Result<Descriptor, ErrorNumber> {
    while true {
      #if canImport(Darwin)
        let number = unsafe Darwin.open(path, flags | O_CLOEXEC, mode)
      #elseif canImport(Musl)
        let number = unsafe Musl.open(path, flags | O_CLOEXEC, mode)
      #else
        let number = unsafe Glibc.open(path, flags | O_CLOEXEC, mode)
      #endif
      if number >= 0 { return .success(Descriptor(number: number)) }
      if errno != EINTR { return .failure(ErrorNumber(value: errno)) }
    }
  }
}

/// An error number of the operating system.
struct ErrorNumber: Error {
  var value: Int32
}

/// The part of a file's status that commands ask for.
struct FileStatus {
  /// The kind bits of the mode.
  private var kind: mode_t
  /// Bytes, for a regular file.
  var size: Int
  /// The device and the file on it: equal for two names of one file.
  var device: UInt64
  var node: UInt64

  init(_ info: stat) {
    kind = info.st_mode & S_IFMT
    size = Int(info.st_size)
    device = UInt64(truncatingIfNeeded: info.st_dev)
    node = UInt64(truncatingIfNeeded: info.st_ino)
  }

  var isDirectory: Bool { kind == S_IFDIR }
  var isRegular: Bool { kind == S_IFREG }
}
