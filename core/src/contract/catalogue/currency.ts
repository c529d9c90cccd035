/**
 * ISO 4217 codes of the currencies for prices. The list is written out, since Intl's list differs between browsers.
 * Precious metals, fund units, test codes and withdrawn currencies are left out.
 */
const CURRENCY_CODES: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY ' +
    'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ' +
    'IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR ' +
    'MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD ' +
    'SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD ' +
    'XCG XOF XPF YER ZAR ZMW ZWG'
  ).split(' '),
);

/**
 * Common names and signs of a currency besides its code; "$" and "¥" are not included, since several currencies use
 * them.
 */
const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  RMB: 'CNY',
  CNH: 'CNY',
  YUAN: 'CNY',
  NTD: 'TWD',
  NIS: 'ILS',
  UKP: 'GBP',
  EURO: 'EUR',
  YEN: 'JPY',
  TL: 'TRY',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₺': 'TRY',
  '₹': 'INR',
  '₽': 'RUB',
};

/** The result of reading a typed currency: its code, or the code that the person probably meant; null if unknown. */
export type CurrencyReading =
  | { readonly isCode: true; readonly code: string }
  | { readonly isCode: false; readonly code: string | null };

/** Reads a typed currency; case-insensitive. */
export function readCurrency(written: string): CurrencyReading {
  const code = written.trim().toUpperCase();
  if (CURRENCY_CODES.has(code)) return { isCode: true, code };
  return { isCode: false, code: Object.hasOwn(CURRENCY_NAMES, code) ? (CURRENCY_NAMES[code] ?? null) : null };
}

export const isCurrency = (code: string): boolean => CURRENCY_CODES.has(code);

/** The codes in alphabetical order. */
export const currencyCodes = (): readonly string[] => [...CURRENCY_CODES];
