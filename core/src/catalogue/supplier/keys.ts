import * as z from 'zod/mini';
import {
  ATTRIBUTE_NAME_MAX,
  ATTRIBUTE_VALUE_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import { keptAttempt } from '../../forms/kept-attempt.ts';
import { keptText } from '../../forms/kept-text.ts';
import { storedKey } from '../../ports/storage.ts';
import { productDraftName } from './stored-names.ts';

const word = keptText(64);

/** What was typed of one product and not saved: of which supplier, of which product in which state, and the last try. */
const productDraft = z.object({
  supplierId: word,
  /** '' for a new one. */
  productId: word,
  version: z.int(),
  values: z.object({
    texts: z.record(
      word,
      z.object({
        ...{ name: keptText(2 * PRODUCT_NAME_MAX), description: keptText(2 * PRODUCT_DESCRIPTION_MAX) },
        attributes: z.array(
          z.object({ name: keptText(2 * ATTRIBUTE_NAME_MAX), value: keptText(2 * ATTRIBUTE_VALUE_MAX) }),
        ),
      }),
    ),
    tags: z.array(z.object({ code: word, name: keptText(200) })),
    ...{ categoryId: word, images: z.array(word), unit: word, minOrder: word, currency: word, leadDays: word },
    sampleAvailable: z._default(z.boolean(), false),
    steps: z.array(z.object({ min: word, price: word })),
  }),
  attempt: z.nullable(keptAttempt),
});

export type ProductDraft = z.output<typeof productDraft>;

export const productDraftKey = storedKey(productDraftName, productDraft);
