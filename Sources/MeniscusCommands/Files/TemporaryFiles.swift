import Foundation
import Synchronization

/// The temporary files of this process, so that none outlives it.
///
/// Files are made, renamed and removed under one lock. A signal takes the lock for good: nothing
/// comes into being after the last file is removed.
enum TemporaryFiles {
  private static let live = Mutex<Set<String>>([])

  /// Makes an empty file with a name that nobody has, open for writing, in a folder.
  ///
  /// Its mode is that of any new file: 0666 without the bits of the umask.
  static func create(in folder: String) -> Result<(path: String, file: Descriptor), ErrorNumber> {
    live.withLock { live in
      while true {
        let name = ".meniscus-\(ProcessInfo.processInfo.processIdentifier)-\(UInt64.random(in: 0 ... .max))"
        let path = folder + "/" + name + ".tmp"
        switch POSIX.open(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666) {
        case .success(let file):
          live.insert(path)
          return .success((path, file))
        case .failure(let error) where error.value == EEXIST: continue
        case .failure(let error): return .failure(error)
        }
      }
    }
  }

  /// Finds out whether files can be made in a folder; 0, or the error number.
  static func probe(_ folder: String) -> Int32 {
    switch create(in: folder) {
    case .success(let made):
      remove(made.path)
      return made.file.close()
    case .failure(let error): return error.value
    }
  }

  /// Gives temporary files their real names, with no signal in between; the first that fails and why.
  static func rename(_ files: [(path: String, target: String)]) -> (place: Int, error: Int32)? {
    live.withLock { live in
      for (place, file) in files.enumerated() {
        guard unsafe Foundation.rename(file.path, file.target) == 0 else { return (place, errno) }
        live.remove(file.path)
      }
      return nil
    }
  }

  /// Removes a temporary file.
  static func remove(_ path: String) {
    live.withLock { live in
      if live.remove(path) != nil { _ = unsafe unlink(path) }
    }
  }

  /// Removes all temporary files and calls `die`, which does not return.
  static func removeAll(andThen die: () -> Never) -> Never {
    live.withLock { live in
      for path in live { _ = unsafe unlink(path) }
      die()
    }
  }
}
