import * as z from 'zod/mini';
import { QUANTITY_MAX } from '../contract/field-limits.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { QUANTITY_COUNT_MAX } from './quantities.ts';
import { productQuantitiesName } from './quantity-name.ts';
import { guestName } from './stored-names.ts';

const text = z.optional(z.string().check(z.maxLength(500)));

export const guestKey = defineStoredKey(
  guestName,
  z.object({ email: text, contactName: text, company: text, countryId: text, mobile: text }),
);

/** The quantities that a person has typed for products. D-48 */
export const productQuantitiesKey = defineStoredKey(
  productQuantitiesName,
  z
    .array(
      z.object({
        productId: z.string().check(z.maxLength(64)),
        quantity: z.int().check(z.positive(), z.maximum(QUANTITY_MAX)),
      }),
    )
    .check(z.maxLength(QUANTITY_COUNT_MAX)),
);
