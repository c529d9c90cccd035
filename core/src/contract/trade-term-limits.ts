/** The eleven rules of Incoterms 2020, in the order of the ICC: those for any transport, then those for ships. */
export const TRADE_INCOTERMS = ['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'FAS', 'FOB', 'CFR', 'CIF'] as const;
export type Incoterm = (typeof TRADE_INCOTERMS)[number];

/**
 * How a buyer pays, from the safest for the supplier to the safest for the buyer: a bank transfer before production, or
 * with a deposit and the rest before shipment; a letter of credit at sight; documents against payment; an invoice that
 * is due after some days.
 */
export const TRADE_PAYMENT_METHODS = ['ttAdvance', 'ttDeposit', 'lcSight', 'dp', 'openAccount'] as const;
export type PaymentMethod = (typeof TRADE_PAYMENT_METHODS)[number];

/** The largest deposit in per cent, and the longest time to pay in days. The smallest is 1. */
export const TRADE_DEPOSIT_MAX = 99;
export const TRADE_PAYMENT_DAYS_MAX = 365;

/** Maximum lengths, in characters: the named place of an Incoterm, the port of loading, the packaging. */
export const TRADE_PLACE_MAX = 60;
export const TRADE_PORT_MAX = 60;
export const TRADE_PACKAGING_MAX = 120;

/** A stored HS code: the six digits that all countries share, and up to four of a country. */
export const TRADE_HS_CODE_PATTERN = /^\d{6,10}$/;

/** The digits of an HS code that is written with dots or spaces, such as 6302.60. */
export const stripHsCode = (written: string): string => written.replace(/[\s.]/g, '');

/** An HS code as customs tariffs print it: 6302.60, 6302.60.00. */
export const formatHsCode = (digits: string): string =>
  [digits.slice(0, 4), ...(digits.slice(4).match(/\d{1,2}/g) ?? [])].join('.');

/** The terms in the order in which they are shown. */
export const TRADE_TERMS = ['payment', 'incoterm', 'port', 'packaging', 'hsCode'] as const;
export type TradeTerm = (typeof TRADE_TERMS)[number];
