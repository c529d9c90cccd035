import * as z from 'zod/mini';
import { requiredText } from './fields.ts';
import {
  type PaymentMethod,
  stripHsCode,
  TRADE_DEPOSIT_MAX,
  TRADE_HS_CODE_PATTERN,
  TRADE_INCOTERMS,
  TRADE_PACKAGING_MAX,
  TRADE_PAYMENT_DAYS_MAX,
  TRADE_PAYMENT_METHODS,
  TRADE_PLACE_MAX,
  TRADE_PORT_MAX,
  type TradeTerm,
} from './trade-term-limits.ts';

const payment = z
  .strictObject({
    method: z.enum(TRADE_PAYMENT_METHODS),
    /** Percentage that is paid in advance: required for a transfer with a deposit, and ignored for other methods. */
    deposit: z.optional(z.int().check(z.positive(), z.maximum(TRADE_DEPOSIT_MAX))),
    /** Days after the invoice: required for an open account, and ignored for other methods. */
    days: z.optional(z.int().check(z.positive(), z.maximum(TRADE_PAYMENT_DAYS_MAX))),
  })
  .check(z.refine(hasNumber, 'required'));

/** Whether the number of the method is given, if it has one. */
function hasNumber({ method, deposit, days }: Payment): boolean {
  if (method === 'ttDeposit') return deposit !== undefined;
  return method !== 'openAccount' || days !== undefined;
}

interface Payment {
  readonly method: PaymentMethod;
  readonly deposit?: number | undefined;
  readonly days?: number | undefined;
}

/**
 * The terms on which goods are sold and shipped, each left out if it is not stated: of a product, and of an offer.
 * Methods and Incoterms are codes, so that they can be translated and compared.
 */
export const tradeTerms = z.strictObject({
  payment: z.optional(payment),
  /** An Incoterm with its named place. */
  incoterm: z.optional(
    z.strictObject({ code: z.enum(TRADE_INCOTERMS), place: z.optional(requiredText(TRADE_PLACE_MAX)) }),
  ),
  /** Where the goods are loaded on a ship or an aeroplane. */
  port: z.optional(requiredText(TRADE_PORT_MAX)),
  packaging: z.optional(requiredText(TRADE_PACKAGING_MAX)),
  /** 6 to 10 digits, which may be written with dots or spaces; only the digits are stored. */
  hsCode: z.optional(z.string().check(z.overwrite(stripHsCode), z.regex(TRADE_HS_CODE_PATTERN))),
} satisfies Record<TradeTerm, z.ZodMiniType>);

/** Terms in an answer. Unlike those of an input, an object in it may have members that this version does not know. */
export const tradeTermsInAnswer = z.object({
  payment: z.optional(
    z.object({ method: z.enum(TRADE_PAYMENT_METHODS), deposit: z.optional(z.int()), days: z.optional(z.int()) }),
  ),
  incoterm: z.optional(z.object({ code: z.enum(TRADE_INCOTERMS), place: z.optional(z.string()) })),
  port: z.optional(z.string()),
  packaging: z.optional(z.string()),
  hsCode: z.optional(z.string()),
} satisfies Record<TradeTerm, z.ZodMiniType>);

export type TradeTerms = z.output<typeof tradeTerms>;
export type PaymentTerms = z.output<typeof payment>;

/** The terms as they are stored: without a number that the payment method ignores. */
export function toStoredTerms({ payment: given, ...terms }: TradeTerms): TradeTerms {
  if (given === undefined) return terms;
  const { method, deposit, days } = given;
  if (method === 'ttDeposit') return { ...terms, payment: { method, deposit } };
  return { ...terms, payment: method === 'openAccount' ? { method, days } : { method } };
}
