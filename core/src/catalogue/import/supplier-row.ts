import type { InputOf } from '../../contract/call.ts';
import type { supplierProfile } from '../../contract/supplier/profile-calls.ts';
import type { ImportedProfileField, ProfileImportColumnIn } from '../../contract/supplier/profile-fields.ts';
import {
  BUSINESS_TYPES,
  SUPPLIER_ABOUT_MAX,
  SUPPLIER_EMPLOYEES_MAX,
  SUPPLIER_ESTABLISHED_MAX,
  SUPPLIER_ESTABLISHED_MIN,
  SUPPLIER_MAIN_PRODUCT_MAX,
  SUPPLIER_MAIN_PRODUCTS_MAX,
  SUPPLIER_NAME_MAX,
  SUPPLIER_PROVINCE_MAX,
} from '../../contract/supplier/profile-limits.ts';
import { type Cells, joinCell } from '../../files/cells.ts';
import { listLanguages, textColumn } from '../../files/columns.ts';
import { countryCell } from '../../files/country-cell.ts';
import { INDUSTRY_KEYS } from '../../site/industries.ts';

type SaveInput = InputOf<typeof supplierProfile.save>;

type SupplierText = { readonly lang: string } & {
  readonly [Name in ImportedProfileField<'texts'>]: Readonly<SaveInput['texts'][number][Name]>;
};

const TRAFFIC_LIGHTS = ['red', 'yellow', 'green'] as const;

/** The data of a supplier in an import file. Verification comes from certificates, never from a file. */
export interface ImportedSupplier extends Readonly<Pick<SaveInput, ImportedProfileField<'facts'>>> {
  readonly industry: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly light: (typeof TRAFFIC_LIGHTS)[number];
  /** Texts by language; English is required. */
  readonly texts: readonly SupplierText[];
}

/**
 * Reads a supplier from a row. Fields without a column keep their value; missing required values are reported to
 * `cells`.
 */
export function supplierFrom(cells: Cells, before: ImportedSupplier | undefined): ImportedSupplier {
  const requireValue = <Value>(
    column: string,
    value: Value | null | undefined,
    present: Value | undefined,
    empty: Value,
  ) => {
    if (value !== undefined && value !== null && value !== '') return value;
    const isReported = cells.problems.some((problem) => problem.column === column);
    if ((present === undefined || cells.has(column)) && !isReported) cells.reportProblem(column, 'required');
    return present ?? empty;
  };
  const { industry, established, employees } = before ?? {};
  return {
    industry: requireValue<string>('industry', cells.choice('industry', INDUSTRY_KEYS), industry, ''),
    countryCode: requireValue('country', countryCell(cells, 'country'), before?.countryCode, ''),
    businessType: requireValue(
      'business_type',
      cells.choice('business_type', BUSINESS_TYPES),
      before?.businessType,
      BUSINESS_TYPES[0],
    ),
    established: requireValue(
      'established',
      cells.wholeNumber('established', SUPPLIER_ESTABLISHED_MIN, SUPPLIER_ESTABLISHED_MAX),
      established,
      SUPPLIER_ESTABLISHED_MAX,
    ),
    employees: requireValue('employees', cells.wholeNumber('employees', 1, SUPPLIER_EMPLOYEES_MAX), employees, 1),
    light: cells.choice('light', TRAFFIC_LIGHTS) ?? before?.light ?? 'yellow',
    texts: parseTexts(cells, before?.texts ?? []),
  };
}

function parseTexts(cells: Cells, before: readonly SupplierText[]): SupplierText[] {
  const texts = new Map(before.map((text) => [text.lang, text]));
  for (const lang of listLanguages('supplier', cells)) {
    const text = textIn(cells, lang, texts.get(lang));
    if (text.name === '') texts.delete(lang);
    else texts.set(lang, text);
    const says = text.province + text.about + text.mainProducts.join('') !== '';
    if (text.name === '' && says) cells.reportProblem(textColumn('name', lang), 'required');
    if (text.name === '') continue;
    for (const [field, value] of [
      ['province', text.province],
      ['main_products', text.mainProducts.join('')],
      ['about', text.about],
    ] as const)
      if (value === '') cells.reportProblem(textColumn(field, lang), 'required');
  }
  if (!texts.has('en')) cells.reportProblem(textColumn('name', 'en'), 'required');
  return [...texts.values()].sort((one, other) => (one.lang < other.lang ? -1 : 1));
}

const textIn = (cells: Cells, lang: string, present: SupplierText | undefined): SupplierText => ({
  lang,
  name: cells.cell(textColumn('name', lang), SUPPLIER_NAME_MAX) ?? present?.name ?? '',
  province: cells.cell(textColumn('province', lang), SUPPLIER_PROVINCE_MAX) ?? present?.province ?? '',
  about: cells.cell(textColumn('about', lang), SUPPLIER_ABOUT_MAX) ?? present?.about ?? '',
  mainProducts:
    cells.list(textColumn('main_products', lang), {
      most: SUPPLIER_MAIN_PRODUCTS_MAX,
      max: SUPPLIER_MAIN_PRODUCT_MAX,
    }) ??
    present?.mainProducts ??
    [],
});

/** The cells of a supplier by column, except its key. */
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
