import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { currencyCode, id, page, pageNo, requiredText, text, time } from '../fields.ts';
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

/** How a product stands with the operator, where its name, pictures or category are not settled. */
const review = z.object({
  state: z.enum(REVIEW_STATES),
  /** The product itself is new, and hidden until an operator has accepted it. */
  isNew: z.boolean(),
  /** What is changed; none of a new product. */
  parts: z.array(z.enum(REVIEW_FIELDS)),
  /** Since when it waits, or when it was refused or taken back. */
  since: time,
  /** Why it was refused; '' else. */
  reason: z.string(),
  /** Names what waits: another change has another. */
  version: z.int(),
});

export type ProductReview = z.output<typeof review>;

const row = z.object({
  productId: z.string(),
  /** In the language of the call, else in English. */
  name: z.string(),
  /** Its first picture; '' for none. */
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

export type SupplierProductRow = z.output<typeof row>;

const list = z.extend(page(row), {
  /** How many there are in each part, whatever is searched for. */
  counts: z.object({ shown: z.int(), hidden: z.int() }),
  /** Whether the caller may change them. */
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
  /** The rows of its specification in their order; none shows those in English. */
  attributes: z.array(attribute).check(z.maxLength(PRODUCT_ATTRIBUTES_MAX)),
});

/** What a supplier says of a product. */
const content = z.strictObject({
  /** In English, from which other languages take what they lack, and in others. */
  texts: z.array(productText).check(z.minLength(1), z.maxLength(30)),
  /** A category that has none below it. */
  categoryId: id,
  /** Ids of pictures, the main one first: those it has, and those that this device sent to API-08. */
  images: z.array(id).check(z.maxLength(PRODUCT_PICTURES_MAX)),
  /** Codes of tags, in any order. */
  tags: z.array(id).check(z.maxLength(PRODUCT_TAGS_MAX)),
  unit: requiredText(40),
  minOrder: quantity,
  /** A code of ISO 4217, in capital or small letters. */
  currency: currencyCode,
  /** Null where it is not told. */
  leadDays: z.nullable(z.int().check(z.nonnegative(), z.maximum(LEAD_DAYS_MAX))),
  /** Whether a sample is sent before an order. */
  sampleAvailable: z._default(z.boolean(), false),
  /** The price from each quantity on, quantities rising; none where the price is on request. */
  steps: z.array(step).check(z.maxLength(PRODUCT_STEPS_MAX)),
});

export type ProductContent = z.output<typeof content>;

const productRecord = z.object({
  ...content.shape,
  // What was loaded before there were limits is shown all the same.
  texts: z.array(
    z.object({
      lang: z.string(),
      name: z.string(),
      description: z.string(),
      attributes: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  /** By name in the language of the call, else in English. */
  tags: z.array(z.object({ code: z.string(), name: z.string() })),
  steps: z.array(z.object(step.shape)),
  productId: z.string(),
  part: productVisibility,
  version: z.int(),
  review: z.nullable(review),
});

export type SupplierProductRecord = z.output<typeof productRecord>;

const form = z.object({
  /** As its supplier wrote it last, with what waits for an operator. Null where a new one is to be written. */
  product: z.nullable(productRecord),
  /** Languages that the catalogue is kept in. */
  languages: z.array(z.string()),
  /** Categories that products may stand in, each with those above it, and the industry whose tags belong to it. */
  categories: z.array(z.object({ id: z.string(), name: z.string(), industry: z.string() })),
  canEdit: z.boolean(),
  /** Whether names, pictures and categories wait for an operator. */
  isReviewed: z.boolean(),
});

export type ProductForm = z.output<typeof form>;

const version = z.int().check(z.nonnegative(), z.maximum(QUANTITY_MAX));

const PATH = 'blade-supplier/product';

/** Calls of a supplier about its own products; '404' for any other's. D-52 D-65 */
export const supplierProduct = {
  /**
   * Its products, the newest first, twenty a page. By words that stand in the name, of which the last may be unfinished,
   * a thousand are found at most.
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
  /** One of its products as it was written, and what a form needs to write it; without an id, for a new one. */
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
   * Writes a product anew. Where changes are reviewed, another name, other pictures and another category wait for an operator
   * and the rest holds at once; a later save takes the place of what waits. '403' without the right to manage, '409'
   * where somebody else has changed it since `version`, '400' for a category, language, tag or picture that is not to
   * be had, without an English text, and for steps that do not rise.
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
  /** Adds a product. Buyers see it at once, or where changes are reviewed once it is accepted. Refused as `save` is. */
  add: submit({
    id: 'API-253',
    client: 'supplier',
    path: `${PATH}/add`,
    access: 'supplier',
    input: content,
    output: z.object({ productId: z.string(), isWaiting: z.boolean() }),
    requirements: ['D-52', 'D-65'],
  }),
  /** Takes back what waits for an operator. '409' where something else waits than was read. */
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
   * Shows a product to buyers or hides it from them: what is hidden is gone from its page, lists, searches and carts. '403'
   * without the right to manage, '409' for a new one that an operator has not accepted yet.
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
