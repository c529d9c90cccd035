import { TRADE_PACKAGING_MAX, TRADE_PLACE_MAX, TRADE_PORT_MAX } from '../contract/trade-term-limits.ts';

/** The form elements of trade terms, in form order, with the longest text that each keeps while it is typed. */
export const TRADE_TERM_FIELDS = {
  payment: 20,
  deposit: 20,
  days: 20,
  incoterm: 20,
  place: 2 * TRADE_PLACE_MAX,
  port: 2 * TRADE_PORT_MAX,
  packaging: 2 * TRADE_PACKAGING_MAX,
  hsCode: 30,
} as const;
export type TradeTermField = keyof typeof TRADE_TERM_FIELDS;
export const TRADE_TERM_FIELD_NAMES = Object.keys(TRADE_TERM_FIELDS) as readonly TradeTermField[]; // no other keys

/** Trade terms as typed; '' is not stated. */
export type TradeTermValues = Readonly<Record<TradeTermField, string>>;

export const NO_TRADE_TERMS: TradeTermValues = {
  payment: '',
  deposit: '',
  days: '',
  incoterm: '',
  place: '',
  port: '',
  packaging: '',
  hsCode: '',
};
