import type { CurrencyRate } from '../contract/currency/calls.ts';

/** Rates are units for one US dollar. */
const BASE_CURRENCY = 'USD';
/** Digits of an approximate amount; more would pretend to an exactness that it does not have. */
const DIGITS = 3;

/** An exchange rate between two currencies. */
export interface Exchange {
  /** Units of the other currency for one unit of the first. */
  readonly rate: number;
  /** The day of the rate, yyyy-mm-dd; of two days the earlier one. */
  readonly date: string;
}

const findRate = (currency: string, rates: readonly CurrencyRate[]): CurrencyRate | undefined =>
  currency === BASE_CURRENCY ? { currency, rate: 1, date: '' } : rates.find((one) => one.currency === currency);

/** Returns the exchange rate from a currency to another; undefined if one of them has no rate. */
export function findExchange(from: string, to: string, rates: readonly CurrencyRate[]): Exchange | undefined {
  const [source, target] = [findRate(from, rates), findRate(to, rates)];
  if (source === undefined || target === undefined || from === to) return undefined;
  const [date = ''] = [source.date, target.date].filter((day) => day !== '').sort();
  return { rate: target.rate / source.rate, date };
}

/** Converts an amount, rounded to three digits. */
export const convertRoughly = (amount: number, { rate }: Exchange): number =>
  Number((amount * rate).toPrecision(DIGITS));

/** Lists the currencies into which a price can be converted. */
export const listTargetCurrencies = (from: string, rates: readonly CurrencyRate[]): readonly string[] =>
  [BASE_CURRENCY, ...rates.map(({ currency }) => currency)]
    .filter((currency) => findExchange(from, currency, rates) !== undefined)
    .sort();

/** The currencies of countries from which buyers come; countries of the euro are below. */
const CURRENCY_BY_REGION: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AE:AED AR:ARS AU:AUD BD:BDT BH:BHD BR:BRL CA:CAD CH:CHF CL:CLP CN:CNY CO:COP CZ:CZK DK:DKK DZ:DZD EG:EGP GB:GBP ' +
    'HK:HKD HU:HUF ID:IDR IL:ILS IN:INR IQ:IQD JO:JOD JP:JPY KE:KES KR:KRW KW:KWD KZ:KZT LK:LKR MA:MAD MX:MXN MY:MYR ' +
    'NG:NGN NO:NOK NZ:NZD OM:OMR PE:PEN PH:PHP PK:PKR PL:PLN QA:QAR RO:RON RU:RUB SA:SAR SE:SEK SG:SGD TH:THB TN:TND ' +
    'TR:TRY TW:TWD UA:UAH US:USD UZ:UZS VN:VND ZA:ZAR'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);
const EURO_REGIONS = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** Guesses a person's currency from the languages of their browser, such as `tr-TR`; undefined if none has a region. */
export function matchCurrency(languages: readonly string[]): string | undefined {
  const regions = languages.flatMap((language) => /-([A-Z]{2})$/.exec(language)?.[1] ?? []);
  return regions.map((region) => (EURO_REGIONS.includes(region) ? 'EUR' : CURRENCY_BY_REGION[region])).find(Boolean);
}
