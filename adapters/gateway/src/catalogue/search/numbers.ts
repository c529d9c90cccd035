/**
 * Normalises numbers and sizes, before any other step: the meaning of a sign between two digits is lost once the sign
 * is removed. Texts are in lower case and use the digits 0 to 9.
 */

/**
 * Maximum number of passes over a text. A second one is needed if a size only appears after the fraction in it became a
 * decimal.
 */
const MAX_PASSES = 4;

/** Gives decimals, thousands, fractions, inches and sizes one spelling, and separates lists of numbers. */
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

/** Quick check for the start of any pattern below. Most texts have none, and one match tells that. */
const HAS_NUMBER_SIGN = /\d\s?["”″'′]|\d[.,\u066c’/]\d|\u066b|[x×*✕✖⨯∗х]\s*\d|(?:^|\s)\.\d|\d[ -]?in[ -]?1/;

/** ".75" is 0.75. */
const NUMBER_BARE_POINT = /(?<=^|\s)\.(?=\d)/g;
/** "3 in 1", "3-in-1" and "3in1". */
const ALL_IN_ONE = /(?<![\d./])(\d{1,2})[ -]?in[ -]?1(?![\d/]|[.,]\d)/g;
/** "M12x60mm" is M12x60. */
const UNIT_OF_CODE = /(?<![a-z\d.])([a-z]{1,3}\d+(?:\.\d+)?x\d+(?:\.\d+)?) ?(?:mm|cm)(?![a-z0-9])/g;

/** The Arabic decimal separator is always a decimal point. */
const ARABIC_POINT = '\u066b';
const NUMBER_WITH_SIGNS = /\d+(?:[.,\u066c'’]\d+)+/g;
/** Thousands: up to three digits without a leading zero, then groups of three. */
const IS_THOUSANDS = /^[1-9]\d{0,2}(?:(?<sign>[.,\u066c'’])\d{3})(?:\k<sign>\d{3})*$/;
/** "7.375" means 7 3/8, as inches are written. */
const IS_EIGHTHS = /^\d{1,2}\.(?:125|375|625|875)$/;
/** A list of numbers of three digits, none of which could be a group of zeros of a round number. */
const IS_SIZE_LIST = /^\d{3}(?:,(?!000)\d{3}){2,}$/;

/**
 * Groups of three digits are thousands, whichever sign separates them; a comma before any other number of digits is a
 * decimal point. If neither is possible, the signs separate numbers: "36,37,38" are three.
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
/** A unit that is repeated in a size: "60 cm × 40 cm" keeps only the last one. */
const UNIT_REPEATED = /(\d)\s?(mm|cm|m|in|inch|مم|سم|م|毫米|厘米|米)\s?[x×*✕✖⨯∗х]\s?(?=\d+(?:\.\d+)?\s?\2(?!\p{L}))/gu;
const SIZE_SIGN = /(?<=\d)\s*[x×*✕✖⨯∗х]\s*(?=\d)/g;

/** Fractions of an inch, alone or after a whole number, that are no part of a code. */
const NUMBER_FRACTION = /(?<![\d.,/\-a-z])(?:(\d{1,2})[ -])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/]|[.,]\d)/g;

/** The name of a thread before its size in inches, as in "G1/2". */
const THREAD =
  /(?<![a-z\d])(g|r[cp]?|npt|bsp[pt]?)[ -]?((?:\d{1,2}[ -])?\d{1,2}\/(?:2|4|8|16)(?![\d/]|[.,]\d))(?: ?in(?![a-z0-9]))?/g;

/** The thread as a code, and its size, which is found without the thread's name. */
function threadOf(written: string, thread: string, size: string): string {
  const inches = size.replace(NUMBER_FRACTION, decimalOf);
  return inches.includes('/') ? written : `${thread}${inches} ${inches} in`;
}

function decimalOf(written: string, whole: string | undefined, parts: string, all: string): string {
  const [above, below] = [Number(parts), Number(all)];
  return above < below && above % 2 === 1 ? String(Number(whole ?? 0) + above / below) : written;
}

/** A double quote after a digit is an inch, unless the text uses quotation marks. `7" 1 GB` is not "7 in 1". */
const withInches = (text: string): string =>
  /(?:^|[\s(])["”“]/.test(text)
    ? text
    : text.replace(/(?<=\d)\s?(?:["”″]|''|′′)(?![a-z0-9])(\s*1(?!\d))?/g, (_, one: string = '') =>
        one === '' ? ' in ' : ` inch${one}`,
      );
