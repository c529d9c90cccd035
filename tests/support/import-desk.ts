import { createHash } from 'node:crypto';
import { catalogueImport } from '@fairhall/core/contract/catalogue/import-calls';
import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { refreshCatalogue } from '@fairhall/gateway/catalogue/world/load-world';
import { beforeEach, expect } from 'vitest';
import { createHeaders, createPerson } from './accounts.ts';
import { clearDatabase, testDatabase } from './databases.ts';
import { post, readData, testGateway } from './gateway.ts';
import { loadSample } from './load-sample.ts';
import { readPreparedCatalogue } from './read-prepared-catalogue.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from './sample-rows.ts';
import { insertStaff } from './staff.ts';

export type ImportedRow = Readonly<Record<string, string>>;

/** A catalogue of two suppliers, new for each test, and an operator's actions with files. */
export function importDesk() {
  const NOW = 1_700_000_000_000;
  const database = testDatabase();
  const gateway = testGateway(database);
  let [operator, other, support] = ['', '', ''];
  beforeEach(async () => {
    await clearDatabase(database());
    const textsOf = (name: string) => ({ name, description: '', attributes: [] });
    const products = [
      sampleProduct('P1', { name: 'Waffle towel', category: 'TX010102', rank: 2, tags: ['TG061101'] }),
      sampleProduct('P2', {
        texts: { en: textsOf('Canvas roll'), ar: textsOf('لفة قماش') },
        category: 'TX020101',
        rank: 1,
      }),
      sampleProduct('P3', { name: 'Pool towel', supplier: 'S2', category: 'TX010102', rank: 3 }),
    ];
    const pictures = ['11', '12', '13'].map((id) => ({ table: 'picture', id, file: `${id}.webp` }) as const);
    const rows = [...SAMPLE_TREES, ...pictures, sampleSupplier('S1'), sampleSupplier('S2'), ...products];
    await loadSample(database(), rows, NOW);
    operator = (await insertStaff(database(), { role: 'operator' })).token;
    other = (await insertStaff(database(), { role: 'operator' })).token;
    support = (await insertStaff(database(), { role: 'support' })).token;
  });

  const ask = (call: keyof typeof catalogueImport, data: object, token = operator) =>
    post(gateway(), catalogueImport[call].path, data, { headers: createHeaders(createPerson()), envelope: { token } });

  /** Columns and cells as a call accepts them; rows are numbered from `first`. */
  const tableOf = (rows: readonly ImportedRow[], first = 1) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const cells = rows.map((row, place) => ({
      row: first + place,
      cells: columns.map((column) => row[column] ?? ''),
    }));
    return { columns, rows: cells };
  };
  const check = async (kind: ImportKind, rows: readonly ImportedRow[], token = operator) =>
    catalogueImport.check.output.parse(await readData(ask('check', { kind, ...tableOf(rows) }, token))).rows;
  const begin = async (kind: ImportKind, content = '', token = operator) => {
    const digest = createHash('sha256').update(content).digest('hex');
    const begun = ask('begin', { kind, file: 'a.csv', digest, reason: 'a test' }, token);
    return catalogueImport.begin.output.parse(await readData(begun));
  };
  const load = async (batchId: string, chunk: number, rows: readonly ImportedRow[], first = 1) =>
    catalogueImport.load.output.parse(await readData(ask('load', { batchId, chunk, ...tableOf(rows, first) }))).rows;
  const finish = async (batchId: string) =>
    catalogueImport.finish.output.parse(await readData(ask('finish', { batchId })));
  const undo = async (batchId: string, below: number | null = null) =>
    catalogueImport.undo.output.parse(await readData(ask('undo', { batchId, below, reason: 'a test' })));
  /** Imports a complete file at once; returns its batch and the outcomes of its rows. */
  const imported = async (kind: ImportKind, rows: readonly ImportedRow[], token = operator) => {
    const { batchId } = await begin(kind, JSON.stringify(rows), token);
    const outcomes = await load(batchId, 0, rows);
    return { outcomes, batch: await finish(batchId) };
  };
  /** The first rows of an export, or those after a cursor, without empty cells. */
  const exported = async (kind: ImportKind, limit: number, after: string | null = null) => {
    const page = ask('export', { kind, after, limit });
    const { columns, rows, next } = catalogueImport.export.output.parse(await readData(page));
    const named = rows.map((row): ImportedRow => {
      const cells = columns.map((column, place) => [column, row[place] ?? ''] as const);
      return Object.fromEntries(cells.filter(([, cell]) => cell !== ''));
    });
    return { rows: named, next };
  };
  let queryCount = 0;
  /** Each call has a different filter, because counts of a query are cached for a while. */
  const found = async (keyword: string) => {
    queryCount += 1;
    const question = { keyword, filters: { moqMax: 999_999_999 - queryCount } };
    const answer = await readData(
      post(gateway(), 'search/goods', question, { headers: createHeaders(createPerson()) }),
    );
    return (answer as { records: { goodsSpuId: string }[] }).records.map(({ goodsSpuId }) => goodsSpuId);
  };
  const product = async (goodsSpuId: string, lang = 'en') => {
    const options = { headers: createHeaders(createPerson()), envelope: { lang } };
    const answer = await post(gateway(), 'search/goods/detail', { goodsSpuId }, options);
    return answer.status === 404 ? null : ((await readData(Promise.resolve(answer))) as Record<string, unknown>);
  };

  /** Expects the stored search data to equal the data that a refresh of the whole catalogue creates. */
  async function expectInStep(): Promise<void> {
    const prepared = await readPreparedCatalogue(database());
    await database().transaction(refreshCatalogue);
    expect(prepared).toEqual(await readPreparedCatalogue(database()));
  }

  return {
    database,
    gateway,
    ask,
    check,
    begin,
    load,
    finish,
    undo,
    imported,
    exported,
    found,
    product,
    expectInStep,
    tokens: () => ({ operator, other, support }),
  };
}
