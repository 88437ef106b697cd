import SDFGrid

/// What the entries of a key/value block mean to a field.
extension KTX2KeyValues {
  /// The order of the file's rows: `KTXorientation`, from the top where there is none.
  func origin() throws(KTX2Error) -> FileOrigin {
    guard let (entry, text) = try text(of: Self.orientationKey) else { return .topLeft }
    guard let origin = FileOrigin(orientation: text) else {
      throw .keyValue(offset: entry.offset, .orientation(found: text))
    }
    return origin
  }

  /// The program that wrote the file.
  func writer() throws(KTX2Error) -> String? { try text(of: Self.writerKey)?.text }

  /// Refuses keys that give the texels another meaning.
  func checkMeanings() throws(KTX2Error) {
    if let (entry, text) = try text(of: Self.swizzleKey), text != "rgba" {
      throw .keyValue(offset: entry.offset, .swizzle(found: text))
    }
    for entry in entries where Self.formatKeys.contains(entry.key) {
      throw .keyValue(offset: entry.offset, .forbidden(key: entry.key))
    }
  }

  /// The field's metadata; nil where the file has none.
  func metadata(origin: FileOrigin, height: Int) throws(KTX2Error) -> SDFMetadata? {
    guard let (entry, text) = try text(of: Self.metadataKey) else { return nil }
    do throws(MetadataError) {
      let record = try MetadataJSON.decode(Array(text.utf8))
      guard let metadata = try record.metadata(origin: origin, height: height) else {
        throw .missingKey(path: SDFMetadata.CodingKeys.contract.rawValue)
      }
      return metadata
    } catch {
      throw .metadata(offset: entry.valueOffset, error)
    }
  }

  private func text(of key: String) throws(KTX2Error) -> (entry: Entry, text: String)? {
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    guard entry.value.last == 0, !entry.value.dropLast().contains(0),
      let text = String(validating: entry.value.dropLast(), as: UTF8.self)
    else { throw .keyValue(offset: entry.offset, .valueNotString(key: key)) }
    return (entry, text)
  }
}
