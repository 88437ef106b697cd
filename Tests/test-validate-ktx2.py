#!/usr/bin/env python3
"""Shows that validate-ktx2.py takes good files and names what is wrong with broken ones.

The files are put together here, number by number, by no code of the script under test.
"""

import importlib.util
import json
import os
import struct
import subprocess
import sys
import tempfile
import unittest

SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "validate-ktx2.py")
spec = importlib.util.spec_from_file_location("validate_ktx2", SCRIPT)
validate = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(validate)

METADATA = {
    "border": "clear", "contract": 1, "flood": {"method": "exact"}, "height": {"method": "none"},
    "largestInsideDistance": 0, "origin": [0, 0.5], "outline": True, "padding": 0, "range": None,
    "scale": [1, 1], "source": "mask",
}
DFD_HALF = bytes.fromhex(
    "5c000000" "00000000" "02005800" "01000100" "00000000" "0800000000000000"
    "00000fc0" "00000000" "000080bf" "0000803f" "10000fc1" "00000000" "000080bf" "0000803f"
    "20000fc2" "00000000" "000080bf" "0000803f" "30000fcf" "00000000" "000080bf" "0000803f")
DFD_FLOAT = bytes.fromhex(
    "5c000000" "00000000" "02005800" "01000100" "00000000" "1000000000000000"
    "00001fc0" "00000000" "000080bf" "0000803f" "20001fc1" "00000000" "000080bf" "0000803f"
    "40001fc2" "00000000" "000080bf" "0000803f" "60001fcf" "00000000" "000080bf" "0000803f")


def compact(record):
    return json.dumps(record, sort_keys=True, separators=(",", ":")).encode()


def entries(orientation=b"rd", writer=b"meniscus 0.1.0", metadata=compact(METADATA)):
    return [(b"KTXorientation", orientation + b"\0"), (b"KTXwriter", writer + b"\0"),
            (b"meniscus", metadata + b"\0")]


def kvd(pairs):
    block = b""
    for key, value in pairs:
        entry = struct.pack("<I", len(key) + 1 + len(value)) + key + b"\0" + value
        block += entry + bytes(-len(entry) % 4)
    return block


def build(texel=8, sizes=((4, 3), (2, 1), (1, 1)), pairs=None, fill=0x3C):
    """A file of the given level sizes; every byte of the texels is `fill`."""
    block = kvd(entries() if pairs is None else pairs)
    start = 80 + 24 * len(sizes)
    offset, places = start + 92 + len(block), []
    for width, height in reversed(sizes):
        offset = -(-offset // texel) * texel
        places.insert(0, (offset, width * height * texel))
        offset += width * height * texel
    head = bytes.fromhex("ab4b5458203230bb0d0a1a0a") + struct.pack(
        "<13I2Q", 97 if texel == 8 else 109, texel // 4, *sizes[0], 0, 0, 1, len(sizes), 0,
        start, 92, start + 92, len(block), 0, 0)
    for place, length in places:
        head += struct.pack("<3Q", place, length, length)
    data = bytearray(head + (DFD_HALF if texel == 8 else DFD_FLOAT) + block)
    for place, length in reversed(places):
        data += bytes(place - len(data)) + bytes([fill]) * length
    return data


def patched(data, offset, value, code="<I"):
    struct.pack_into(code, data, offset, value)
    return data


class ValidateTests(unittest.TestCase):
    def refused(self, data, reason):
        with self.assertRaisesRegex((validate.Invalid, ValueError), reason):
            validate.check(bytes(data))

    def test_good_files_are_valid(self):
        self.assertEqual(validate.check(bytes(build())), "4x3 half, 3 levels")
        self.assertEqual(validate.check(bytes(build(texel=16))), "4x3 float, 3 levels")
        self.assertEqual(validate.check(bytes(build(sizes=((5, 2),)))), "5x2 half, 1 level")
        self.assertEqual(validate.check(bytes(build(pairs=entries(b"ru")[:2]))), "4x3 half, 3 levels")

    def test_every_truncation_is_refused(self):
        for texel in (8, 16):
            data = bytes(build(texel))
            for length in range(len(data)):
                with self.assertRaises((validate.Invalid, ValueError), msg=f"{length} bytes"):
                    validate.check(data[:length])

    def test_trailing_bytes_are_refused(self):
        self.refused(build() + b"\0", "the file's size")

    def test_header_fields(self):
        for offset, value, reason in (
            (0, 0, "identifier"), (12, 37, "vkFormat is 37"), (16, 1, "typeSize is 1"), (20, 0, "size is 0x3"),
            (28, 1, "pixelDepth"), (32, 1, "layerCount"), (36, 6, "faceCount"), (40, 0, "levelCount is 0"),
            (40, 2, "levelCount is 2"), (44, 2, "supercompressionScheme is 2"), (48, 156, "dfdByteOffset"),
            (52, 88, "dfdByteLength"), (56, 0, "kvdByteOffset"), (60, 1 << 31, "KVD is cut off"),
            (64, 8, "sgdByteOffset"), (88, 8, "byteLength of level 0"),
            (96, 8, "uncompressedByteLength of level 0"), (104, 8, "byteOffset of level 1"),
        ):
            self.refused(patched(build(), offset, value), reason)

    def test_every_bit_of_the_descriptor_counts(self):
        for bit in range(92 * 8):
            data = build()
            data[152 + bit // 8] ^= 1 << bit % 8
            self.refused(data, "the DFD is")

    def test_levels_in_the_wrong_order(self):
        data = build(sizes=((2, 2), (1, 1)))
        first, second = data[80:104], data[104:128]
        (offset,) = struct.unpack_from("<Q", second)
        data[80:104] = struct.pack("<Q", offset) + first[8:]
        data[104:128] = struct.pack("<Q", offset + 32) + second[8:]
        self.refused(data, "byteOffset of level 1")

    def test_padding_must_be_zero(self):
        data = build(16, pairs=entries()[:2])
        (smallest,) = struct.unpack_from("<Q", data, 80 + 48)
        end = 152 + 92 + struct.unpack_from("<I", data, 60)[0]
        self.assertLess(end, smallest)
        data[end] = 1
        self.refused(data, "padding before level 2 is not zero")
        data = build()
        data[data.index(b"rd\0") + 3] = 1
        self.refused(data, "padding is not zero")

    def test_keys(self):
        good = entries()
        for pairs, reason in (
            (good[::-1], "not sorted"), ([good[0]] + good, "there twice"), (good[1:], "KTXorientation is None"),
            (good[:1], "KTXwriter is None"), (entries(b"ld"), "KTXorientation is 'ld'"),
            (entries(writer=b"other 1"), "KTXwriter is 'other 1'"), ([(b"", b"x")] + good, "no key"),
            ([(b"KTXorientation", b"rd")] + good[1:], "does not end with one NUL"),
            ([good[0], good[1], (b"meniscus", b"\xff\0")], "utf-8"),
        ):
            self.refused(build(pairs=pairs), reason)

    def test_an_entry_longer_than_the_block(self):
        data = build()
        self.refused(patched(data, 152 + 92, 1 << 30), "longer than the block")

    def test_metadata(self):
        for metadata, reason in (
            (b"{", "Expecting"), (compact(METADATA).replace(b"0.5", b"NaN"), "NaN"),
            (compact({**METADATA, "contract": 2}), "contract"), (compact({**METADATA, "origin": [1]}), "origin"),
            (compact({**METADATA, "scale": [1, "x"]}), "scale"), (compact({**METADATA, "outline": 1}), "outline"),
            (compact({key: METADATA[key] for key in METADATA if key != "source"}), "source"),
            (json.dumps({"z": 1, "a": 2}).encode(), "JSON keys"),
        ):
            self.refused(build(pairs=entries(metadata=metadata)), reason)

    def test_numbers_that_are_not_finite(self):
        for texel, bits, size in ((8, 0x7C00, 2), (8, 0xFE00, 2), (16, 0x7F800000, 4), (16, 0xFFC00001, 4)):
            data = build(texel)
            data[-2 * size : -size] = bits.to_bytes(size, "little")
            self.refused(data, "number 46 of level 0 is not finite")
        for texel, bits, size in ((8, 0x7BFF, 2), (16, 0x7F7FFFFF, 4), (16, 0x3F800000, 4)):
            data = build(texel)
            data[-2 * size : -size] = bits.to_bytes(size, "little")
            validate.check(bytes(data))

    def test_the_command_reports_and_exits(self):
        with tempfile.TemporaryDirectory() as folder:
            good, bad = os.path.join(folder, "good.ktx2"), os.path.join(folder, "bad.ktx2")
            for path, data in ((good, build()), (bad, build()[:-1])):
                with open(path, "wb") as file:
                    file.write(data)
            run = lambda *paths: subprocess.run(
                [sys.executable, SCRIPT, *paths], capture_output=True, text=True, check=False)
            self.assertEqual(run(good).returncode, 0)
            both = run(good, bad, os.path.join(folder, "missing.ktx2"))
            self.assertEqual(both.returncode, 1)
            self.assertIn("good.ktx2: valid, 4x3 half, 3 levels", both.stdout)
            self.assertIn("bad.ktx2: level 0 is cut off", both.stderr)
            self.assertIn("missing.ktx2", both.stderr)
            self.assertEqual(run().returncode, 64)


if __name__ == "__main__":
    unittest.main()
