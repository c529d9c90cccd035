import type { RfqToStore } from './rfq-to-store.ts';

/** The columns of the fields that a buyer fills in. */
export const toRfqColumns = (input: RfqToStore) => ({
  description: input.description,
  question: input.question ?? null,
  email: input.email,
  cate_and_tag: input.cateAndTag === null ? null : JSON.stringify(input.cateAndTag),
  quantity: input.quantity ?? null,
  unit: input.unit ?? null,
  country_id: input.countryId ?? null,
  exhibition_id: input.exhibitionId ?? null,
  product_id: input.productId ?? null,
  source: input.source,
});
