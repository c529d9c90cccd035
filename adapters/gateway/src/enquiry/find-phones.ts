import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** From where to where in a text, the end not included. */
export type Span = readonly [from: number, to: number];

/** Where a number without a country's code may be from, where it is not known who writes: most of those who meet here. */
export const HOME_COUNTRIES: readonly CountryCode[] = [
  ...(['IN', 'CN', 'US', 'GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'TR', 'RU', 'PL', 'AE', 'SA', 'EG', 'QA', 'KW'] as const),
  ...(['PK', 'BD', 'LK', 'VN', 'TH', 'ID', 'MY', 'PH', 'KR', 'JP', 'BR', 'MX', 'ZA', 'NG', 'KE', 'MA', 'IR'] as const),
];

/** Digits in groups, as a phone number is written; a comma, a slash or a letter beside them makes them something else. */
const CANDIDATE =
  /(?<![\p{L}\p{N}.,/#-])(?:\+|00)?\(?\d(?:[ \u00a0.()-]{0,3}\d){6,24}(?![\p{L}\p{N}]|[.,/:-]\d|-\p{L})/gu;
const DATE =
  /(?<!\d)(?:(?:19|20)\d\d[-.]?(?:0[1-9]|1[0-2])[-.]?(?:0[1-9]|[12]\d|3[01])|(?:19|20)\d\d[-.](?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-.](?:0?[1-9]|1[0-2])[-.](?:19|20)\d\d)(?!\d)/u;
const CALLED =
  /(?:tele?phone|phone|tel|call(?: me)?|mobile|mob|cell|gsm|fax|whats\s?app|viber|contact|telefon|cep|hat|هاتف|جوال|موبايل|تليفون|واتساب|اتصل|电话|手机|微信)(?: (?:no|number|is|at|on|me|numaram|numarası))?[\s.:()#=-]{0,4}$/iu;
const NUMBERED =
  /(?:code|hs|hsn|gtip|ean|gtin|upc|isbn|sku|nsn|barcode|barkod|model|item|part|parça|art|article|order|sipariş|invoice|fatura|lot|batch|ref|po|serial|iso|en|din|cas|vat|tax|vergi|vkn|kdv|gst|gstin|trn|eori|tin|duns|mersis|iban|swift|licen[cs]e|registration|cert|certificate|رقم القطعة|الرقم الضريبي|السجل التجاري|موديل|كود|型号|编号|税号|条码|货号|海关编码)(?: (?:no|number|id|is|code|kodu|numarası))?[\s.:#=-]{0,4}$/iu;
const MONEY = /(?:[$€£¥₹﷼₺₽]|usd|eur|gbp|inr|cny|rmb|aed|sar|egp|jpy|try|rs\.?|price|quantity|qty|moq)[\s.:]{0,3}$/iu;
const COUNTED =
  /^\s{0,2}(?:[%$€£¥₹]|(?:pcs?|pieces?|units?|sets?|pairs?|cartons?|boxes|bags|rolls|tons?|tonnes|kgs?|g|grams?|mm|cm|m|m2|m3|meters?|metres?|yards?|l|lit(?:er|re)s?|ml|k|kelvin|w|watts?|v|volts?|rpm|dozens?|adet|takım|çift|usd|eur|gbp|inr|cny|rmb|aed|sar|egp|jpy|dollars|euros?|rupees|قطعة|قطع|كجم|كيلو|طن|متر|دولار|ريال|جنيه|件|个|米|公斤|吨|元)(?!\p{L}))/iu;

/** Fewest and most digits of a number without a country's code. */
const DIGITS = { least: 7, most: 15 };
/** Most groups that a number is written in. */
const GROUPS_MAX = 5;
/** More groups than these are a table: of them only what begins with a nought is looked at, since reading takes long. */
const TABLE_FROM = 8;

/**
 * Where phone numbers stand in a text of plain digits: those with a country's code, those behind a word that asks to call,
 * and those that are written as numbers of these countries are. Lists, ranges and what counts something are none.
 * `countries` are the buyer's and the supplier's, by their codes of two letters; none where they are not known.
 */
export function findPhones(text: string, countries: readonly string[] = []): readonly Span[] {
  const known = countries.filter((country) => isSupportedCountry(country));
  const homes = known.length > 0 ? known : HOME_COUNTRIES;
  const searched = withoutAccounts(text);
  return [...searched.matchAll(CANDIDATE)].flatMap(({ index, 0: written }) =>
    phonesIn(searched, index, written, homes),
  );
}

const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])/gu;

/** The same text with no digits in the numbers of bank accounts, which nobody is called by. */
const withoutAccounts = (text: string): string =>
  text.replace(IBAN, (written) => (isIban(written.replaceAll(' ', '')) ? '•'.repeat(written.length) : written));

/** By its check digits: read as a number with its first four signs at the end, it leaves 1 divided by 97. */
function isIban(account: string): boolean {
  const digits = (account.slice(4) + account.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** A group of digits, and where it stands in its text. */
interface Group {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
}

function phonesIn(text: string, start: number, written: string, homes: readonly CountryCode[]): readonly Span[] {
  const before = text.slice(Math.max(0, start - 40), start);
  const end = start + written.length;
  const isCounted = COUNTED.test(text.slice(end, end + 20));
  const groups = [...written.matchAll(/\d+/g)].map(({ index, 0: digits }): Group => {
    return { digits, from: start + index, to: start + index + digits.length };
  });
  const digits = groups.map((group) => group.digits);
  if (isList(digits, written)) return [];
  const isCalled = CALLED.test(before);
  if (!isCalled && (NUMBERED.test(before) || MONEY.test(before))) return [];
  const international = internationalLength(text, start, groups, isCounted);
  const national = DATE.test(written)
    ? []
    : nationalNumbers(text, groups.slice(international), homes, isCounted && !isCalled);
  if (international > 0) return [[start, groups[international - 1]?.to ?? end], ...national];
  const isWhole = national[0]?.[0] !== start && written.replace(/\D/g, '').length <= DIGITS.most;
  return isCalled && isWhole ? [[start, end]] : national;
}

/**
 * How many groups are a number with a country's code, which may be grouped in any way; 0 for none. The sign may also stand before
 * a quantity, and two noughts before the number of a part.
 */
function internationalLength(text: string, start: number, groups: readonly Group[], isCounted: boolean): number {
  if (!/^(?:\+|00)/.test(text.slice(start, start + 2))) return 0;
  for (let length = groups.length; length > 0; length -= 1) {
    const isLast = length === groups.length;
    if (!isLast && !isApart(text, groups, length)) continue;
    const written = text.slice(start, groups[length - 1]?.to);
    if (written.replace(/\D/g, '').length > DIGITS.most + 2) continue;
    const number = parsePhoneNumberFromString(written.replace(/^00/, '+'));
    if (number?.isValid()) return length;
    if (isLast && !isCounted && written.startsWith('+') && number?.isPossible()) return length;
  }
  return 0;
}

/** The longest runs of groups that are a number of one of the countries, from the left. */
function nationalNumbers(
  text: string,
  groups: readonly Group[],
  homes: readonly CountryCode[],
  isCounted: boolean,
): readonly Span[] {
  const found: Span[] = [];
  for (let first = 0; first < groups.length; ) {
    if (groups.length >= TABLE_FROM && groups[first]?.digits.startsWith('0') !== true) {
      first += 1;
      continue;
    }
    const length = phoneLength(
      text,
      groups.slice(first),
      homes,
      isCounted,
      first === 0 || isApart(text, groups, first),
    );
    const [from, to] = [groups[first]?.from, groups[first + length - 1]?.to];
    if (length > 0 && from !== undefined && to !== undefined) found.push([opened(text, from), to]);
    first += Math.max(1, length);
  }
  return found;
}

/** How many groups, from the first, are a number; 0 for none. */
function phoneLength(
  text: string,
  groups: readonly Group[],
  homes: readonly CountryCode[],
  isCounted: boolean,
  begins: boolean,
): number {
  if (!begins) return 0;
  for (let length = Math.min(groups.length, GROUPS_MAX); length > 0; length -= 1) {
    const isLast = length === groups.length;
    if ((isLast && isCounted) || !(isLast || isApart(text, groups, length))) continue;
    const run = groups.slice(0, length).map(({ digits }) => digits);
    const size = run.join('').length;
    if (size < DIGITS.least || size > DIGITS.most) continue;
    if (homes.some((country) => isNational(run, country))) return length;
  }
  return 0;
}

/** Whether a group stands apart from the one before it: with white space, not by a hyphen or a point alone. */
const isApart = (text: string, groups: readonly Group[], at: number): boolean => {
  const [one, other] = [groups[at - 1], groups[at]];
  return one === undefined || other === undefined || /[ \u00a0]/.test(text.slice(one.to, other.from));
};

/** A bracket before the first group belongs to the number. */
const opened = (text: string, from: number): number => (text[from - 1] === '(' ? from - 1 : from);

/**
 * A number of a country as it is written there: in its groups, or in fewer of them. Fewer do for what is a mobile number or
 * has the country's prefix, as 0 in many; with both any groups do, since hardly anything else is written so.
 */
function isNational(run: readonly string[], country: CountryCode): boolean {
  const digits = run.join('');
  const { prefix, pattern, callingCode } = planOf(country);
  const hasPrefix = prefix !== '' && digits.startsWith(prefix);
  if (!hasPrefix && !pattern.test(digits)) return false;
  const number = parsePhoneNumberFromString(digits, country);
  if (number === undefined || !number.isValid() || number.countryCallingCode !== callingCode) return false;
  const isMobile = /MOBILE/.test(number.getType() ?? '');
  if (hasPrefix && isMobile) return true;
  const usual = number.formatNational().match(/\d+/g) ?? [];
  const national = inGroups(usual, digits);
  if (national === undefined) return false;
  if (national.length === run.length && national.every((group, place) => group === run[place]))
    return run.length > 2 || hasPrefix || isMobile || prefix === '' || usual.join('') === digits;
  return (hasPrefix || isMobile) && isCoarser(run, national);
}

/** The groups of a number with or without the country's prefix, as it was written; undefined where its digits differ. */
function inGroups(usual: readonly string[], digits: string): readonly string[] | undefined {
  const joined = usual.join('');
  if (joined === digits) return usual;
  if (joined.endsWith(digits))
    return [(usual[0] ?? '').slice(joined.length - digits.length), ...usual.slice(1)].filter(Boolean);
  if (digits.endsWith(joined))
    return [digits.slice(0, digits.length - joined.length) + (usual[0] ?? ''), ...usual.slice(1)];
  return undefined;
}

/** Whether no group ends inside one of the usual ones. */
function isCoarser(run: readonly string[], usual: readonly string[]): boolean {
  const ends = new Set(endsOf(usual));
  return endsOf(run).every((end) => ends.has(end));
}

const endsOf = (groups: readonly string[]): readonly number[] => {
  let end = 0;
  return groups.map((group) => {
    end += group.length;
    return end;
  });
};

/**
 * Whether groups are a list of quantities, sizes or years: the same again and again, a range between round numbers, rising or
 * falling round numbers, in equal steps, or of two digits with hyphens. Nothing with a nought before it is.
 */
function isList(groups: readonly string[], written: string): boolean {
  if (groups.length < 2 || /^(?:\+|00)/.test(written) || groups.some((group) => /^0/.test(group))) return false;
  const numbers = groups.map(Number);
  const steps = numbers.slice(1).map((number, place) => number - (numbers[place] ?? 0));
  const [first = 0, second = 0] = numbers;
  if (steps.every((step) => step === 0)) return true;
  if (groups.length === 2)
    return second > first && /^\d+ ?- ?\d+$/.test(written) && first % 10 <= 1 && [0, 9].includes(second % 10);
  if (!steps.every((step) => step > 0) && !steps.every((step) => step < 0)) return false;
  const isStepped = steps.every((step) => step === steps[0]);
  const isRound = numbers.every((number) => number % 10 === 0);
  return isStepped || isRound || (/^[\d-]+$/.test(written) && groups.every(({ length }) => length <= 2));
}

interface Plan {
  /** Before a number inside the country; '' for none. */
  readonly prefix: string;
  /** What numbers look like without it. Most runs of digits fail it, and reading one as a number takes fifty times as long. */
  readonly pattern: RegExp;
  readonly callingCode: string;
}

interface UntypedPlan {
  nationalPrefix(): string | undefined;
  nationalNumberPattern(): string;
}

const plans = new Map<CountryCode, Plan>();

function planOf(country: CountryCode): Plan {
  const known = plans.get(country);
  if (known !== undefined) return known;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  // Its types leave these two out.
  const plan = metadata.numberingPlan as unknown as UntypedPlan | undefined;
  const made = {
    prefix: plan?.nationalPrefix() ?? '',
    pattern: new RegExp(`^(?:${plan?.nationalNumberPattern() ?? '(?!)'})$`),
    callingCode: getCountryCallingCode(country),
  };
  plans.set(country, made);
  return made;
}
