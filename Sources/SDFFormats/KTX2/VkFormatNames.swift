/// Vulkan's format numbers (Vulkan specification, `VkFormat`): the two of a field, and names for errors.
enum VkFormat {
  /// `VK_FORMAT_R16G16B16A16_SFLOAT`.
  static let half: UInt32 = 97
  /// `VK_FORMAT_R32G32B32A32_SFLOAT`.
  static let float: UInt32 = 109

  /// The name of a format that people are likely to hand in; nil for the others.
  static func name(_ format: UInt32) -> String? { names[format].map { "VK_FORMAT_" + $0 } }

  private static let names: [UInt32: String] = [
    0: "UNDEFINED", 9: "R8_UNORM", 16: "R8G8_UNORM", 23: "R8G8B8_UNORM", 29: "R8G8B8_SRGB",
    37: "R8G8B8A8_UNORM", 43: "R8G8B8A8_SRGB", 44: "B8G8R8A8_UNORM", 50: "B8G8R8A8_SRGB",
    70: "R16_UNORM", 76: "R16_SFLOAT", 83: "R16G16_SFLOAT", 90: "R16G16B16_SFLOAT",
    91: "R16G16B16A16_UNORM", 100: "R32_SFLOAT", 103: "R32G32_SFLOAT", 106: "R32G32B32_SFLOAT",
    122: "B10G11R11_UFLOAT_PACK32", 123: "E5B9G9R9_UFLOAT_PACK32", 131: "BC1_RGB_UNORM_BLOCK",
    137: "BC3_UNORM_BLOCK", 139: "BC4_UNORM_BLOCK", 141: "BC5_UNORM_BLOCK", 143: "BC6H_UFLOAT_BLOCK",
    144: "BC6H_SFLOAT_BLOCK", 145: "BC7_UNORM_BLOCK", 146: "BC7_SRGB_BLOCK",
    147: "ETC2_R8G8B8_UNORM_BLOCK", 157: "ASTC_4x4_UNORM_BLOCK", 158: "ASTC_4x4_SRGB_BLOCK",
  ]
}
