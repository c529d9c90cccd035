import type { InputOf } from '../../contract/call.ts';
import type { supplierProfile } from '../../contract/supplier/profile-calls.ts';
import type { ImportedProfileField, ProfileImportColumnIn } from '../../contract/supplier/profile-fields.ts';
import {
  ABOUT_MAX,
  BUSINESS_TYPES,
  EMPLOYEES_MAX,
  ESTABLISHED_MAX,
  ESTABLISHED_MIN,
  MAIN_PRODUCT_MAX,
  MAIN_PRODUCTS_MAX,
  PROVINCE_MAX,
  SUPPLIER_NAME_MAX,
} from '../../contract/supplier/profile-limits.ts';
import { type Cells, joinCell } from '../../files/cells.ts';
import { languagesIn, textColumn } from '../../files/columns.ts';
import { INDUSTRY_KEYS } from '../../site/industries.ts';

type SaveInput = InputOf<typeof supplierProfile.save>;

type SupplierText = { readonly lang: string } & {
  readonly [Name in ImportedProfileField<'texts'>]: Readonly<SaveInput['texts'][number][Name]>;
};

const LIGHTS = ['red', 'yellow', 'green'] as const;

/** What a file may say of a supplier. What was checked of it is its certificates' to say, never a file's. */
export interface ImportedSupplier extends Readonly<Pick<SaveInput, ImportedProfileField<'facts'>>> {
  readonly industry: string;
  /** ISO 3166-1, two letters. */
  readonly countryCode: string;
  readonly light: (typeof LIGHTS)[number];
  /** English is always there. */
  readonly texts: readonly SupplierText[];
}

/** A supplier as a row wants it: what the file has no column for stays, what a new one has to have is told of the cells. */
export function supplierFrom(cells: Cells, before: ImportedSupplier | undefined): ImportedSupplier {
  const needed = <Value>(column: string, value: Value | null | undefined, present: Value | undefined, empty: Value) => {
    if (value !== undefined && value !== null && value !== '') return value;
    const isTold = cells.problems.some((problem) => problem.column === column);
    if ((present === undefined || cells.has(column)) && !isTold) cells.refuse(column, 'required');
    return present ?? empty;
  };
  const { industry, established, employees } = before ?? {};
  return {
    industry: needed<string>('industry', cells.choice('industry', INDUSTRY_KEYS), industry, ''),
    countryCode: needed('country', cells.cell('country', 2)?.toUpperCase(), before?.countryCode, ''),
    businessType: needed(
      'business_type',
      cells.choice('business_type', BUSINESS_TYPES),
      before?.businessType,
      BUSINESS_TYPES[0],
    ),
    established: needed(
      'established',
      cells.wholeNumber('established', ESTABLISHED_MIN, ESTABLISHED_MAX),
      established,
      ESTABLISHED_MAX,
    ),
    employees: needed('employees', cells.wholeNumber('employees', 1, EMPLOYEES_MAX), employees, 1),
    light: cells.choice('light', LIGHTS) ?? before?.light ?? 'yellow',
    texts: textsFrom(cells, before?.texts ?? []),
  };
}

function textsFrom(cells: Cells, before: readonly SupplierText[]): SupplierText[] {
  const texts = new Map(before.map((text) => [text.lang, text]));
  for (const lang of languagesIn('supplier', cells)) {
    const text = textIn(cells, lang, texts.get(lang));
    if (text.name === '') texts.delete(lang);
    else texts.set(lang, text);
    const says = text.province + text.about + text.mainProducts.join('') !== '';
    if (text.name === '' && says) cells.refuse(textColumn('name', lang), 'required');
    if (text.name === '') continue;
    for (const [field, value] of [
      ['province', text.province],
      ['main_products', text.mainProducts.join('')],
      ['about', text.about],
    ] as const)
      if (value === '') cells.refuse(textColumn(field, lang), 'required');
  }
  if (!texts.has('en')) cells.refuse(textColumn('name', 'en'), 'required');
  return [...texts.values()].sort((one, other) => (one.lang < other.lang ? -1 : 1));
}

const textIn = (cells: Cells, lang: string, present: SupplierText | undefined): SupplierText => ({
  lang,
  name: cells.cell(textColumn('name', lang), SUPPLIER_NAME_MAX) ?? present?.name ?? '',
  province: cells.cell(textColumn('province', lang), PROVINCE_MAX) ?? present?.province ?? '',
  about: cells.cell(textColumn('about', lang), ABOUT_MAX) ?? present?.about ?? '',
  mainProducts:
    cells.list(textColumn('main_products', lang), { most: MAIN_PRODUCTS_MAX, max: MAIN_PRODUCT_MAX }) ??
    present?.mainProducts ??
    [],
});

/** The cells of a supplier by column, but its key. */
export function supplierCells(supplierId: string, supplier: ImportedSupplier): Record<string, string> {
  const { industry, countryCode, businessType, established, employees, light, texts } = supplier;
  const facts: Readonly<Record<ProfileImportColumnIn<'facts'>, string>> = {
    business_type: businessType,
    established: String(established),
    employees: String(employees),
  };
  return {
    id: supplierId,
    industry,
    country: countryCode,
    ...facts,
    light,
    ...Object.fromEntries(
      texts.flatMap(({ lang, ...text }) =>
        Object.entries(textCells(text)).map(([column, value]) => [textColumn(column, lang), value]),
      ),
    ),
  };
}

const textCells = ({
  name,
  province,
  mainProducts,
  about,
}: Omit<SupplierText, 'lang'>): Readonly<Record<ProfileImportColumnIn<'texts'>, string>> => ({
  name,
  province,
  main_products: joinCell(mainProducts),
  about,
});
