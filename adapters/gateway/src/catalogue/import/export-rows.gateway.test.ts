import { EXPORT_ROWS_MAX, IMPORT_KINDS, type ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { listKeyColumns } from '@fairhall/core/files/columns';
import { expect, test } from 'vitest';
import { readError } from '../../../../../tests/support/gateway.ts';
import { type ImportedRow, importDesk } from '../../../../../tests/support/import-desk.ts';
import { encodeCursor } from '../../wire/cursor.ts';

const { ask, imported, exported } = importDesk();

const SHOW = {
  id: '68301',
  industry: 'textile',
  site: 'turkey',
  opens: '2096-03-01',
  closes: '2096-03-04',
  location: 'Expo Center',
  time_zone: 'Europe/Istanbul',
  name_en: 'Istanbul Textile Fair',
  intro_en: 'Fabrics.',
  published: 'yes',
  halls_en: '1: Fabrics',
};
const SUPPLIER = {
  industry: 'textile',
  country: 'IN',
  business_type: 'manufacturer',
  established: '1998',
  employees: '40',
  light: 'green',
  name_en: 'Malabar Mill',
  province_en: 'Kerala',
  main_products_en: 'Towels',
  about_en: 'Weaves.',
};
const PRODUCT = { supplier_id: 'S1', category: 'TX010102', unit: 'piece', min_order: '10', currency: 'USD' };
const VISITOR = { exhibition: SHOW.id, name: 'Jo Weaver', company: 'Acme', country: 'IN', visitor_type: 'retailer' };

/** All sites fit on a page: there is one for each country at most. */
type PagedKind = Exclude<ImportKind, 'site'>;
const PAGED_KINDS = IMPORT_KINDS.filter((kind): kind is PagedKind => kind !== 'site');

/** Imported rows of each kind; each stand belongs to another supplier. */
const ROWS: Readonly<Record<PagedKind, (place: number) => ImportedRow>> = {
  category: (place) => ({
    code: `${['TX0101', 'TX0102', 'TX0201'][Math.floor(place / 90)]}${10 + (place % 90)}`,
    industry: 'textile',
    name_en: `Towels ${place}`,
  }),
  supplier: (place) => ({ ...SUPPLIER, key: `MILL-${place}` }),
  product: (place) => ({ ...PRODUCT, key: `T-${place}`, quantity_1: '10', price_1: '2', name_en: `Towel ${place}` }),
  exhibition: (place) => ({ ...SHOW, id: `${68_400 + place}` }),
  exhibitor: (place) => ({ exhibition: SHOW.id, supplier: `MILL-${place}`, stand: `A${place}`, hall: '1' }),
  registration: (place) => ({
    ...VISITOR,
    key: `V-${place}`,
    email: `v${place}@acme.example`,
    mobile: '+91 98470 12345',
  }),
  invitation: (place) => ({ exhibition: SHOW.id, email: `g${place}@acme.example`, name: 'Jo Weaver' }),
};
/** The kind that has to be imported first. */
const BEFORE: Partial<Readonly<Record<PagedKind, PagedKind>>> = {
  exhibitor: 'supplier',
  registration: 'exhibition',
  invitation: 'exhibition',
};

const rowsOf = (kind: PagedKind) => Array.from({ length: EXPORT_ROWS_MAX + 1 }, (_, place) => ROWS[kind](place));

test.each(PAGED_KINDS)('D-64 an export of more %s rows than fit on a page contains each of them once', async (kind) => {
  await imported('exhibition', [SHOW]);
  if (BEFORE[kind] === 'supplier') await imported('supplier', rowsOf('supplier'));
  const { batch, outcomes } = await imported(kind, rowsOf(kind));
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([]);
  expect(batch).toMatchObject({ added: EXPORT_ROWS_MAX + 1, refused: 0 });
  const rows: ImportedRow[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await exported(kind, EXPORT_ROWS_MAX, after);
    rows.push(...page.rows);
    after = page.next;
  }
  const names = rows.map((row) => JSON.stringify(row));
  expect(new Set(names).size).toBe(names.length);
  const known = ['stand', ...listKeyColumns(kind)];
  const missing = rowsOf(kind).filter(
    (row) => !rows.some((there) => known.every((column) => row[column] === undefined || there[column] === row[column])),
  );
  expect(missing).toEqual([]);
});

test.each(['x', 'P1', encodeCursor('P1'), encodeCursor('supplier:S1'), encodeCursor('product:\u0000')])(
  'D-64 a cursor that is not from an export of this kind is rejected: %s',
  async (after) => {
    expect(await readError(ask('export', { kind: 'product', after, limit: 1 }))).toMatchObject({ status: 400 });
  },
);
