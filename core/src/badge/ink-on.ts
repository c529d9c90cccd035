const WHITE = '#ffffff';
const INK = '#1b1c1f';
/** The least contrast of large text (WCAG 1.4.3). */
const LARGE_TEXT = 3;

/** White where it can be read on the colour, else ink. Colours are `#rrggbb`. */
export const inkOn = (colour: string): string => (1.05 / (luminance(colour) + 0.05) >= LARGE_TEXT ? WHITE : INK);

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
