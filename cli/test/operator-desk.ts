import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { readRows } from '../src/import/file-formats.ts';
import { createTable } from '../src/import/write-table.ts';
import { runLine } from './line.ts';
import { createEmptyFolder } from './process.ts';
import { type RealServer, startServer } from './real-server.ts';

export type FileRow = Record<string, string>;

const PROGRAM = process.env.FAIRHALL_PROGRAM ?? join(import.meta.dirname, '..', 'src', 'main.ts');

/** A test desk for an operator: a folder of files and a server of their own, which may crash and be started again. */
export function createOperatorDesk() {
  const folder = createEmptyFolder();
  let server: RealServer | undefined;
  /** Starts the server again; `failpoints` is its setting that makes it crash. */
  const startAgain = async (failpoints?: string): Promise<void> => {
    await server?.stop();
    server = await startServer(folder, failpoints);
  };
  const running = (): RealServer => {
    if (server === undefined) throw new Error('no server runs');
    return server;
  };
  beforeAll(() => startAgain());
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Runs in this process, which takes a tenth of the time. */
  const runHere = (args: readonly string[]) =>
    runLine(args, folder, { environment: { DATA_DIR: join(folder, 'data') } });
  const line = (...args: readonly string[]) => runHere([...args, '--json']);
  const runJson = async (...args: readonly string[]) => {
    const { exit, out, err } = await line(...args);
    if (out === '') throw new Error(err);
    return { exit, data: JSON.parse(out) };
  };
  /** Starts a command that may be killed while it runs. */
  const begin = (...args: readonly string[]): ChildProcess =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, ...args, '--json'], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: join(folder, 'data') },
      stdio: 'ignore',
    });

  async function tableOf(file: string): Promise<{ columns: readonly string[]; rows: FileRow[] }> {
    const rows: FileRow[] = [];
    let columns: readonly string[] | undefined;
    for await (const cells of readRows(join(folder, file), 'xlsx')) {
      if (columns === undefined) columns = cells;
      else rows.push(Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])));
    }
    return { columns: columns ?? [], rows };
  }
  async function save(file: string, columns: readonly string[], rows: readonly FileRow[]): Promise<void> {
    const table = await createTable(join(folder, file), 'xlsx', columns);
    for (const row of rows) await table.write(row);
    await table.end();
  }
  /** Ids of the products in a search result. */
  const found = async (...words: readonly string[]) =>
    (await runHere(['product', 'search', ...words])).out
      .split('\n')
      .map((row) => row.split('\t')[0])
      .filter((id) => id !== '');
  /** The newest import in the list of imports. */
  const newestBatch = async () => (await runJson('staff', 'batch', 'list')).data.records[0];

  return { folder, running, startAgain, line, runJson, begin, tableOf, save, found, newestBatch };
}
