/** A short word after a number is its unit; longer ones, such as "pieces", may begin a line. */
const UNIT_AFTER_NUMBER = /(\d) (?=(?:°?\p{L}{1,3}[²³]?|%)(?![\p{L}\d-]))/gu;
const TIMES = /(?<=\d) ?× ?(?=\d)/g;

const NO_BREAK_SPACE = '\u00A0';

/** A product's text whose sizes, such as "50 × 35 × 20 cm" and "450 ml", stay on one line. */
export const joinMeasures = (text: string): string =>
  text.replace(TIMES, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`).replace(UNIT_AFTER_NUMBER, `$1${NO_BREAK_SPACE}`);
