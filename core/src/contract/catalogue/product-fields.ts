import type { ProductContent } from './supplier-calls.ts';
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX } from './supplier-limits.ts';

/** What a field of each kind is in calls. */
export interface ProductKindValues {
  text: string;
  /** A code that is chosen from a list. */
  category: string;
  unit: string;
  currency: string;
  quantity: number;
  /** Null where it is not told. */
  days: number | null;
  flag: boolean;
  pictures: string[];
  tags: string[];
  attributes: ProductContent['texts'][number]['attributes'];
  /** A price from each quantity on. */
  steps: ProductContent['steps'];
}
export type ProductKind = keyof ProductKindValues;

/** What kinds need besides their name: the most characters. */
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
  /** Whether it is written in each language, or once. */
  readonly group: 'texts' | 'product';
  /** Its column in product_text or product; null for what has rows of its own. */
  readonly column: string | null;
  /** Its column in an organiser's file, in texts with the language behind it; null where files do not say it. */
  readonly importColumn: string | null;
}

/** A row for each field of a call, of a kind that is what the call takes. */
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
 * All that a supplier says of a product, in the order of the form, by its names in calls: a field that a call takes does not
 * compile until it has its row here. What else lists fields is made of these rows or does not compile without each. They are
 * plain data. D-52
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
} as const satisfies Rows<Omit<ProductContent['texts'][number], 'lang'>, 'texts'> &
  Rows<Omit<ProductContent, 'texts'>, 'product'>;

type Table = typeof PRODUCT_FIELDS;
export type ProductFieldName = keyof Table;
/** The fields of some kinds. */
export type ProductFieldOf<Kind extends ProductKind> = {
  [Name in ProductFieldName]: Table[Name]['kind'] extends Kind ? Name : never;
}[ProductFieldName];
/** The fields that are written in each language, or once. */
export type ProductFieldIn<Group extends ProductFieldNames['group']> = {
  [Name in ProductFieldName]: Table[Name]['group'] extends Group ? Name : never;
}[ProductFieldName];
/** Their columns in the database, of those that are one. */
export type ProductColumnIn<Group extends ProductFieldNames['group']> = Exclude<
  Table[ProductFieldIn<Group>]['column'],
  null
>;
/** Their columns in an organiser's file, of those that it says. */
export type ProductImportColumnIn<Group extends ProductFieldNames['group']> = Exclude<
  Table[ProductFieldIn<Group>]['importColumn'],
  null
>;
/** The fields that files do not say. */
export type NotImportedField = {
  [Name in ProductFieldName]: Table[Name]['importColumn'] extends null ? Name : never;
}[ProductFieldName];

/** A field as its row says, whatever the table holds. */
export const productFieldRow = (name: ProductFieldName): ProductFieldNames & ProductShape => PRODUCT_FIELDS[name];

const FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as readonly ProductFieldName[]; // its own names

/** The fields that are written in each language, or once, in the order of the form. */
export const productFieldsIn = <Group extends ProductFieldNames['group']>(
  group: Group,
): readonly ProductFieldIn<Group>[] =>
  FIELD_NAMES.filter((name): name is ProductFieldIn<Group> => PRODUCT_FIELDS[name].group === group);
