import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOperatorDesk, type FileRow } from './operator-desk.ts';

const { folder, running, startAgain, line, runJson, begin, tableOf, save, found, newestBatch } = createOperatorDesk();
const because = ['--reason', 'a test'] as const;
/** Time-out in milliseconds of a test with many commands. */
const STORY = 900_000;

/** Rows of new products, in the first category and of the first supplier of an export. */
async function newProducts(count: number, keys: string, name: string): Promise<FileRow[]> {
  expect((await line('staff', 'product', 'export', 'all.xlsx')).exit).toBe(0);
  const [{ supplier_id = '', category = '' } = {}] = (await tableOf('all.xlsx')).rows;
  const given = { supplier_id, category, unit: 'piece', min_order: '5', currency: 'USD' };
  return Array.from({ length: count }, (_, place) => ({
    key: `${keys}-${place}`,
    ...given,
    name_en: `${name} ${place}`,
    price_1: '1',
  }));
}
const saveLines = (file: string, rows: readonly FileRow[]): void =>
  writeFileSync(join(folder, file), rows.map((row) => JSON.stringify(row)).join('\n'));

/** Invalid values of a row, each with the expected message. */
const BREAKAGES: readonly (readonly [FileRow, RegExp])[] = [
  [{ price_1: '12,50' }, /^price_1: not a price/],
  [{ price_1: 'ask' }, /^price_1: not a price/],
  [{ category: 'ZZ9999' }, /^category: ZZ9999 is not a category that can hold products/],
  [{ name_en: '' }, /name_en: required/],
  [{ min_order: '#REF!' }, /^min_order: the formula shows #REF!/],
  [{ currency: 'EURO' }, /^currency: not a currency code; write EUR/],
  [{ min_order: '-5' }, /^min_order: not a whole number/],
  [{ tags: 'NOTAG' }, /^tags: NOTAG not found/],
  [{ pictures: '404' }, /^pictures: 404 not found/],
  [{ quantity_1: '10', quantity_2: '5', price_2: '1' }, /^quantity_1: each quantity must be higher/],
];

describe("the organiser's day", { timeout: STORY }, () => {
  test('D-64 an export with 200 changed and 20 invalid rows is previewed, imported, found, corrected and undone', async () => {
    saveLines('begin.ndjson', await newProducts(240, 'D', 'Okapi'));
    await runJson('staff', 'product', 'import', 'begin.ndjson', ...because);
    await line('staff', 'product', 'export', 'before.xlsx');
    const { columns, rows } = await tableOf('before.xlsx');
    const own = rows.filter(({ key = '' }) => key.startsWith('D-'));
    const changed = own.slice(0, 200).map((row, at): FileRow => ({ ...row, name_en: `Bongo ${at}`, price_1: '2.5' }));
    const broken = own
      .slice(200, 220)
      .map((row, at): FileRow => ({ ...row, ...BREAKAGES[at % BREAKAGES.length]?.[0] }));
    await save('spring.xlsx', columns, [...changed, ...broken, ...own.slice(220)]);

    const dry = await runJson('staff', 'product', 'import', 'spring.xlsx', '--dry-run');
    expect([dry.exit, dry.data]).toMatchObject([0, { added: 0, changed: 200, same: 20, refused: 20 }]);
    expect(await found('bongo')).toEqual([]);
    expect(dry.data.rows[0]).toMatchObject({ row: 2, key: changed[0]?.key, changed: ['price_1', 'name_en'] });

    const loaded = await runJson('staff', 'product', 'import', 'spring.xlsx', ...because);
    expect([loaded.exit, loaded.data]).toMatchObject([1, { added: 0, changed: 200, same: 20, refused: 20 }]);
    expect((await runJson('product', 'search', 'bongo')).data.total).toBe(200);
    const back = await tableOf('spring.refused.xlsx');
    expect(back.rows.map(({ key }) => key)).toEqual(broken.map(({ key }) => key));
    for (const [at, { reason }] of back.rows.entries())
      expect(reason).toMatch(BREAKAGES[at % BREAKAGES.length]?.[1] ?? '');

    const again = await runJson('staff', 'product', 'import', 'spring.xlsx', ...because);
    expect(again.data).toMatchObject({ added: 0, changed: 0, same: 220, refused: 20 });

    const [later] = changed;
    await save('later.xlsx', ['id', 'name_en'], [{ id: later?.id ?? '', name_en: 'Kudu' }]);
    await runJson('staff', 'product', 'import', 'later.xlsx', ...because);
    const undone = await runJson('staff', 'batch', 'undo', loaded.data.batchId, ...because);
    expect(undone).toMatchObject({ exit: 1, data: { undone: 199, kept: [{ row: 2, key: later?.key }] } });
    expect(undone.data.kept[0].problems).toMatchObject([{ code: 'changedSince' }]);
    expect([await found('bongo'), await found('kudu')]).toEqual([[], [later?.id]]);
    await line('staff', 'product', 'export', 'after.xlsx');
    const names = async (file: string) =>
      (await tableOf(file)).rows.filter(({ id }) => id !== later?.id).map((row) => JSON.stringify(row));
    expect(await names('after.xlsx')).toEqual(await names('before.xlsx'));
  });
});

describe('an import that is killed in the middle', { timeout: STORY }, () => {
  const ROWS = 2_400;
  const command = ['staff', 'product', 'import', 'many.ndjson', ...because] as const;
  /**
   * A failpoint that kills the server, or holds the response back for ever, after the given submit since its start is
   * committed.
   */
  const breaks = (action: 'kill' | 'hang', submit: number) => `after_commit_before_reply:${action}:${submit}`;
  /** Keys of all products that start with `beginning`. */
  const keysOf = async (beginning: string) => {
    await line('staff', 'product', 'export', 'kept.xlsx');
    return (await tableOf('kept.xlsx')).rows.flatMap(({ key = '' }) => (key.startsWith(beginning) ? [key] : []));
  };

  test('REL-04 D-64 continues with the same command, whether client or server was killed, and so does its undo', async () => {
    saveLines('many.ndjson', await newProducts(ROWS, 'K', 'Quokka'));
    // Each command starts the import with one submit and sends one chunk ahead; the second command sends both again,
    // then its own.
    await startAgain([breaks('hang', 2), breaks('kill', 7)].join());
    const first = begin(...command);
    const firstEnded = once(first, 'exit');
    await expect.poll(newestBatch).toMatchObject({ file: 'many.ndjson', chunks: 2 });
    first.kill('SIGKILL');
    await firstEnded;

    const [[exit]] = await Promise.all([once(begin(...command), 'exit'), running().ended]);
    expect(exit).not.toBe(0);
    await startAgain();
    const { state, chunks, added, batchId } = await newestBatch();
    expect([state, chunks, added]).toEqual(['loading', 3, 1_500]);

    const { data } = await runJson(...command);
    expect(data).toMatchObject({ batchId, added: ROWS, changed: 0, same: 0, refused: 0 });
    expect(await newestBatch()).toMatchObject({ batchId, state: 'done', added: ROWS, chunks: 5 });
    const keys = await keysOf('K-');
    expect([keys.length, new Set(keys).size]).toEqual([ROWS, ROWS]);
    expect((await runJson('product', 'search', 'quokka')).data.total >= 1_000).toBe(true);
    expect(existsSync(join(folder, 'many.refused.ndjson'))).toBe(false);
    expect((await runJson(...command)).data).toMatchObject({ added: 0, changed: 0, same: ROWS });

    await startAgain(breaks('kill', 1));
    await Promise.all([once(begin('staff', 'batch', 'undo', batchId, ...because), 'exit'), running().ended]);
    await startAgain();
    const shown = async () => (await runJson('staff', 'batch', 'show', batchId)).data.batch;
    const left = ROWS - (await shown()).undone;
    expect([left > 0, left < ROWS]).toEqual([true, true]);
    const rest = await runJson('staff', 'batch', 'undo', batchId, ...because);
    expect(rest.data).toMatchObject({ undone: left, kept: [] });
    expect(await shown()).toMatchObject({ state: 'undone', undone: ROWS });
    expect([await keysOf('K-'), await found('quokka')]).toEqual([[], []]);
  });
});
