#!/usr/bin/env python3
"""A PNG mask to raw signed 32-bit distances with OpenCV: png-to-distances.py IN.png OUT.raw."""

import sys

import cv2

import opencv_distances as distances


def main():
    mask = cv2.imread(sys.argv[1], cv2.IMREAD_GRAYSCALE)
    inner, outer = distances.both_signs(*distances.states(mask), "exact")
    distances.signed(inner, outer).tofile(sys.argv[2])


main()
