import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** Start and end position in a text, the end excluded. */
export type Span = readonly [from: number, to: number];

/**
 * Countries whose national phone numbers are recognised if the writer's country is unknown: those of most users here.
 */
export const HOME_COUNTRIES: readonly CountryCode[] = [
  ...(['IN', 'CN', 'US', 'GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'TR', 'RU', 'PL', 'AE', 'SA', 'EG', 'QA', 'KW'] as const),
  ...(['PK', 'BD', 'LK', 'VN', 'TH', 'ID', 'MY', 'PH', 'KR', 'JP', 'BR', 'MX', 'ZA', 'NG', 'KE', 'MA', 'IR'] as const),
];

/**
 * A letter of a script that has blanks between words: beside digits it makes them a code. Chinese writes words and
 * numbers side by side, so its letters do not count.
 */
const TEXT_LETTER = '(?!\\p{Script=Han})\\p{L}';
/** Digits in groups, as a phone number is written; digits beside a comma, a slash or a letter are something else. */
const NUMBER_CANDIDATE = new RegExp(
  `(?<!${TEXT_LETTER}|[\\p{N}.,/#-])(?:\\+|00)?(?:\\(?0\\d{1,5}\\)? ?/ ?(?!(?:19|20)\\d\\d(?!\\d)))?\\(?\\d(?:[ \\u00a0.()-]{0,3}\\d){5,24}(?!${TEXT_LETTER}|\\p{N}|[.,/:-]\\d|-\\p{L})`,
  'gu',
);
const DATE =
  /(?<!\d)(?:(?:19|20)\d\d[-.]?(?:0[1-9]|1[0-2])[-.]?(?:0[1-9]|[12]\d|3[01])|(?:19|20)\d\d[-.](?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-.](?:0?[1-9]|1[0-2])[-.](?:19|20)\d\d)(?!\d)/u;

/**
 * A pattern for one of these words before a number. Words of scripts with blanks must be whole words, because "that"
 * contains "hat"; in Arabic, "and", "by" and the article are joined to the next word.
 */
const createPrefixPattern = (words: string, others: string, after: string, signs: string): RegExp =>
  new RegExp(`(?:(?<!\\p{L})(?:${words})|${others})${after}[\\s${signs}]{0,4}$`, 'iu');

const PHONE_PREFIX = createPrefixPattern(
  [
    'tele?phone|phone|ph|tel|telno|call(?: me| us)?|ring(?: me| us)?|text (?:me|us)|reach (?:me|us)|mobile|mob|cell|fax|(?<!\\d ?)gsm|contact',
    "what'?s?\\s?app?|watsapp|viber|my (?:no|number)|(?:wa|t|m)(?=\\s?[.:])",
    'telefon(?:um|u|umuz|unuz|numaram)?|cep|cebim|hat|numaram(?:ız)?|(?:beni|bizi) ara(?:yın)?|arayın',
    'handy|mobil|rufen sie an|anrufen|tél(?:éphone)?|portable|appelez(?:[ -](?:moi|nous))?|tel[ée]fono|m[óo]vil|celular|ll[áa]m[ae](?:me|nos)|cellulare|chiama(?:mi|temi)',
    'тел(?:ефон)?|моб(?:ильный)?|сот(?:овый)?|звоните|позвоните|ватсап',
  ].join('|'),
  '(?:هاتفي?|جوالي?|موبايلي?|تليفوني?|واتساب|واتس|رقمي|اتصلوا?|电话|手机|微信|致电|联系方式)(?:ك|نا)?(?:号码?)?(?:是|同号)?',
  '(?: (?:no|number|num|is|at|on|me|us|us at|nr|numaram|numarası|numaramız|cep|telefonum))?(?: (?:is|at|on|no))?',
  '.:：()#=-',
);
const CODE_PREFIX = createPrefixPattern(
  [
    'code|hs|hts|hsn|gtip|ean|gtin|upc|isbn|sku|asin|nsn|barcode|barkod|model|item|parts?|p\\/n|pn|mpn|oem|oe|parça|art|article|artikel|order|sipariş|invoice|inv|fatura|lot|batch|ref|reference|po|serial|s\\/n|tracking|container|b\\/l|awb|lc|l\\/c|account|acc|a\\/c|hesap',
    'iso|en|din|iec|astm|ansi|jis|bs|gb(?:\\/t)?|cas|ral|pantone|un|zip|postal code|post ?code|plz',
    'vat|tax|tin|ein|itin|ssn|vergi|vkn|tckn|tc kimlik|kdv|ust-?idnr|ust-?id|steuernummer|hrb|siren|siret|tva|nif|cif|nie|p\\.? ?iva|partita iva|codice fiscale|c\\.f|cnpj|cpf|rfc|ruc|cuit|nip|regon|krs|kvk|btw|gst|gstin|pan|cin|uen|abn|acn|trn|cr|eori|duns|d-u-n-s|mersis|ticaret sicil|crn|iban|swift|licen[cs]e|registration|reg|cert|certificate|patent',
    'инн|огрн|кпп|окпо|бик|артикул|счет|заказ',
  ].join('|'),
  '(?:رقم القطعة|الرقم الضريبي|السجل التجاري|موديل|كود|الباركود|型号|编号|税号|条码|货号|订单号|海关编码|信用代码|账号|邮编)(?:是)?',
  '(?: (?:no|nr|numbers?|id|is|code|kodu|numarası|dairesi(?: ?[:-]? ?\\p{L}+)?))?(?:[.:]? (?:no|nr|number))?',
  '.:：#=-',
);
/**
 * A country code between such a word and its number, as in "VAT: GB 123". It is a pattern of its own: if case
 * sensitivity was switched inside a pattern, Node 24 sometimes distinguished case in the whole of it.
 */
const COUNTRY = /[.:]? [A-Z]{2}(?=[\s.:：#=-]{0,4}$)/u;
const isNumbered = (before: string): boolean =>
  CODE_PREFIX.test(before) || CODE_PREFIX.test(before.replace(COUNTRY, ''));
const PRICE_PREFIX =
  /(?:[$€£¥₹﷼₺₽₫₩]|(?<!\p{L})(?:usd|eur|gbp|inr|cny|rmb|aed|sar|egp|jpy|try|tl|vnd|kwd|rs\.?|price|quantity|qty|moq|miktar|adet|fiyat|количество|цена)|الكمية|السعر|数量|单价|价格)[\s.:：]{0,3}$/iu;
const QUANTITY_SUFFIX =
  /^\s{0,2}(?:[%$€£¥₹]|(?:pcs?|pieces?|units?|sets?|pairs?|cartons?|boxes|bags|rolls|tons?|tonnes|kgs?|g|grams?|mm|cm|m|m2|m3|meters?|metres?|yards?|l|lit(?:er|re)s?|ml|k|kelvin|w|watts?|v|volts?|rpm|dozens?|adet|takım|çift|usd|eur|gbp|inr|cny|rmb|aed|sar|egp|jpy|dollars|euros?|rupees|قطعة|قطع|كجم|كيلو|طن|متر|دولار|ريال|جنيه|件|个|米|公斤|吨|元)(?!\p{L}))/iu;

/** Minimum and maximum number of digits of a number without a country code. */
const DIGITS = { least: 7, most: 15 };
/** Maximum number of groups in a number. */
const MAX_GROUPS = 5;
/**
 * A run with more groups than this is a table, where only numbers that start with 0 are checked, because parsing takes
 * long.
 */
const TABLE_FROM = 8;

/**
 * Finds the phone numbers in a text with plain digits: those with a country's calling code, those after a word such as
 * "call", and those written in the national form of these countries. Lists, ranges and quantities are not phone
 * numbers. `countries` are two-letter codes of the buyer's and the supplier's countries; empty if unknown.
 */
export function findPhones(text: string, countries: readonly string[] = []): readonly Span[] {
  const known = countries.filter((country) => isSupportedCountry(country));
  const homes = known.length > 0 ? known : HOME_COUNTRIES;
  const searched = maskAccounts(text);
  return [...searched.matchAll(NUMBER_CANDIDATE)].flatMap(({ index, 0: written }) =>
    findInCandidate(searched, index, written, homes),
  );
}

const ACCOUNT_IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])/gu;

/** Masks the digits of bank account numbers, which are no phone numbers. */
const maskAccounts = (text: string): string =>
  text.replace(ACCOUNT_IBAN, (written) => (isIban(written.replaceAll(' ', '')) ? '•'.repeat(written.length) : written));

/**
 * Checks the check digits: with its first four characters moved to the end, an IBAN as a number leaves the remainder 1
 * when divided by 97.
 */
function isIban(account: string): boolean {
  const digits = (account.slice(4) + account.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

/** A group of digits and its position in the text. */
interface Group {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
}

function findInCandidate(text: string, start: number, written: string, homes: readonly CountryCode[]): readonly Span[] {
  const before = text.slice(Math.max(0, start - 40), start);
  const end = start + written.length;
  const isCounted = QUANTITY_SUFFIX.test(text.slice(end, end + 20));
  const groups = [...written.matchAll(/\d+/g)].map(({ index, 0: digits }): Group => {
    return { digits, from: start + index, to: start + index + digits.length };
  });
  const digits = groups.map((group) => group.digits);
  if (isList(digits, written)) return [];
  const isCalled = PHONE_PREFIX.test(before);
  if (!isCalled && (PRICE_PREFIX.test(before) || (!written.startsWith('+') && isNumbered(before)))) return [];
  const international = measureInternational(text, start, groups, isCounted);
  const national = DATE.test(written)
    ? []
    : findNational(text, groups.slice(international), homes, isCounted && !isCalled);
  if (international > 0) return [[start, groups[international - 1]?.to ?? end], ...national];
  if (!isCalled || isCounted || national[0]?.[0] === start) return national;
  const size = digits.join('').length;
  return size >= DIGITS.least && size <= DIGITS.most ? [[start, end]] : national;
}

/**
 * How many groups form a number with a country's calling code, which may be grouped in any way; 0 for none. "+" may
 * also precede a quantity, and "00" a part number.
 */
function measureInternational(text: string, start: number, groups: readonly Group[], isCounted: boolean): number {
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

/** The longest runs of groups that form a national number of one of the countries, from left to right. */
function findNational(
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
    if (length > 0 && from !== undefined && to !== undefined) found.push([addBracket(text, from), to]);
    first += Math.max(1, length);
  }
  return found;
}

/** How many groups, from the first one, form a number; 0 for none. */
function phoneLength(
  text: string,
  groups: readonly Group[],
  homes: readonly CountryCode[],
  isCounted: boolean,
  begins: boolean,
): number {
  if (!begins) return 0;
  for (let length = Math.min(groups.length, MAX_GROUPS); length > 0; length -= 1) {
    const isLast = length === groups.length;
    if ((isLast && isCounted) || !(isLast || isApart(text, groups, length))) continue;
    const run = groups.slice(0, length).map(({ digits }) => digits);
    const size = run.join('').length;
    if (size < DIGITS.least || size > DIGITS.most) continue;
    if (homes.some((country) => isNational(run, country))) return length;
  }
  return 0;
}

/** Whether a group is separated from the one before by white space, not only by a hyphen or a point. */
const isApart = (text: string, groups: readonly Group[], at: number): boolean => {
  const [one, other] = [groups[at - 1], groups[at]];
  return one === undefined || other === undefined || /[ \u00a0]/.test(text.slice(one.to, other.from));
};

/** A bracket before the first group belongs to the number. */
const addBracket = (text: string, from: number): number => (text[from - 1] === '(' ? from - 1 : from);

/** Groupings, without the trunk prefix, that are as common in a country as those of the library. */
const COUNTRY_GROUPS: Partial<Record<CountryCode, readonly string[]>> = {
  CO: ['334'],
  ES: ['333', '2322'],
  GB: ['334'],
  GR: ['334'],
  IN: ['334', '433'],
  KW: ['44'],
  NO: ['323'],
  TR: ['313'],
};

/**
 * Whether groups are a national number of a country: written in its usual groups, or in fewer of them. Fewer are
 * accepted for a mobile number, or after the country's trunk prefix, which in many countries is 0. After that prefix
 * any grouping is accepted if it is a mobile number or if the first group is an area code, since hardly anything else
 * is written so.
 */
function isNational(written: readonly string[], country: CountryCode): boolean {
  const run = withPrefixJoined(written, getPlan(country).prefix);
  const digits = run.join('');
  const { prefix, pattern, callingCode } = getPlan(country);
  const hasPrefix = prefix !== '' && digits.startsWith(prefix);
  if (!hasPrefix && !pattern.test(digits)) return false;
  const number = parsePhoneNumberFromString(digits, country);
  if (number === undefined || !number.isValid() || number.countryCallingCode !== callingCode) return false;
  const isMobile = /MOBILE/.test(number.getType() ?? '');
  if (hasPrefix && isMobile) return true;
  const lengths = run.map(({ length }) => length).join('');
  if (
    COUNTRY_GROUPS[country]?.includes(
      hasPrefix ? lengths.replace(/^\d/, (first) => String(Number(first) - prefix.length)) : lengths,
    )
  )
    return true;
  const usual = number.formatNational().match(/\d+/g) ?? [];
  if (hasPrefix && run.length > 1 && run[0] === splitGroups(usual, digits)?.[0]) return true;
  const national = splitGroups(usual, digits);
  if (national === undefined) return false;
  if (national.length === run.length && national.every((group, place) => group === run[place]))
    return run.length > 2 || hasPrefix || isMobile || prefix === '' || usual.join('') === digits;
  return (hasPrefix || isMobile) && isCoarser(run, national);
}

/** Joins the trunk prefix with the first group, as in "0 (212) 345". */
function withPrefixJoined(written: readonly string[], prefix: string): readonly string[] {
  const [first = '', second = '', ...others] = written;
  return prefix !== '' && first === prefix ? [first + second, ...others] : written;
}

/** Splits a number with or without the trunk prefix into the usual groups; undefined if its digits differ. */
function splitGroups(usual: readonly string[], digits: string): readonly string[] | undefined {
  const joined = usual.join('');
  if (joined === digits) return usual;
  if (joined.endsWith(digits))
    return [(usual[0] ?? '').slice(joined.length - digits.length), ...usual.slice(1)].filter(Boolean);
  if (digits.endsWith(joined))
    return [digits.slice(0, digits.length - joined.length) + (usual[0] ?? ''), ...usual.slice(1)];
  return undefined;
}

/** Whether every group ends where one of the usual groups ends. */
function isCoarser(run: readonly string[], usual: readonly string[]): boolean {
  const ends = new Set(listEnds(usual));
  return listEnds(run).every((end) => ends.has(end));
}

const listEnds = (groups: readonly string[]): readonly number[] => {
  let end = 0;
  return groups.map((group) => {
    end += group.length;
    return end;
  });
};

/**
 * Whether groups are a list of quantities, sizes or years: equal numbers, two round numbers or a range of them, numbers
 * that rise or fall and are round, in equal steps, or of two digits with hyphens; also a single number with hardly
 * anything but zeros. If groups have leading zeros, only groups of equal length in rising order are a list, such as
 * size codes.
 */
function isList(groups: readonly string[], written: string): boolean {
  if (/^(?:\+|00)/.test(written)) return false;
  if (groups.length < 2) return /^[1-9]\d{0,2}0{5,}$/.test(written);
  const leading = groups.filter((group) => /^0/.test(group));
  if (leading.length > 0) return leading.length > 1 && groups.length > 2 && isRisingInOneLength(groups);
  const numbers = groups.map(Number);
  const steps = numbers.slice(1).map((number, place) => number - (numbers[place] ?? 0));
  const [first = 0, second = 0] = numbers;
  if (steps.every((step) => step === 0)) return true;
  if (groups.length === 2) {
    const areHundreds = first % 100 === 0 && second % 100 === 0;
    const isRange = second > first && first % 10 <= 1 && [0, 9].includes(second % 10);
    return areHundreds || (/^\d+ ?- ?\d+$/.test(written) && (isRange || (first % 10 === 0 && second % 10 === 0)));
  }
  if (!steps.every((step) => step > 0) && !steps.every((step) => step < 0)) return false;
  const isStepped = steps.every((step) => step === steps[0]);
  const isRound = numbers.every((number) => number % 10 === 0);
  return isStepped || isRound || (/^[\d-]+$/.test(written) && groups.every(({ length }) => length <= 2));
}

const isRisingInOneLength = (groups: readonly string[]): boolean =>
  groups.slice(1).every((group, place) => {
    const before = groups[place] ?? '';
    return group.length === before.length && group > before;
  });

interface Plan {
  /** Trunk prefix of national numbers; '' for none. */
  readonly prefix: string;
  /**
   * A quick pattern of the country's numbers. Most runs of digits fail it, and parsing one takes fifty times as long.
   */
  readonly pattern: RegExp;
  readonly callingCode: string;
}

interface UntypedPlan {
  nationalPrefix(): string | undefined;
  nationalNumberPattern(): string;
}

const cache = new Map<CountryCode, Plan>();

function getPlan(country: CountryCode): Plan {
  const known = cache.get(country);
  if (known !== undefined) return known;
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  // The library's types lack these two fields.
  const plan = metadata.numberingPlan as unknown as UntypedPlan | undefined;
  const made = {
    prefix: plan?.nationalPrefix() ?? '',
    pattern: new RegExp(`^(?:${plan?.nationalNumberPattern() ?? '(?!)'})$`),
    callingCode: getCountryCallingCode(country),
  };
  cache.set(country, made);
  return made;
}
