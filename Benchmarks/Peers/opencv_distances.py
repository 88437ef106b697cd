"""Distances by OpenCV from an 8-bit mask, as the benchmarks compare with them."""

import cv2
import numpy

#: OpenCV's mask sizes by the names that the benchmarks use.
METHODS = {"exact": cv2.DIST_MASK_PRECISE, "chamfer": cv2.DIST_MASK_5}


def states(mask):
    """The mask cut at coverage 0.5, and its inverse, as OpenCV wants them: 0 or 255."""
    inside = numpy.where(mask > 127, numpy.uint8(255), numpy.uint8(0))
    return inside, cv2.bitwise_not(inside)


def both_signs(inside, outside, method, inner=None, outer=None):
    """Distances of inside texels to the nearest outside one, and the other way round."""
    inner = cv2.distanceTransform(inside, cv2.DIST_L2, METHODS[method], dst=inner, dstType=cv2.CV_32F)
    outer = cv2.distanceTransform(outside, cv2.DIST_L2, METHODS[method], dst=outer, dstType=cv2.CV_32F)
    return inner, outer


def signed(inner, outer):
    """One signed field, negative inside, in place of `outer`.

    The transforms measure between texel centres of different state; the outline lies midway, so half a
    texel comes off each (the usual correction).
    """
    numpy.subtract(outer, inner, out=outer)
    outer -= numpy.copysign(numpy.float32(0.5), outer)
    return outer
