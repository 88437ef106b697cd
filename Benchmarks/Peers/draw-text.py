#!/usr/bin/env python3
"""Draws a page of prose as an 8-bit mask: draw-text.py WIDTH LINES OUT.raw.

The page is square, white letters (DejaVu Sans) on black, with the same words in each line at every size:
line breaks are found once, at a size of the font that fits none of the pages.
"""

import itertools
import sys

from PIL import Image, ImageDraw, ImageFont

PROSE = (
    "A drop of water in a narrow glass climbs its wall a little and bends there. The bend is called a "
    "meniscus, after the crescent moon. It is pinned at the rim and free in the middle, and it takes the "
    "shape that costs the least. Look through it and straight lines curve; move it near another drop and "
    "the two reach out, join, and are round again. Letters made of water would do the same: stems swell, "
    "serifs soften, counters close. How far each point lies from the nearest edge is all that one must "
    "know to draw this, at any size, thick or thin, sharp or round. Quick zebras jump over five dozen "
    "black waxed fjords; 0123456789 & more (say, @ 45 % of 678 #s) follow, because a page has marks too. "
)

FONT = "DejaVuSans.ttf"
REFERENCE = 300  # pixels an em at which lines are broken
EM = 0.78  # of the distance between lines
MARGIN = 0.5  # of the distance between lines, on each side


def font(size):
    return ImageFont.truetype(FONT, size, layout_engine=ImageFont.Layout.BASIC)


def broken(lines):
    """The words of each line of a page."""
    reference = font(REFERENCE)
    width = (lines - 2 * MARGIN) * REFERENCE / EM
    words = itertools.cycle(PROSE.split())
    line = next(words)
    for _ in range(lines):
        while True:
            word = next(words)
            if reference.getlength(f"{line} {word}") > width:
                break
            line = f"{line} {word}"
        yield line
        line = word


def main():
    width, lines, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    pitch = width / lines
    page = Image.new("L", (width, width), 0)
    draw = ImageDraw.Draw(page)
    face = font(EM * pitch)
    for row, line in enumerate(broken(lines)):
        draw.text((MARGIN * pitch, (row + 0.75) * pitch), line, fill=255, font=face, anchor="ls")
    with open(path, "wb") as out:
        out.write(page.tobytes())


main()
