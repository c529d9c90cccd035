import type { ImportKind } from '../contract/catalogue/import-limits.ts';
import type { ProductImportColumnIn } from '../contract/catalogue/product-fields.ts';
import { PRODUCT_STEPS_MAX } from '../contract/catalogue/supplier-limits.ts';
import { REGISTRATION_FIELD_ROWS } from '../contract/preregistration/form-fields.ts';
import { profileImportColumns } from '../contract/supplier/profile-fields.ts';
import { SITE_COLUMNS } from '../site/import/site-row.ts';
import { LANGUAGE_LIST } from '../site/languages.ts';

/** Columns of an import kind. The names in `byLanguage` get a language suffix, one column for each language. */
interface KindColumns {
  readonly plain: readonly string[];
  readonly byLanguage: readonly string[];
  /** Key columns; the file needs at least one of them to match rows with stored records. */
  readonly known: readonly string[];
}

const STEP_NUMBERS = Array.from({ length: PRODUCT_STEPS_MAX }, (_, index) => index + 1);

/** The columns of trade terms. */
const TRADE_TERM_COLUMNS = [
  'payment_terms',
  'deposit_percent',
  'payment_days',
  'incoterm',
  'incoterm_place',
  'port_of_loading',
  'packaging',
  'hs_code',
] as const;
export type TradeTermColumn = (typeof TRADE_TERM_COLUMNS)[number];

/** The columns of each product field, in the order of the template. */
const PRODUCT_COLUMNS: Readonly<Record<ProductImportColumnIn<'product'>, readonly string[]>> = {
  category: ['category'],
  unit: ['unit'],
  min_order: ['min_order'],
  currency: ['currency'],
  lead_days: ['lead_days'],
  price: STEP_NUMBERS.flatMap((step) => [quantityColumn(step), priceColumn(step)]),
  terms: TRADE_TERM_COLUMNS,
  tags: ['tags'],
  pictures: ['pictures'],
};
const PRODUCT_TEXT_COLUMNS: Readonly<Record<ProductImportColumnIn<'texts'>, true>> = {
  name: true,
  description: true,
  attributes: true,
};

const VISITOR = ['exhibition', ...REGISTRATION_FIELD_ROWS.map(({ importColumn }) => importColumn), 'language'];

/** The columns that a file of each kind may have, in the order of its template. D-64 */
const COLUMN_SETS: Readonly<Record<ImportKind, KindColumns>> = {
  category: { plain: ['code', 'industry'], byLanguage: ['name'], known: ['code'] },
  supplier: {
    plain: ['key', 'id', 'industry', 'country', ...profileImportColumns('facts'), 'light'],
    byLanguage: profileImportColumns('texts'),
    known: ['key', 'id'],
  },
  product: {
    plain: ['key', 'id', 'supplier', 'supplier_id', ...Object.values(PRODUCT_COLUMNS).flat()],
    byLanguage: Object.keys(PRODUCT_TEXT_COLUMNS),
    known: ['key', 'id'],
  },
  exhibition: {
    plain: [
      'id',
      'industry',
      'site',
      'country',
      'opens',
      'closes',
      'start_time',
      'end_time',
      'time_zone',
      'location',
      'map',
      'name_local',
      'short_name',
      'published',
      'phase',
      'popup',
      'page_version',
      'split',
      'entry_types',
      'max_tag',
      'themes',
      'tag_categories',
      'shared_fields',
      'picture',
      'hall_sizes',
      'hall_doors',
      'hall_facilities',
    ],
    byLanguage: ['name', 'intro', 'halls'],
    known: ['id'],
  },
  exhibitor: {
    plain: ['exhibition', 'supplier', 'supplier_id', 'stand', 'hall', 'spotlight', 'x', 'y', 'width', 'depth', 'open'],
    byLanguage: [],
    known: ['exhibition'],
  },
  registration: { plain: ['key', ...VISITOR], byLanguage: [], known: ['key'] },
  invitation: { plain: VISITOR, byLanguage: [], known: ['email'] },
  site: { plain: SITE_COLUMNS, byLanguage: [], known: ['site'] },
};

/** Columns with days (yyyy-mm-dd), and columns with times of day (HH:mm). */
export const DAY_COLUMNS: ReadonlySet<string> = new Set(['opens', 'closes']);
export const TIME_COLUMNS: ReadonlySet<string> = new Set(['start_time', 'end_time']);

export function quantityColumn(step: number): string {
  return `quantity_${step}`;
}
export function priceColumn(step: number): string {
  return `price_${step}`;
}
export const textColumn = (field: string, lang: string): string => `${field}_${lang}`;

/** Lists the columns of an import kind, with text columns for the given languages. */
export const listColumns = (kind: ImportKind, languages: readonly string[]): readonly string[] => {
  const { plain, byLanguage } = COLUMN_SETS[kind];
  return [...plain, ...languages.flatMap((lang) => byLanguage.map((field) => textColumn(field, lang)))];
};

/** Lists the key columns of an import kind; a file needs at least one of them. */
export const listKeyColumns = (kind: ImportKind): readonly string[] => COLUMN_SETS[kind].known;

const LANGUAGE_CODES = LANGUAGE_LIST.map(({ code }) => code);

/** A problem with the column titles of a file: an unknown title, a duplicate title, or no key column. */
export type ColumnProblem =
  | { readonly kind: 'unknown' | 'twice'; readonly column: string }
  | { readonly kind: 'missing'; readonly columns: readonly string[] };

/** Returns the first problem of a file's columns, or undefined. */
export function columnProblem(kind: ImportKind, columns: readonly string[]): ColumnProblem | undefined {
  const every = new Set(listColumns(kind, LANGUAGE_CODES));
  const unknown = columns.find((column) => !every.has(column));
  if (unknown !== undefined) return { kind: 'unknown', column: unknown };
  const twice = columns.find((column, index) => columns.indexOf(column) < index);
  if (twice !== undefined) return { kind: 'twice', column: twice };
  const known = listKeyColumns(kind);
  return known.some((column) => columns.includes(column)) ? undefined : { kind: 'missing', columns: known };
}

/**
 * Lists the languages that a row has text columns in. All rows of a file share one `columns` array, so the result is
 * cached once for each file.
 */
export function listLanguages(
  kind: ImportKind,
  { columns }: { readonly columns: readonly string[] },
): readonly string[] {
  const known = LANGUAGE_CACHE.get(columns)?.get(kind);
  if (known !== undefined) return known;
  const there = new Set(columns);
  const found = LANGUAGE_CODES.filter((lang) =>
    COLUMN_SETS[kind].byLanguage.some((field) => there.has(textColumn(field, lang))),
  );
  LANGUAGE_CACHE.set(columns, (LANGUAGE_CACHE.get(columns) ?? new Map()).set(kind, found));
  return found;
}

const LANGUAGE_CACHE = new WeakMap<readonly string[], Map<ImportKind, readonly string[]>>();
