import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { currencyCode, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { tradeTerms, tradeTermsInAnswer } from '../trade-terms.ts';
import {
  ATTRIBUTE_NAME_MAX,
  ATTRIBUTE_VALUE_MAX,
  LEAD_DAYS_MAX,
  PRICE_PATTERN,
  PRODUCT_ATTRIBUTES_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_KEYWORD_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_PICTURES_MAX,
  PRODUCT_STEPS_MAX,
  PRODUCT_TAGS_MAX,
  PRODUCT_VISIBILITIES,
  REVIEW_FIELDS,
  REVIEW_STATES,
} from './supplier-limits.ts';

const productVisibility = z.enum(PRODUCT_VISIBILITIES);

/** The review status of a product whose name, pictures or category are not approved. */
const review = z.object({
  state: z.enum(REVIEW_STATES),
  /** The product itself is new, and hidden until staff have accepted it. */
  isNew: z.boolean(),
  /** The changed parts; empty for a new product. */
  parts: z.array(z.enum(REVIEW_FIELDS)),
  /** When the change was submitted, rejected or withdrawn. */
  since: time,
  /** The reason for rejecting it; '' otherwise. */
  reason: z.string(),
  /** Identifies the pending change: another change has another version. */
  version: z.int(),
});

export type ProductReview = z.output<typeof review>;

/** A product in a supplier's own lists. */
export const supplierProductRow = z.object({
  productId: z.string(),
  /** In the language of the call, else in English. */
  name: z.string(),
  /** Its first picture; '' if there is none. */
  image: z.string(),
  /** Prices are per unit; 0 means price on request. */
  priceMin: z.number(),
  priceMax: z.number(),
  currency: z.string(),
  unit: z.string(),
  part: productVisibility,
  created: time,
  review: z.nullable(review),
});

export type SupplierProductRow = z.output<typeof supplierProductRow>;

const list = z.extend(page(supplierProductRow), {
  /** The number of products by visibility, regardless of the search. */
  counts: z.object({ shown: z.int(), hidden: z.int() }),
  /** Whether the caller may change the products. */
  canEdit: z.boolean(),
});

export type SupplierProductPage = z.output<typeof list>;

const quantity = z.int().check(z.positive(), z.maximum(QUANTITY_MAX));
const step = z.strictObject({ min: quantity, price: z.string().check(z.regex(PRICE_PATTERN)) });
const attribute = z.strictObject({
  name: requiredText(ATTRIBUTE_NAME_MAX),
  value: requiredText(ATTRIBUTE_VALUE_MAX),
});
const productText = z.strictObject({
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  name: requiredText(PRODUCT_NAME_MAX),
  description: text(PRODUCT_DESCRIPTION_MAX),
  /** The rows of the specification in order; without any, the English ones are shown. */
  attributes: z.array(attribute).check(z.maxLength(PRODUCT_ATTRIBUTES_MAX)),
});

/** The content of a product that a supplier edits. */
const content = z.strictObject({
  /** English, which is the fallback for missing texts of other languages, and any other languages. */
  texts: z.array(productText).check(z.minLength(1), z.maxLength(30)),
  /** A category without subcategories. */
  categoryId: id,
  /** Ids of pictures, the main one first: current ones, and those that this device uploaded with API-08. */
  images: z.array(id).check(z.maxLength(PRODUCT_PICTURES_MAX)),
  /** Codes of tags, in any order. */
  tags: z.array(id).check(z.maxLength(PRODUCT_TAGS_MAX)),
  unit: requiredText(40),
  minOrder: quantity,
  /** An ISO 4217 code, in upper or lower case. */
  currency: currencyCode,
  /** Null if not given. */
  leadDays: z.nullable(z.int().check(z.nonnegative(), z.maximum(LEAD_DAYS_MAX))),
  /** Whether the supplier sends a sample before an order. */
  sampleAvailable: z._default(z.boolean(), false),
  /** Prices, each from a minimum quantity on, in ascending order; empty for a price on request. */
  steps: z.array(step).check(z.maxLength(PRODUCT_STEPS_MAX)),
  tradeTerms: z._default(tradeTerms, {}),
});

export type ProductContent = z.output<typeof content>;

const productRecord = z.object({
  ...content.shape,
  // The limits do not apply here, since older products that exceed them must still be shown.
  texts: z.array(
    z.object({
      lang: z.string(),
      name: z.string(),
      description: z.string(),
      attributes: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  /** Tags with their names in the language of the call, else in English. */
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
  steps: z.array(z.object(step.shape)),
  tradeTerms: tradeTermsInAnswer,
  productId: z.string(),
  part: productVisibility,
  version: z.int(),
  review: z.nullable(review),
});

export type SupplierProductRecord = z.output<typeof productRecord>;

const form = z.object({
  /** The product as its supplier saved it last, including a pending change. Null in the form of a new product. */
  product: z.nullable(productRecord),
  /** The languages of the catalogue. */
  languages: z.array(z.string()),
  /** Categories for products, in the order of the tree. */
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** The names of its parents, the highest first. */
      path: z.string(),
      /** The industry whose tags apply. */
      industry: z.string(),
      /** Whether a product of this supplier is in it. */
      isUsed: z.boolean(),
    }),
  ),
  canEdit: z.boolean(),
  /** Whether changes to name, pictures and category need staff review. */
  isReviewed: z.boolean(),
});

export type ProductForm = z.output<typeof form>;

const version = z.int().check(z.nonnegative(), z.maximum(QUANTITY_MAX));

const PATH = 'blade-supplier/product';

/** Calls of a supplier about its own products; '404' for another supplier's product. D-52 D-65 */
export const supplierProduct = {
  /**
   * The supplier's products, the newest first, 20 a page. A keyword search matches words in the name, of which the last
   * may be incomplete, and finds at most a thousand products.
   */
  list: read({
    id: 'API-250',
    client: 'supplier',
    path: `${PATH}/list`,
    access: 'supplier',
    input: z.strictObject({ part: productVisibility, keyword: z.optional(text(PRODUCT_KEYWORD_MAX)), pageNo }),
    output: list,
    requirements: ['D-52', 'D-65'],
  }),
  /** One product as last saved, with the data that its form needs; without an id, the data of a new product's form. */
  form: read({
    id: 'API-251',
    client: 'supplier',
    path: `${PATH}/form`,
    access: 'supplier',
    input: z.strictObject({ productId: z.optional(id) }),
    output: form,
    requirements: ['D-52', 'D-65'],
  }),
  /**
   * Overwrites a product. If changes are reviewed, a new name, new pictures and a new category wait for staff review,
   * and the rest applies at once; a later save replaces the pending change. '403' without manage permission; '409' if
   * it was changed since `version`; '400' for an unavailable category, language, tag or picture, without an English
   * text, and for quantities of steps that do not increase.
   */
  save: submit({
    id: 'API-252',
    client: 'supplier',
    path: `${PATH}/save`,
    access: 'supplier',
    input: z.strictObject({ ...content.shape, productId: id, version }),
    output: z.object({ version: z.int() }),
    requirements: ['D-52', 'D-65'],
  }),
  /**
   * Adds a product. Buyers see it at once, or after staff have accepted it if changes are reviewed. Same errors as
   * `save`.
   */
  add: submit({
    id: 'API-253',
    client: 'supplier',
    path: `${PATH}/add`,
    access: 'supplier',
    input: content,
    output: z.object({ productId: z.string(), isWaiting: z.boolean() }),
    requirements: ['D-52', 'D-65'],
  }),
  /** Withdraws the pending change. '409' if another change than `version` is pending. */
  withdraw: submit({
    id: 'API-255',
    client: 'supplier',
    path: `${PATH}/withdraw`,
    access: 'supplier',
    input: z.strictObject({ productId: id, version }),
    output: z.object({ version: z.int() }),
    requirements: ['D-65', 'D-97'],
  }),
  /**
   * Shows a product to buyers or hides it: a hidden product disappears from its page, lists, searches and carts. '403'
   * without manage permission, '409' for a new product that staff have not accepted yet.
   */
  setShown: submit({
    id: 'API-254',
    client: 'supplier',
    path: `${PATH}/setShown`,
    access: 'supplier',
    input: z.strictObject({ productId: id, isShown: z.boolean() }),
    output: z.object({ part: productVisibility }),
    requirements: ['D-52', 'D-65'],
  }),
};
