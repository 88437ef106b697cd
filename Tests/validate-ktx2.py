#!/usr/bin/env python3
"""Checks KTX2 files of meniscus against the layout, independently of the Swift code.

    validate-ktx2.py FILE...

Prints a line for each file. Exits with 1 where a file is wrong, and says why on standard error.
Written from the KTX 2.0 and Khronos Data Format 1.3 specifications; the standard library only.
"""

import json
import struct
import sys

IDENTIFIER = bytes.fromhex("AB4B5458203230BB0D0A1A0A")
# vkFormat: name, bytes of a channel
FORMATS = {97: ("half", 2), 109: ("float", 4)}
JSON_TYPES = {
    "border": str, "contract": int, "flood": dict, "height": dict, "origin": list, "outline": bool,
    "padding": int, "scale": list, "source": str,
}


class Invalid(Exception):
    """A file breaks a rule; the text says which."""


def require(condition, reason):
    if not condition:
        raise Invalid(reason)


def equal(name, found, expected):
    require(found == expected, f"{name} is {found}, {expected} is expected")


def descriptor(channel_bytes):
    """The data format descriptor, built from its fields."""
    bits = 8 * channel_bytes
    block = struct.pack("<IHHBBBB", 0, 2, 88, 1, 0, 1, 0)  # basic, 1.3, size; RGBSDA, linear
    block += struct.pack("<4B8B", 0, 0, 0, 0, 4 * channel_bytes, 0, 0, 0, 0, 0, 0, 0)
    for index, channel in enumerate((0, 1, 2, 15)):
        block += struct.pack("<HBBIff", index * bits, bits - 1, 0xC0 | channel, 0, -1.0, 1.0)
    return struct.pack("<I", 4 + len(block)) + block


def key_values(data):
    """The entries in their order; checks lengths, order and padding."""
    entries, offset = [], 0
    while offset < len(data):
        require(offset + 4 <= len(data), f"KVD entry at {offset}: its length is cut off")
        (length,) = struct.unpack_from("<I", data, offset)
        end = offset + 4 + length
        require(end <= len(data), f"KVD entry at {offset}: it is longer than the block")
        key, nul, value = data[offset + 4 : end].partition(b"\0")
        require(nul and key, f"KVD entry at {offset}: it has no key that ends with NUL")
        padded = (end + 3) // 4 * 4
        require(padded <= len(data), f"KVD entry at {offset}: its padding is cut off")
        require(not any(data[end:padded]), f"KVD entry at {offset}: its padding is not zero")
        entries.append((key.decode("utf-8"), value))
        offset = padded
    keys = [key for key, _ in entries]
    require(keys == sorted(set(keys)), f"the KVD keys {keys} are not sorted, or one is there twice")
    return entries


def text(key, value):
    require(value.endswith(b"\0") and b"\0" not in value[:-1], f"{key} does not end with one NUL")
    return value[:-1].decode("utf-8")


def sorted_object(pairs):
    keys = [key for key, _ in pairs]
    require(keys == sorted(set(keys)), f"the JSON keys {keys} are not sorted")
    return dict(pairs)


def refuse_constant(name):
    raise Invalid(f"the JSON holds {name}")


def check_metadata(source):
    record = json.loads(source, object_pairs_hook=sorted_object, parse_constant=refuse_constant)
    require("\n" not in source and "\\/" not in source, "the JSON is not on one line, or escapes slashes")
    for key, kind in JSON_TYPES.items():
        require(key in record, f"the JSON has no \"{key}\"")
        require(type(record[key]) is kind, f"\"{key}\" in the JSON is {record[key]!r}")
    require("range" in record, "the JSON has no \"range\"")
    equal("\"contract\" in the JSON", record["contract"], 1)
    for key in ("origin", "scale"):
        numbers = [type(value) in (int, float) for value in record[key]]
        require(numbers == [True, True], f"\"{key}\" in the JSON is {record[key]!r}")


def check_keys(entries):
    values = {key: text(key, value) for key, value in entries if key.startswith("KTX") or key == "meniscus"}
    require(values.get("KTXorientation") in ("rd", "ru"), f"KTXorientation is {values.get('KTXorientation')!r}")
    require(values.get("KTXwriter", "").startswith("meniscus "), f"KTXwriter is {values.get('KTXwriter')!r}")
    if "meniscus" in values:
        check_metadata(values["meniscus"])


def flags(data, mask, value):
    """An integer with one byte for each byte of data: 1 where the masked byte has the value."""
    table = bytes(1 if byte & mask == value else 0 for byte in range(256))
    return int.from_bytes(data.translate(table), "little")


def check_finite(level, data, channel_bytes):
    if channel_bytes == 2:
        bad = flags(data[1::2], 0x7C, 0x7C)
    else:
        bad = flags(data[3::4], 0x7F, 0x7F) & flags(data[2::4], 0x80, 0x80)
    if bad:
        number = ((bad & -bad).bit_length() - 1) // 8
        raise Invalid(f"number {number} of level {level} is not finite")


def check_levels(data, count, width, height, channel_bytes, end):
    alignment = 4 * channel_bytes
    for level in reversed(range(count)):  # the smallest lies first
        offset, length, plain = struct.unpack_from("<QQQ", data, 80 + 24 * level)
        size = max(1, width >> level) * max(1, height >> level) * 4 * channel_bytes
        equal(f"byteLength of level {level}", length, size)
        equal(f"uncompressedByteLength of level {level}", plain, size)
        equal(f"byteOffset of level {level}", offset, -(-end // alignment) * alignment)
        require(offset + length <= len(data), f"level {level} is cut off")
        require(not any(data[end:offset]), f"the padding before level {level} is not zero")
        end = offset + length
        check_finite(level, data[offset:end], channel_bytes)
    equal("the file's size", len(data), end)


def check(data):
    """Checks one file's bytes; returns a line about it or raises Invalid."""
    require(data[:12] == IDENTIFIER, "it does not start with KTX2's identifier")
    require(len(data) >= 80, "the header is cut off")
    (vk_format, type_size, width, height, depth, layers, faces, count, scheme,
     dfd, dfd_length, kvd, kvd_length, sgd, sgd_length) = struct.unpack_from("<13I2Q", data, 12)
    require(vk_format in FORMATS, f"vkFormat is {vk_format}, 97 or 109 is expected")
    precision, channel_bytes = FORMATS[vk_format]
    equal("typeSize", type_size, channel_bytes)
    require(width >= 1 and height >= 1, f"the size is {width}x{height}")
    equal("pixelDepth, layerCount, faceCount", (depth, layers, faces), (0, 0, 1))
    chain = max(width, height).bit_length()
    require(count in (1, chain), f"levelCount is {count}, 1 or {chain} is expected")
    equal("supercompressionScheme", scheme, 0)
    equal("sgdByteOffset, sgdByteLength", (sgd, sgd_length), (0, 0))
    equal("dfdByteOffset", dfd, 80 + 24 * count)
    equal("dfdByteLength", dfd_length, 92)
    equal("kvdByteOffset", kvd, dfd + 92)
    require(kvd + kvd_length <= len(data), "the KVD is cut off")
    found, expected = data[dfd : dfd + 92], descriptor(channel_bytes)
    equal("the DFD", found.hex(), expected.hex())
    check_keys(key_values(data[kvd : kvd + kvd_length]))
    check_levels(data, count, width, height, channel_bytes, kvd + kvd_length)
    return f"{width}x{height} {precision}, {count} level{'s' if count > 1 else ''}"


def main(paths):
    if not paths:
        print(__doc__.strip(), file=sys.stderr)
        return 64
    failed = False
    for path in paths:
        try:
            with open(path, "rb") as file:
                print(f"{path}: valid, {check(file.read())}")
        except (Invalid, OSError, ValueError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
