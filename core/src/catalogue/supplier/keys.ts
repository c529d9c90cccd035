import * as z from 'zod/mini';
import type { ProductFieldIn } from '../../contract/catalogue/product-fields.ts';
import {
  ATTRIBUTE_NAME_MAX,
  ATTRIBUTE_VALUE_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import { draftAttempt } from '../../forms/draft-attempt.ts';
import { draftText } from '../../forms/draft-text.ts';
import { NO_TRADE_TERMS, TRADE_TERM_FIELDS, type TradeTermField } from '../../forms/trade-term-values.ts';
import { defineStoredKey } from '../../ports/storage.ts';
import { productDraftName } from './stored-names.ts';

const word = draftText(64);

/** A new field needs a default here, or stored drafts without this field become invalid and are lost. */
type Fields<Group extends 'texts' | 'product'> = Readonly<Record<ProductFieldIn<Group>, z.core.$ZodType>>;

const tradeTermTexts = {
  payment: draftText(TRADE_TERM_FIELDS.payment),
  deposit: draftText(TRADE_TERM_FIELDS.deposit),
  days: draftText(TRADE_TERM_FIELDS.days),
  incoterm: draftText(TRADE_TERM_FIELDS.incoterm),
  place: draftText(TRADE_TERM_FIELDS.place),
  port: draftText(TRADE_TERM_FIELDS.port),
  packaging: draftText(TRADE_TERM_FIELDS.packaging),
  hsCode: draftText(TRADE_TERM_FIELDS.hsCode),
} satisfies Readonly<Record<TradeTermField, z.core.$ZodType>>;

/** Unsaved input of one product: its supplier, the product and its version, and the last attempt to save it. */
const productDraft = z.object({
  supplierId: word,
  /** '' for a new product. */
  productId: word,
  version: z.int(),
  values: z.object({
    texts: z.record(
      word,
      z.object({
        name: draftText(2 * PRODUCT_NAME_MAX),
        description: draftText(2 * PRODUCT_DESCRIPTION_MAX),
        attributes: z.array(
          z.object({ name: draftText(2 * ATTRIBUTE_NAME_MAX), value: draftText(2 * ATTRIBUTE_VALUE_MAX) }),
        ),
      } satisfies Fields<'texts'>),
    ),
    tags: z.array(z.object({ code: word, name: draftText(200) })),
    categoryId: word,
    images: z.array(word),
    unit: word,
    minOrder: word,
    currency: word,
    leadDays: word,
    sampleAvailable: z._default(z.boolean(), false),
    steps: z.array(z.object({ min: word, price: word })),
    tradeTerms: z._default(z.object(tradeTermTexts), { ...NO_TRADE_TERMS }),
  } satisfies Fields<'product'> & { readonly texts: z.core.$ZodType }),
  attempt: z.nullable(draftAttempt),
});

export type ProductDraft = z.output<typeof productDraft>;

export const productDraftKey = defineStoredKey(productDraftName, productDraft);
