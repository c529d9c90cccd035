import type { TradeTerms } from '../trade-terms.ts';
import type { ProductContent } from './supplier-calls.ts';
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX } from './supplier-limits.ts';

/** The type of each field kind in calls. */
export interface ProductKindValues {
  text: string;
  /** A code from a list. */
  category: string;
  unit: string;
  currency: string;
  quantity: number;
  /** Null if not given. */
  days: number | null;
  flag: boolean;
  pictures: string[];
  tags: string[];
  attributes: ProductContent['texts'][number]['attributes'];
  /** Prices, each from a minimum quantity on. */
  steps: ProductContent['steps'];
  terms: TradeTerms;
}
export type ProductKind = keyof ProductKindValues;

/** Additional settings of a field kind: the maximum number of characters. */
interface ProductKindLimits {
  text: { readonly max: number };
}

type ProductShape = {
  [Kind in ProductKind]: { readonly kind: Kind } & (Kind extends keyof ProductKindLimits
    ? ProductKindLimits[Kind]
    : unknown);
}[ProductKind];

interface ProductFieldNames {
  readonly required: boolean;
  /** Whether the field exists once per language (`texts`) or once per product. */
  readonly group: 'texts' | 'product';
  /** Its column in product_text or product; null for a field with rows in another table. */
  readonly column: string | null;
  /** Its column in an import file, with the language as suffix for texts; null if files do not contain it. */
  readonly importColumn: string | null;
}

/** A row for each field of a call, whose kind must match the field's type in the call. */
type Rows<Fields, Group extends ProductFieldNames['group']> = {
  readonly [Name in keyof Fields]: ProductFieldNames & { readonly group: Group } & Extract<
      ProductShape,
      { readonly kind: KindOf<Fields[Name]> }
    >;
};
type KindOf<Value> = {
  [Kind in ProductKind]: [ProductKindValues[Kind], Value] extends [Value, ProductKindValues[Kind]] ? Kind : never;
}[ProductKind];

/**
 * All fields of a product that a supplier edits, in form order, by their names in calls. A field of a call does not
 * compile until it has a row here, and other lists of fields are derived from these rows or do not compile without each
 * of them. The rows are plain data. D-52
 */
export const PRODUCT_FIELDS = {
  name: {
    kind: 'text',
    max: PRODUCT_NAME_MAX,
    required: true,
    group: 'texts',
    column: 'name',
    importColumn: 'name',
  },
  description: {
    kind: 'text',
    max: PRODUCT_DESCRIPTION_MAX,
    required: false,
    group: 'texts',
    column: 'description',
    importColumn: 'description',
  },
  attributes: {
    kind: 'attributes',
    required: false,
    group: 'texts',
    column: 'attributes',
    importColumn: 'attributes',
  },
  images: { kind: 'pictures', required: false, group: 'product', column: 'images', importColumn: 'pictures' },
  categoryId: { kind: 'category', required: true, group: 'product', column: 'category_id', importColumn: 'category' },
  tags: { kind: 'tags', required: false, group: 'product', column: null, importColumn: 'tags' },
  minOrder: { kind: 'quantity', required: true, group: 'product', column: 'min_order', importColumn: 'min_order' },
  unit: { kind: 'unit', required: true, group: 'product', column: 'unit', importColumn: 'unit' },
  currency: { kind: 'currency', required: true, group: 'product', column: 'currency', importColumn: 'currency' },
  leadDays: { kind: 'days', required: false, group: 'product', column: 'lead_days', importColumn: 'lead_days' },
  sampleAvailable: { kind: 'flag', required: false, group: 'product', column: 'sample', importColumn: null },
  /** Files have two columns for each step: `quantity_1`, `price_1`. */
  steps: { kind: 'steps', required: false, group: 'product', column: null, importColumn: 'price' },
  /** Files have columns for each term, such as `payment_terms` and `hs_code`. */
  tradeTerms: { kind: 'terms', required: false, group: 'product', column: 'trade_terms', importColumn: 'terms' },
} as const satisfies Rows<Omit<ProductContent['texts'][number], 'lang'>, 'texts'> &
  Rows<Omit<ProductContent, 'texts'>, 'product'>;

type Table = typeof PRODUCT_FIELDS;
export type ProductFieldName = keyof Table;
/** The fields of the given kinds. */
export type ProductFieldOf<Kind extends ProductKind> = {
  [Name in ProductFieldName]: Table[Name]['kind'] extends Kind ? Name : never;
}[ProductFieldName];
/** The fields of a group. */
export type ProductFieldIn<Group extends ProductFieldNames['group']> = {
  [Name in ProductFieldName]: Table[Name]['group'] extends Group ? Name : never;
}[ProductFieldName];
/** The database columns of a group's fields, for fields that have one. */
export type ProductColumnIn<Group extends ProductFieldNames['group']> = Exclude<
  Table[ProductFieldIn<Group>]['column'],
  null
>;
/** The import file columns of a group's fields, for fields that have one. */
export type ProductImportColumnIn<Group extends ProductFieldNames['group']> = Exclude<
  Table[ProductFieldIn<Group>]['importColumn'],
  null
>;
/** The fields that import files do not contain. */
export type NotImportedField = {
  [Name in ProductFieldName]: Table[Name]['importColumn'] extends null ? Name : never;
}[ProductFieldName];

/** The row of a field, typed independently of the table's literal types. */
export const productFieldRow = (name: ProductFieldName): ProductFieldNames & ProductShape => PRODUCT_FIELDS[name];

const FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as readonly ProductFieldName[]; // the table has no other keys

/** The fields of a group, in form order. */
export const productFieldsIn = <Group extends ProductFieldNames['group']>(
  group: Group,
): readonly ProductFieldIn<Group>[] =>
  FIELD_NAMES.filter((name): name is ProductFieldIn<Group> => PRODUCT_FIELDS[name].group === group);
