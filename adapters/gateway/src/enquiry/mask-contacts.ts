import { LRUCache } from 'lru-cache';
import { findPhones, type Span } from './find-phones.ts';

/** Replacement of contact data. */
export const MASK = '•••';

const EMAIL_LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'-]{0,63}";
const EMAIL_AT = '(?:\\s{0,2}@\\s{0,2}|\\s{0,2}[([{]\\s?at\\s?[)\\]}]\\s{0,2})';
const EMAIL_DOT = '(?:\\.|\\s?[([{]\\s?dot\\s?[)\\]}]\\s?)';
const LABEL = '[\\p{L}\\p{N}-]{1,63}';
const EMAIL = new RegExp(
  `${EMAIL_LOCAL}${EMAIL_AT}${LABEL}(?:${EMAIL_DOT}${LABEL}){0,4}${EMAIL_DOT}\\p{L}{2,22}`,
  'giu',
);

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu;
/**
 * Top-level domains that are no words; those that are words too, such as "in" or "me", count only if a path follows.
 */
const HOST_ENDINGS =
  'com|net|org|info|biz|shop|store|online|site|xyz|top|app|dev|io|co|cn|hk|tw|jp|kr|de|fr|uk|es|nl|pl|ru|ua|tr|ae|sa|eg|qa|kw|om|jo|iq|ma|tn|dz|pk|bd|lk|vn|th|ph|sg|br|mx|za|ng|ke|ca|au|nz|eu';
const HOST_WORD_ENDINGS = 'in|me|it|is|at|to|be|us|my|id|do|so|no|am|pm|ly|gg|link';
const NAME = '(?<![\\p{L}\\p{N}@.-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,5}';
const HOST_NAME = new RegExp(
  `${NAME}(?:(?<=[\\p{L}\\p{N}-]{2}\\.)(?:${HOST_ENDINGS})(?![\\p{L}\\p{N}-])(?:\\.(?:${HOST_WORD_ENDINGS})(?![\\p{L}\\p{N}-]))?(?:/[^\\s<>"]*)?|(?:${HOST_ENDINGS}|${HOST_WORD_ENDINGS})/[^\\s<>"]+|co\\.(?:${HOST_WORD_ENDINGS})(?![\\p{L}\\p{N}-]))`,
  'giu',
);

const MESSAGE_SERVICES =
  '(?<!\\p{Script=Latin})(?:whats\\s?app|we\\s?chat|weixin|微信|telegram|skype|viber|snapchat|instagram|facebook|messenger|kakao\\s?talk|zalo|qq|line\\s?id)|واتس\\s?اب|واتساب|تيليجرام|تلغرام|سكايب|انستغرام|وي\\s?شات';
const MARK = '(?:\\s{0,2}(?:id|no\\.?|number|name|account|handle|is|رقم|هو|号)){0,2}\\s{0,2}[:=：@]\\s{0,2}';
/**
 * A quantity, a size, an answer, or a production site: `facebook 50000 keyrings`, `LINE ID: 25mm`, `WhatsApp: yes` and
 * `LINE ID: A12 production` contain no user names.
 */
const NO_NAME =
  '(?!\\d{1,6}(?![A-Za-z0-9_.-])|\\d+(?:x\\d+)+(?![A-Za-z0-9_])|\\d[\\d.,x]*(?:k|pcs?|pieces?|units?|sets?|mm|cm|m|in|inch|ft|g|kg|gsm|ml|l|v|w)(?![A-Za-z0-9_])|(?:yes|no|not|ok|okay|available|preferred|only|please|evet|hayır|var|yok)(?![\\p{L}\\p{N}_.])|[A-Za-z0-9-]{1,8}\\s{1,2}(?:production|assembly|machine|packing)(?![\\p{L}]))';
/**
 * After a mark such as a colon, anything that may be a user name; without one, only a text that is no plain word, nor
 * the product code of a messenger bag.
 */
const HANDLE = new RegExp(
  `(?:${MESSAGE_SERVICES})(?:${MARK}(?<marked>${NO_NAME}[A-Za-z0-9+@][A-Za-z0-9_.:+@-]{2,63})|\\s{1,2}(?<!(?<!facebook\\s)messenger\\s{1,2})(?:id\\s{1,2})?(?<bare>${NO_NAME}(?=[A-Za-z0-9_.-]{0,60}[0-9_])[A-Za-z0-9_][A-Za-z0-9_.-]{4,63}))`,
  'gdiu',
);
const CURRENCY = 'usd|eur|gbp|inr|cny|rmb|aed|sar|egp|jpy|try|rs';
/** Delivery terms, as in `0.45 @FOB Ningbo`. */
const TERM_CODES = 'exw|fca|fas|fob|cfr|cif|cpt|cip|dap|dpu|ddp';
const NAME_WITH_AT = new RegExp(
  `(?<![\\p{L}\\p{N}_.])@(?!(?:${CURRENCY})\\.?\\s?\\d|(?:${TERM_CODES})(?![A-Za-z0-9_.]))[A-Za-z][A-Za-z0-9_.]{2,63}`,
  'giu',
);

/**
 * Cache of masked texts, limited by characters. Masking takes a tenth of a millisecond per text, and lists show the
 * same twenty texts again and again.
 */
const cache = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (shown, text) => shown.length + text.length + 1,
});

/**
 * Masks contact data in a text: email addresses, phone numbers, web addresses and user names at messengers. Prices,
 * quantities, sizes, dates and codes stay. The result is only displayed; the stored text does not change. `countries`
 * are two-letter codes of the buyer's and the supplier's countries; empty if unknown.
 */
export function maskContacts(text: string, countries: readonly string[] = []): string {
  const key = `${[...countries].sort().join()}|${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const shown = maskAnew(text, countries);
  cache.set(key, shown);
  return shown;
}

/** Repeats until nothing more is found, because masking a part may make the text beside it readable as a contact. */
function maskAnew(text: string, countries: readonly string[]): string {
  const shown = maskSpans(text, findContactSpans(text, countries));
  return shown === text ? text : maskAnew(shown, countries);
}

/** The parts of a text that `maskContacts` masks, as they are written, each once. */
export function findContacts(text: string, countries: readonly string[] = []): readonly string[] {
  const found: string[] = [];
  for (let rest = text; ; ) {
    const spans = findContactSpans(rest, countries);
    found.push(...spans.map(([from, to]) => rest.slice(from, to).replaceAll(MASK, '').trim()));
    const shown = maskSpans(rest, spans);
    if (shown === rest) return [...new Set(found.filter((contact) => contact !== ''))];
    rest = shown;
  }
}

const maskSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduceRight((shown, [from, to]) => shown.slice(0, from) + MASK + shown.slice(to), text);

function findContactSpans(text: string, countries: readonly string[]): readonly Span[] {
  const digits = withPlainDigits(text);
  const found = mergeSpans(
    [EMAIL, ADDRESS, HOST_NAME, NAME_WITH_AT].flatMap((pattern) => [...digits.matchAll(pattern)].map(toSpan)),
  );
  return mergeSpans([...found, ...findHandles(digits), ...findPhones(hideSpans(digits, found), countries)]);
}

/** Blanks out these spans, so that a digit at the end of an address does not count for the number beside it. */
const hideSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, [from, to]) => left.slice(0, from) + '•'.repeat(to - from) + left.slice(to), text);

const toSpan = ({ index, 0: match }: RegExpExecArray): Span => [index, index + match.length];

/** Masks only the user name; the name of the service stays. */
const findHandles = (text: string): readonly Span[] =>
  [...text.matchAll(HANDLE)].flatMap(({ indices }) => {
    const name = indices?.groups?.marked ?? indices?.groups?.bare;
    return name === undefined ? [] : [name];
  });

/** Converts digits of other scripts to ASCII digits, without changing positions. */
const withPlainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= 0xff10 ? 0xff10 : code >= 0x06f0 ? 0x06f0 : 0x0660;
    return String(code - zero);
  });

/** Sorts spans and merges those that touch. */
function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
