"""
Cuts the site's font files out of the static cuts of two npm packages, for `src/styles/fonts.css`.

    npm pack @expo-google-fonts/brygada-1918@0.4.2 @expo-google-fonts/hanken-grotesk@0.4.3
    for file in *.tgz; do mkdir "${file%.tgz}" && tar xzf "$file" -C "${file%.tgz}"; done
    pip install fonttools==4.66.1 brotli==1.2.0
    python src/styles/build-fonts.py <folder of the packages> static/fonts

Needed only when a letter or a weight is to come in; its result is kept in `static/fonts`. Why own
files: the packages for the web part Polish letters from the Latin ones, so that a Polish page needs
two files of a family, lays itself out twice and loses the kerning between them.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont

# `unicode-range` in fonts.css names the same letters.
POLISH = [ord(letter) for letter in (
    " !%&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźż\u00a0°²§©–—’”„…×·−"
)]
OTHER = [code for code in [*range(0x21, 0x7F), *range(0xA1, 0x180), 0x2018, 0x201C, 0x2022, 0x20AC]
         if code not in POLISH]


def cut(file: Path, letters: list[int]) -> TTFont:
    """The given letters of a font with their kerning, without hints and names."""
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = []
    options.glyph_names = True
    options.drop_tables += ["STAT", "gasp"]
    font = subset.load_font(str(file), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def variable(light: Path, bold: Path, letters: list[int]) -> TTFont:
    """One font for all weights from 400 to 700; the kerning is that of the light one."""
    axis = AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=700)
    space = DesignSpaceDocument()
    space.addAxis(axis)
    kerned = cut(light, letters)
    for weight, file in ((400, light), (700, bold)):
        master = cut(file, letters)
        for table in ("GPOS", "GSUB", "GDEF"):
            if table in master:
                del master[table]
        space.addSource(SourceDescriptor(font=master, location={"Weight": weight}, name=str(weight)))
    font, _, _ = varLib.build(space)
    for table in ("STAT", "MVAR", "HVAR"):
        if table in font:
            del font[table]
    # Saved once, so that both number their glyphs alike.
    with TemporaryDirectory() as folder:
        font.save(f"{folder}/font.ttf")
        font = TTFont(f"{folder}/font.ttf")
        font.ensureDecompiled()
    assert font.getGlyphOrder() == kerned.getGlyphOrder()
    font["GPOS"] = kerned["GPOS"]
    return font


def main(packages: Path, target: Path) -> None:
    """Writes the four files; see above."""
    def file(name: str) -> Path:
        return next(packages.rglob(name))

    for suffix, letters in (("", POLISH), ("-other", OTHER)):
        fonts = {
            "brygada-1918-bold": cut(file("Brygada1918_700Bold.ttf"), letters),
            "hanken-grotesk": variable(
                file("HankenGrotesk_400Regular.ttf"), file("HankenGrotesk_700Bold.ttf"), letters
            ),
        }
        for name, font in fonts.items():
            font["post"].formatType = 3
            font.flavor = "woff2"
            font.save(target / f"{name}{suffix}.woff2")


main(Path(sys.argv[1]), Path(sys.argv[2]))
