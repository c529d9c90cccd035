const TEXT_WHITE = '#ffffff';
const TEXT_INK = '#1b1c1f';
/** Minimum contrast of large text (WCAG 1.4.3). */
const MIN_CONTRAST = 3;

/** White if it is readable on the colour, else the dark ink colour. Colours are `#rrggbb`. */
export const pickTextColour = (colour: string): string =>
  1.05 / (computeLuminance(colour) + 0.05) >= MIN_CONTRAST ? TEXT_WHITE : TEXT_INK;

/** Relative luminance as WCAG defines it. */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
