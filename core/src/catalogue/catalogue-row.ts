import * as z from 'zod/mini';
import { attribute, supplier, supplierVerification } from '../contract/catalogue/calls.ts';
import { countryId, id } from '../contract/fields.ts';
import { tradeTerms } from '../contract/trade-terms.ts';
import { CATEGORY_CODE } from './category-code.ts';

/** A text by language; English is required. */
const textByLanguage = z
  .record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string().check(z.minLength(1)))
  .check(z.refine((value) => Object.hasOwn(value, 'en'), 'english'));
const categoryId = z.string().check(z.regex(CATEGORY_CODE));
const tagCode = z.string().check(z.regex(/^TG\d{6}$/));
/** An age in milliseconds, counted back from the time of loading. */
const timeAgo = z.int().check(z.nonnegative());

export const categoryRow = z.object({
  table: z.literal('category'),
  id: categoryId,
  parent: z.nullable(categoryId),
  industry: z.string(),
  names: textByLanguage,
});

/** A branch of the tag tree; `parent` is null on the first level. D-12 */
export const tagCategoryRow = z.object({
  table: z.literal('tagCategory'),
  id,
  parent: z.nullable(id),
  industry: z.string(),
  names: textByLanguage,
});

export const tagRow = z.object({
  table: z.literal('tag'),
  id: tagCode,
  category: id,
  industry: z.string(),
  names: textByLanguage,
});

/** The texts of a supplier that are translated into each language. */
export const supplierTexts = z.object({
  name: z.string(),
  province: z.string(),
  mainProducts: z.array(z.string()),
  about: z.string(),
});

/** The part of the demo data that a row belongs to: part 2 is added to demo databases that only have part 1. */
const demoPart = z.optional(z.literal(2));

export const supplierRow = z.object({
  table: z.literal('supplier'),
  part: demoPart,
  id,
  industry: z.string(),
  countryId,
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  businessType: supplier.shape.businessType,
  established: z.int(),
  employees: z.int(),
  light: supplier.shape.light,
  proofs: z.array(supplierVerification),
  spotlight: z.boolean(),
  logo: z.string(),
  rank: z.int(),
  age: timeAgo,
  texts: z.record(z.string(), supplierTexts),
});

/** The texts of a product that are translated into each language. */
export const productTexts = z.object({
  name: z.string(),
  description: z.string(),
  attributes: z.array(attribute),
});

/** `tiers` run from the smallest quantity up; no tiers mean price on request. A lower `rank` comes first. */
export const productRow = z.object({
  table: z.literal('product'),
  part: demoPart,
  id,
  category: categoryId,
  supplier: id,
  unit: z.string(),
  minOrder: z.int().check(z.positive()),
  leadDays: z.nullable(z.int()),
  currency: z.string(),
  tiers: z.array(z.object({ min: z.int(), price: z.number().check(z.positive()) })),
  images: z.array(id),
  tags: z.array(tagCode),
  /** Additional search words in any language, besides the product's names. */
  keywords: z.optional(z.array(z.string())),
  /** Whether the supplier sends a sample before an order. */
  sample: z.optional(z.boolean()),
  tradeTerms: z.optional(tradeTerms),
  rank: z.int(),
  score: z.number(),
  viewCount: z.int(),
  age: timeAgo,
  texts: z.record(z.string(), productTexts),
});

/** A picture and its file name in the pictures folder. */
export const pictureRow = z.object({ table: z.literal('picture'), id, file: z.string() });

/** One line of a catalogue import file. Rows that others refer to come first. */
export const catalogueRow = z.discriminatedUnion('table', [
  categoryRow,
  tagCategoryRow,
  tagRow,
  pictureRow,
  supplierRow,
  productRow,
]);

export type CatalogueRow = z.output<typeof catalogueRow>;
export type CatalogueTable = CatalogueRow['table'];
export type CatalogueRowOf<Table extends CatalogueTable> = Extract<CatalogueRow, { table: Table }>;
