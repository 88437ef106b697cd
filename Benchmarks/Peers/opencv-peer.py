#!/usr/bin/env python3
"""Answers timing requests about OpenCV: one JSON object a line in, one a line out.

    {"do": "versions"}                                  → {"opencv": …, "numpy": …, …}
    {"do": "load", "path": …, "width": …, "height": …}  → {"inside": texels inside}
    {"do": "time", "method": "exact", "threads": 2}     → {"nanoseconds": …}
    {"do": "signed", "method": "exact", "path": …}      → {}, the field written as 32-bit floats

What is timed is the two transforms alone, of both signs, into memory that is kept from call to call.
Cutting the mask at 0.5 and joining the two signs are not timed. An error ends the process.
"""

import json
import platform
import sys
import time

import cv2
import numpy
import PIL

import opencv_distances as distances


class Peer:
    """A mask in memory and the memory for its distances."""

    def versions(self, _):
        return {
            "opencv": cv2.__version__,
            "numpy": numpy.__version__,
            "pillow": PIL.__version__,
            "python": platform.python_version(),
        }

    def load(self, request):
        self.inner = self.outer = None
        mask = numpy.fromfile(request["path"], dtype=numpy.uint8)
        mask = mask.reshape(request["height"], request["width"])
        self.inside, self.outside = distances.states(mask)
        return {"inside": int(cv2.countNonZero(self.inside))}

    def time(self, request):
        cv2.setNumThreads(request["threads"])
        start = time.perf_counter_ns()
        self.inner, self.outer = distances.both_signs(
            self.inside, self.outside, request["method"], self.inner, self.outer
        )
        return {"nanoseconds": time.perf_counter_ns() - start}

    def signed(self, request):
        inner, outer = distances.both_signs(self.inside, self.outside, request["method"])
        distances.signed(inner, outer).tofile(request["path"])
        return {}


def main():
    peer = Peer()
    for line in sys.stdin:
        request = json.loads(line)
        answer = getattr(peer, request["do"])(request)
        print(json.dumps(answer), flush=True)


main()
