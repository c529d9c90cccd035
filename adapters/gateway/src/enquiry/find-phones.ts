import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** From where to where in a text, the end not included. */
export type Span = readonly [from: number, to: number];

/** Where a number without a country's code may be from: most of those who meet here. */
const HOME_COUNTRIES: readonly CountryCode[] = [
  ...(['IN', 'CN', 'US', 'GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'TR', 'RU', 'PL', 'AE', 'SA', 'EG', 'QA', 'KW'] as const),
  ...(['PK', 'BD', 'LK', 'VN', 'TH', 'ID', 'MY', 'PH', 'KR', 'JP', 'BR', 'MX', 'ZA', 'NG', 'KE', 'MA', 'IR'] as const),
];

/** Digits in groups, as a phone number is written; a comma, a slash or a letter beside them makes them something else. */
const CANDIDATE =
  /(?<![\p{L}\p{N}.,/#-])(?:\+|00)?\(?\d(?:[ \u00a0.()-]{0,3}\d){6,16}(?![\p{L}\p{N}]|[.,/:-]\d|-\p{L})/gu;
const DATE =
  /(?<!\d)(?:(?:19|20)\d\d[-.](?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-.](?:0?[1-9]|1[0-2])[-.](?:19|20)\d\d)(?!\d)/u;
const CALLED =
  /(?:tele?phone|phone|tel|call(?: me)?|mobile|mob|cell|fax|whats\s?app|viber|contact|هاتف|جوال|موبايل|تليفون|واتساب|اتصل|电话|手机|微信)(?: (?:no|number|is|at|on|me))?[\s.:()#=-]{0,4}$/iu;
const NUMBERED =
  /(?:code|hs|hsn|ean|gtin|upc|isbn|sku|barcode|model|item|part|art|article|order|invoice|lot|batch|ref|po|serial|iso|en|din|cas|رقم القطعة|موديل|كود|型号|编号)(?: (?:no|number|is|code))?[\s.:#=-]{0,4}$/iu;
const MONEY = /(?:[$€£¥₹﷼₺₽]|usd|eur|gbp|inr|cny|rmb|aed|sar|egp|jpy|try|rs\.?|price|quantity|qty)[\s.:]{0,3}$/iu;
const COUNTED =
  /^\s{0,2}(?:[%$€£¥₹]|(?:pcs?|pieces?|units?|sets?|pairs?|cartons?|boxes|bags|rolls|tons?|tonnes|kgs?|g|grams?|mm|cm|m|m2|m3|meters?|metres?|yards?|l|lit(?:er|re)s?|ml|dozens?|usd|eur|gbp|inr|cny|rmb|aed|sar|egp|jpy|dollars|euros?|rupees|قطعة|قطع|كجم|كيلو|طن|متر|دولار|ريال|جنيه|件|个|米|公斤|吨|元)(?!\p{L}))/iu;

/** Where phone numbers stand in a text of plain digits. A number is kept where its words say that it counts something. */
export function findPhones(text: string): readonly Span[] {
  return [...text.matchAll(CANDIDATE)].flatMap(({ index, 0: written }): readonly Span[] => {
    const before = text.slice(Math.max(0, index - 40), index);
    const after = text.slice(index + written.length, index + written.length + 20);
    return isPhone(written, before, after) ? [[index, index + written.length]] : [];
  });
}

function isPhone(written: string, before: string, after: string): boolean {
  if (CALLED.test(before)) return true;
  if (NUMBERED.test(before) || MONEY.test(before) || COUNTED.test(after)) return false;
  const international = written.replace(/^00/, '+');
  if (international.startsWith('+')) return parsePhoneNumberFromString(international)?.isPossible() ?? false;
  if (DATE.test(written)) return false;
  const digits = written.replace(/\D/g, '').length;
  return digits >= 9 && HOME_COUNTRIES.some((home) => parsePhoneNumberFromString(written, home)?.isValid() ?? false);
}
