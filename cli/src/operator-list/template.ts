import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import { writeCsv } from '@fairhall/core/files/csv';
import type { Row } from '@fairhall/core/operator-list/column';
import type { PageBlock } from '@fairhall/core/operator-list/page-list';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';

/** A block of each type, with all of its members. */
const EXAMPLE_BLOCKS: readonly PageBlock[] = [
  { type: 'heading', text: 'Getting here' },
  { type: 'text', text: 'The exhibition centre is 20 minutes from the airport.' },
  { type: 'items', items: ['Metro M1 to Expo', 'Free parking in P3'] },
  { type: 'link', text: 'Register', href: '/tex-tr' },
  { type: 'image', text: 'The entrance hall', image: '1' },
];

/** Valid rows of each list. Pages and news show every type of block. */
export const LIST_TEMPLATES: Readonly<Record<OperatorListName, readonly Row[]>> = {
  light: [
    {
      supplierId: 'S1006',
      dimension: 'export',
      score: '55',
      date: '2026-10-01',
      source: 'Customs records',
      reason: 'Few shipments.',
    },
  ],
  promotion: [
    {
      promotionId: 'af26',
      theme: 'autumn-fair',
      title: 'Autumn fair',
      discount: '12',
      start: '2026-10-01',
      end: '2026-12-31',
      products: 'P100093 P100094',
    },
  ],
  rate: [{ currency: 'EUR', rate: '0.92', date: '2026-11-27' }],
  coupon: [
    {
      couponId: 'C2',
      name: 'Free samples',
      'name.tr': 'Ücretsiz numune',
      total: '200',
      validFrom: '2026-12-01',
      validTo: '2026-12-31',
    },
  ],
  link: [{ transfer: 'autumn', target: '/search/product?keyword=tote', end: '2026-12-31' }],
  page: [
    { page: 'about-us', lang: 'en', title: 'About us', blocks: JSON.stringify(EXAMPLE_BLOCKS) },
    {
      page: 'about-us',
      lang: 'tr',
      title: 'Hakkımızda',
      blocks: JSON.stringify([{ type: 'text', text: 'Fuarları 1998’den beri düzenliyoruz.' }]),
    },
  ],
  news: [
    {
      news: '1001-halls',
      lang: 'en',
      type: 'expo',
      industry: 'textile',
      site: 'turkey',
      published: '2026-11-20',
      title: 'Halls are full',
      summary: 'The last stand is taken.',
      blocks: JSON.stringify(EXAMPLE_BLOCKS),
    },
  ],
};

/** Prints the columns of a list with an example, or writes them to the file, CSV or JSON by its extension. D-45 D-94 */
export async function printTemplate({ args, terminal, texts }: Invocation, list: OperatorListName): Promise<Outcome> {
  const rows = LIST_TEMPLATES[list];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const [path] = args;
  if (path === undefined)
    return ok({
      data: { columns, example: rows[0] },
      view: { kind: 'facts', facts: Object.entries(rows[0] ?? {}) },
    });
  const text = path.toLowerCase().endsWith('.json')
    ? `${JSON.stringify(rows, null, 2)}\n`
    : writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
  try {
    await writeFile(resolve(terminal.folder, path), text);
  } catch {
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.staff.rows.unwritable', values: { path } });
  }
  return ok({
    data: { file: path, columns },
    view: { kind: 'facts', facts: [[texts.text('terminal.column.file'), path]] },
  });
}
