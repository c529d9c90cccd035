import { resolve } from 'node:path';
import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { listColumns } from '@fairhall/core/files/columns';
import { csvLine } from '@fairhall/core/files/csv';
import { ok } from '@fairhall/core/result';
import type { Outcome } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { formatOf } from './file-formats.ts';
import type { Usual } from './import-file.ts';
import { parseLanguagesOption } from './languages.ts';
import { createTable } from './write-table.ts';

/** A valid row of each kind. */
const EXAMPLE_ROWS: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  category: { code: 'TX010103', industry: 'textile', name_en: 'Beach Towels' },
  supplier: {
    key: 'MILL-7',
    industry: 'textile',
    country: 'IN',
    business_type: 'manufacturer',
    established: '1998',
    employees: '120',
    light: 'yellow',
    name_en: 'Example Mill',
    province_en: 'Kerala',
    main_products_en: 'Towels | Bathrobes',
    about_en: 'Weaves towels since 1998.',
  },
  product: {
    key: 'TOWEL-1',
    supplier: 'MILL-7',
    category: 'TX010103',
    unit: 'piece',
    min_order: '100',
    currency: 'USD',
    lead_days: '30',
    quantity_1: '100',
    price_1: '2.5',
    quantity_2: '1000',
    price_2: '2.1',
    payment_terms: 'ttDeposit',
    deposit_percent: '30',
    incoterm: 'FOB',
    incoterm_place: 'Kochi',
    port_of_loading: 'Kochi',
    packaging: '40 pieces in a carton',
    hs_code: '6302.60',
    name_en: 'Waffle towel',
    description_en: 'Dries fast.',
    attributes_en: 'Material: Cotton | Width: 70 cm',
  },
  exhibition: {
    id: '2001',
    industry: 'textile',
    site: 'turkey',
    opens: '2027-03-01',
    closes: '2027-03-04',
    start_time: '10:00',
    end_time: '18:00',
    time_zone: 'Europe/Istanbul',
    location: 'Istanbul Expo Center',
    published: 'yes',
    shared_fields: 'country | email | mobile',
    name_en: 'Istanbul Textile Fair',
    intro_en: 'Fabrics and home textiles.',
    halls_en: '1: Fabrics | 2: Home textiles',
    hall_sizes: '1: 73 x 43.6',
    hall_doors: '1: entrance bottom 30 6 North entrance | 1: exit top 10 4',
    hall_facilities: '1: 2.5 38 9 4 cafe | 1: 13 38 6 4 toilets',
  },
  exhibitor: {
    exhibition: '2001',
    supplier: 'MILL-7',
    stand: 'A02',
    hall: '1',
    spotlight: 'no',
    x: '6.6',
    y: '1.4',
    width: '7.4',
    depth: '3.6',
    open: 'bottom',
  },
  registration: {
    key: 'V-1',
    exhibition: '2001',
    email: 'kim@acme.example',
    name: 'Kim Miller',
    company: 'Acme',
    country: 'IN',
    mobile: '9847012345',
    dialing: '91',
    language: 'en',
  },
  site: {
    site: 'kenya',
    country: 'KE',
    language: 'en',
    host: 'kenya.fair.example',
    name: 'Nairobi Trade Fair',
    mail_reply_to: 'kenya@fair.example',
  },
  invitation: { exhibition: '2001', email: 'lee@acme.example', name: 'Lee Dyer', company: 'Acme', language: 'en' },
};

/**
 * Writes the columns of a file with one example row: to the given file, otherwise as CSV to standard output. `usual`
 * replaces values of the example row.
 */
export async function printTemplate(kind: ImportKind, invocation: Invocation, usual: Usual): Promise<Outcome> {
  const [path] = invocation.args;
  const languages = parseLanguagesOption(invocation);
  if (!languages.ok) return languages;
  const columns = listColumns(kind, languages.value);
  const example = { ...EXAMPLE_ROWS[kind], ...usual };
  if (path === undefined) {
    const lines = [columns, columns.map((column) => example[column] ?? '')].map((cells) => csvLine(cells).trimEnd());
    return ok({ data: { columns, example }, view: { kind: 'text', text: lines.join('\n') } });
  }
  const format = formatOf(invocation, path);
  if (!format.ok) return format;
  const table = await createTable(resolve(invocation.terminal.folder, path), format.value, columns);
  await table.write(example);
  await table.end();
  const { texts } = invocation;
  return ok({
    data: { file: path, columns },
    view: { kind: 'facts', facts: [[texts.text('terminal.column.file'), path]] },
  });
}
