/** Units that follow a number after a space; longer texts, such as "pieces", may begin a line. */
const UNIT = '(?:mm|cm|m|km|in|ft|yd|µm|m²|cm²|m³|ml|cl|dl|l|L|fl|oz|mg|g|kg|lb|gsm|W|kW|V|A|Hz|mAh|Wh|lm|bar|°C|°F|%)';

const UNIT_AFTER_NUMBER = new RegExp(`(\\d) (?=${UNIT}(?![\\p{L}\\d-]))`, 'gu');
const TIMES = /(?<=\d) ?× ?(?=\d)/g;

const NO_BREAK_SPACE = '\u00A0';

/** A product's text whose sizes, such as "50 × 35 × 20 cm" and "450 ml", stay on one line. */
export const joinMeasures = (text: string): string =>
  text.replace(TIMES, `${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`).replace(UNIT_AFTER_NUMBER, `$1${NO_BREAK_SPACE}`);
