/**
 * How numbers and sizes are written, decided before anything else is made of a text: what a sign between two digits means is
 * lost once it is taken away. Texts come in lower case and with the digits 0 to 9.
 */

/** Passes over one text. It takes a second where a size shows only once the fraction in it has become a decimal. */
const MAX_PASSES = 4;

/** One spelling for decimals, thousands, fractions, inches and sizes; lists of numbers fall apart. */
export function readNumbers(text: string): string {
  let read = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = readOnce(read);
    if (next === read) break;
    read = next.replace(/ +/g, ' ');
  }
  return read;
}

function readOnce(text: string): string {
  if (!/\d/.test(text) || !HAS_NUMBER_SIGN.test(text)) return text;
  const numbers = withInches(text)
    .replaceAll(ARABIC_POINT, '.')
    .replace(NUMBER_BARE_POINT, '0.')
    .replace(NUMBER_WITH_SIGNS, readNumber)
    .replace(ALL_IN_ONE, '$1in1');
  const sizes = HAS_SIZE_SIGN.test(numbers)
    ? numbers.replace(UNIT_REPEATED, '$1x').replace(SIZE_SIGN, 'x').replace(UNIT_OF_CODE, '$1')
    : numbers;
  return sizes.includes('/') ? sizes.replace(THREAD, threadOf).replace(NUMBER_FRACTION, decimalOf) : sizes;
}

/** What any of the patterns below begins with. Most texts have none of it, and one look tells that. */
const HAS_NUMBER_SIGN = /\d\s?["”″'′]|\d[.,\u066c’/]\d|\u066b|[x×*✕✖⨯∗х]\s*\d|(?:^|\s)\.\d|\d[ -]?in[ -]?1/;

/** ".75" is 0.75. */
const NUMBER_BARE_POINT = /(?<=^|\s)\.(?=\d)/g;
/** "3 in 1", "3-in-1" and "3in1". */
const ALL_IN_ONE = /(?<![\d./])(\d{1,2})[ -]?in[ -]?1(?![\d/]|[.,]\d)/g;
/** "M12x60mm" is M12x60. */
const UNIT_OF_CODE = /(?<![a-z\d.])([a-z]{1,3}\d+(?:\.\d+)?x\d+(?:\.\d+)?) ?(?:mm|cm)(?![a-z0-9])/g;

/** The decimal sign beside Arabic digits is a point in any case. */
const ARABIC_POINT = '\u066b';
const NUMBER_WITH_SIGNS = /\d+(?:[.,\u066c'’]\d+)+/g;
/** A number of up to three digits, none of them a leading zero, and groups of three. */
const IS_THOUSANDS = /^[1-9]\d{0,2}(?:(?<sign>[.,\u066c'’])\d{3})(?:\k<sign>\d{3})*$/;
/** "7.375" is 7 3/8, as inches are written. */
const IS_EIGHTHS = /^\d{1,2}\.(?:125|375|625|875)$/;
/** A list of numbers from a hundred on, none of which could be a group of a round number. */
const IS_SIZE_LIST = /^\d{3}(?:,(?!000)\d{3}){2,}$/;

/**
 * Groups of three digits are thousands, whichever sign is between them; a comma before any other number of digits
 * is a point. Where neither can be, the signs part numbers: "36,37,38" are three.
 */
function readNumber(written: string): string {
  if (IS_EIGHTHS.test(written)) return written;
  if (IS_SIZE_LIST.test(written)) return written.replaceAll(',', ' ');
  if (IS_THOUSANDS.test(written)) return written.replace(/\D/g, '');
  const last = written.search(/\D\d+$/);
  const [whole, sign, part] = [written.slice(0, last), written.charAt(last), written.slice(last + 1)];
  if (/^\d+$/.test(whole)) {
    return sign === '.' || sign === ',' ? `${whole}.${part}` : `${whole} ${part}`;
  }
  if (!whole.includes(sign) && IS_THOUSANDS.test(whole)) return `${whole.replace(/\D/g, '')}.${part}`;
  return /^[\d.]+$/.test(written)
    ? written
    : written
        .split(/[^\d.]/)
        .map(joinThousands)
        .join(' ');
}

const joinThousands = (item: string): string => (IS_THOUSANDS.test(item) ? item.replace(/\D/g, '') : item);

const HAS_SIZE_SIGN = /[x×*✕✖⨯∗х]\s*\d/;
/** "60 cm × 40 cm": the unit is said once. */
const UNIT_REPEATED = /(\d)\s?(mm|cm|m|in|inch|مم|سم|م|毫米|厘米|米)\s?[x×*✕✖⨯∗х]\s?(?=\d+(?:\.\d+)?\s?\2(?!\p{L}))/gu;
const SIZE_SIGN = /(?<=\d)\s*[x×*✕✖⨯∗х]\s*(?=\d)/g;

/** Parts of an inch, alone or after a whole number, that stand apart from any code. */
const NUMBER_FRACTION = /(?<![\d.,/\-a-z])(?:(\d{1,2})[ -])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/]|[.,]\d)/g;

/** The name of a thread before its size in inches, as in "G1/2". */
const THREAD =
  /(?<![a-z\d])(g|r[cp]?|npt|bsp[pt]?)[ -]?((?:\d{1,2}[ -])?\d{1,2}\/(?:2|4|8|16)(?![\d/]|[.,]\d))(?: ?in(?![a-z0-9]))?/g;

/** As a code, and as a size that is found without the thread's name. */
function threadOf(written: string, thread: string, size: string): string {
  const inches = size.replace(NUMBER_FRACTION, decimalOf);
  return inches.includes('/') ? written : `${thread}${inches} ${inches} in`;
}

function decimalOf(written: string, whole: string | undefined, parts: string, all: string): string {
  const [above, below] = [Number(parts), Number(all)];
  return above < below && above % 2 === 1 ? String(Number(whole ?? 0) + above / below) : written;
}

/** A double quote behind a digit is an inch, unless the text has quotation marks. `7" 1 GB` is no seven in one. */
const withInches = (text: string): string =>
  /(?:^|[\s(])["”“]/.test(text)
    ? text
    : text.replace(/(?<=\d)\s?(?:["”″]|''|′′)(?![a-z0-9])(\s*1(?!\d))?/g, (_, one: string = '') =>
        one === '' ? ' in ' : ` inch${one}`,
      );
