/** The contrast that white text on a button needs. WCAG 1.4.3 */
const MIN_CONTRAST = 4.5;

/**
 * Returns an accent colour as `#rrggbb` in lower case; undefined if it is no such colour, or too light for the white
 * text of a button.
 */
export function parseAccent(text: string): string | undefined {
  const colour = text.toLowerCase();
  return /^#[0-9a-f]{6}$/.test(colour) && getContrastToWhite(colour) >= MIN_CONTRAST ? colour : undefined;
}

function getContrastToWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
