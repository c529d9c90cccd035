import {
  formatHsCode,
  stripHsCode,
  TRADE_DEPOSIT_MAX,
  TRADE_HS_CODE_PATTERN,
  TRADE_INCOTERMS,
  TRADE_PACKAGING_MAX,
  TRADE_PAYMENT_DAYS_MAX,
  TRADE_PAYMENT_METHODS,
  TRADE_PLACE_MAX,
  TRADE_PORT_MAX,
} from '../contract/trade-term-limits.ts';
import type { TradeTerms } from '../contract/trade-terms.ts';
import { toAsciiDigits, toNumericText } from './number-input.ts';
import { checkRules, type Failure, maxLength, type Rule, required } from './rule.ts';
import { trimText, truncateText } from './text-input.ts';
import {
  TRADE_TERM_FIELD_NAMES,
  TRADE_TERM_FIELDS,
  type TradeTermField,
  type TradeTermValues,
} from './trade-term-values.ts';

export const isTradeTermField = (name: string): name is TradeTermField => Object.hasOwn(TRADE_TERM_FIELDS, name);

/** Whether a form shows the field: a number only with the method that has it, a place only with an Incoterm. */
export function hasTradeTermField({ payment, incoterm }: TradeTermValues, field: TradeTermField): boolean {
  if (field === 'deposit') return payment === 'ttDeposit';
  if (field === 'days') return payment === 'openAccount';
  return field !== 'place' || incoterm !== '';
}

/** The values after typing into one field. Digits of every script become ASCII digits. */
export function withTradeTerm(values: TradeTermValues, field: TradeTermField, typed: string): TradeTermValues {
  const value = TYPED[field]?.(typed) ?? typed;
  return { ...values, [field]: truncateText(value, TRADE_TERM_FIELDS[field]) };
}

const TYPED: Readonly<Partial<Record<TradeTermField, (typed: string) => string>>> = {
  deposit: toNumericText,
  days: toNumericText,
  hsCode: toAsciiDigits,
};

const createNumberRule = (max: number, key: 'tradeTerms.deposit.wrong' | 'tradeTerms.days.wrong'): Rule<string> => ({
  type: 'pattern',
  passes: (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= max,
  message: { key, values: { max } },
});

const RULES: Readonly<Record<TradeTermField, readonly Rule<string>[]>> = {
  payment: [],
  deposit: [required(), createNumberRule(TRADE_DEPOSIT_MAX, 'tradeTerms.deposit.wrong')],
  days: [required(), createNumberRule(TRADE_PAYMENT_DAYS_MAX, 'tradeTerms.days.wrong')],
  incoterm: [],
  place: [maxLength(TRADE_PLACE_MAX)],
  port: [maxLength(TRADE_PORT_MAX)],
  packaging: [maxLength(TRADE_PACKAGING_MAX)],
  hsCode: [
    {
      type: 'pattern',
      passes: (value) => value === '' || TRADE_HS_CODE_PATTERN.test(stripHsCode(value)),
      message: { key: 'tradeTerms.hsCode.wrong' },
    },
  ],
};

/** The rule that a field breaks; null for a field that is valid or not shown. */
export const findTradeTermFailure = (values: TradeTermValues, field: TradeTermField): Failure | null =>
  hasTradeTermField(values, field) ? checkRules(RULES[field], trimText(values[field]), 'submit') : null;

/** The values without invalid ones; a payment method goes with its number. */
export function dropInvalidTerms(values: TradeTermValues): TradeTermValues {
  const invalid = TRADE_TERM_FIELD_NAMES.filter((field) => findTradeTermFailure(values, field) !== null);
  const dropped = invalid.map((field) => (field === 'deposit' || field === 'days' ? 'payment' : field));
  return { ...values, ...Object.fromEntries(dropped.map((field) => [field, ''])) };
}

/** The terms of values without problems. A value of a field that is not shown is left out. */
export function toTradeTerms(values: TradeTermValues): TradeTerms {
  const textOf = (field: TradeTermField) => (hasTradeTermField(values, field) ? trimText(values[field]) : '');
  const method = TRADE_PAYMENT_METHODS.find((each) => each === values.payment);
  const code = TRADE_INCOTERMS.find((each) => each === values.incoterm);
  const [place, port, packaging, hsCode] = [
    textOf('place'),
    textOf('port'),
    textOf('packaging'),
    stripHsCode(textOf('hsCode')),
  ];
  return {
    ...(method !== undefined && {
      payment: {
        method,
        ...(method === 'ttDeposit' && { deposit: Number(textOf('deposit')) }),
        ...(method === 'openAccount' && { days: Number(textOf('days')) }),
      },
    }),
    ...(code !== undefined && { incoterm: { code, ...(place !== '' && { place }) } }),
    ...(port !== '' && { port }),
    ...(packaging !== '' && { packaging }),
    ...(hsCode !== '' && { hsCode }),
  };
}

/** Stored terms as a form shows them. */
export const toTradeTermValues = ({ payment, incoterm, port, packaging, hsCode }: TradeTerms): TradeTermValues => ({
  payment: payment?.method ?? '',
  deposit: String(payment?.deposit ?? ''),
  days: String(payment?.days ?? ''),
  incoterm: incoterm?.code ?? '',
  place: incoterm?.place ?? '',
  port: port ?? '',
  packaging: packaging ?? '',
  hsCode: hsCode === undefined ? '' : formatHsCode(hsCode),
});
