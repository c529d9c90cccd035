import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { loadSample } from '../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../tests/support/sample-rows.ts';
import type { Database } from '../db/database.ts';
import { createListedPages, type ListedPage, type ListedPart } from './listed-pages.ts';

const NOW = 1_800_000_000_000;
const database = testDatabase();

beforeAll(async () => {
  const ids = Array.from({ length: 23 }, (_, index) => `P${String(index + 1).padStart(3, '0')}`);
  const products = ids.map((id) => sampleProduct(id, { name: `Towel ${id}`, age: 5_000 }));
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...products], NOW);
  await database().kysely.updateTable('product').set({ version: 2 }).where('id', '=', 'P002').execute();
});

/** The rows of a part as they were returned, and the largest number of rows that one query requested. */
async function read(part: ListedPart, rowsAtOnce: number) {
  const limits: number[] = [];
  const counting: Pick<Database, 'json'> = {
    json: (statement, values) => {
      if (statement.name.startsWith('listed-product')) limits.push(Number(values[1]));
      return database().json(statement, values);
    },
  };
  const steps: (readonly ListedPage[])[] = [];
  for await (const rows of createListedPages(counting, rowsAtOnce).part(part)) steps.push(rows);
  return { ids: steps.flat().map(({ id }) => id), steps: steps.map(({ length }) => length), limits };
}

describe('listed pages', () => {
  test('are counted without being loaded', async () => {
    const pages = createListedPages(database());
    expect([await pages.count('product'), await pages.count('supplier')]).toEqual([23, 1]);
  });

  test('are read in order of id, a few rows at a time however large the part is', async () => {
    const { ids, steps, limits } = await read({ kind: 'product', skip: 5, most: 12 }, 5);
    expect([ids[0], ids.at(-1), steps]).toEqual(['P006', 'P017', [5, 5, 2]]);
    expect(Math.max(...limits)).toBe(5);
  });

  test('end with the catalogue, and a part beyond it is empty', async () => {
    expect((await read({ kind: 'product', skip: 20, most: 10 }, 5)).ids).toEqual(['P021', 'P022', 'P023']);
    expect((await read({ kind: 'product', skip: 23, most: 10 }, 5)).ids).toEqual([]);
    expect((await read({ kind: 'product', skip: 90, most: 10 }, 5)).ids).toEqual([]);
  });

  test('include the time of the last change if known', async () => {
    const rows: ListedPage[] = [];
    const pages = createListedPages(database());
    for await (const some of pages.part({ kind: 'product', skip: 0, most: 2 })) rows.push(...some);
    for await (const some of pages.part({ kind: 'supplier', skip: 0, most: 2 })) rows.push(...some);
    expect(rows).toEqual([
      { id: 'P001', name: 'Towel P001', changed: NOW - 5_000 },
      { id: 'P002', name: 'Towel P002' },
      { id: 'S1', name: 'Supplier S1' },
    ]);
  });

  test('are not read further once the consumer stops', async () => {
    const asked: string[] = [];
    const watching: Pick<Database, 'json'> = {
      json: (statement, values) => {
        asked.push(statement.name);
        return database().json(statement, values);
      },
    };
    for await (const _ of createListedPages(watching, 2).part({ kind: 'product', skip: 0, most: 20 })) break;
    expect(asked).toEqual(['listed-product']);
  });
});
