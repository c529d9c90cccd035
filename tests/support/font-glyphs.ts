import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const fonts = new Map<string, Font>();

/** Whether a font file has a glyph for a character. */
export function hasGlyph(path: string, character: string): boolean {
  const font = fonts.get(path) ?? (create(readFileSync(path)) as Font); // one face in each file
  fonts.set(path, font);
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
