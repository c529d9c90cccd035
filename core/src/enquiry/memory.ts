import type { EnquiryDraft, EnquiryDrafts, EnquiryProduct, EnquiryProducts, Guest, Guests } from './draft.ts';

export interface EnquiryMemory {
  readonly drafts: EnquiryDrafts;
  readonly products: EnquiryProducts;
  readonly guests: Guests;
}

/** Remembers as long as the program runs: where there is no device to keep anything on. */
export function createEnquiryMemory(): EnquiryMemory {
  return {
    drafts: createCell<EnquiryDraft>(),
    products: createCell<EnquiryProduct>(),
    guests: createCell<Guest>(),
  };
}

function createCell<Value>() {
  let kept: Value | null = null;
  return {
    read: () => kept,
    keep(value: Value) {
      kept = value;
    },
    drop() {
      kept = null;
    },
  };
}
