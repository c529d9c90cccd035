import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORY_ROWS, createProductRows, SUPPLIER_ROWS } from '../catalogue/import-rows.ts';
import { fromRoot } from './paths.ts';
import { readCpuSeconds } from './process-cost.ts';

export type FileFormat = 'csv' | 'ndjson';

/** Writes a file of rows, titles first, and returns its name. */
function writeRows(
  folder: string,
  name: string,
  format: FileFormat,
  [titles = [], ...rows]: readonly (readonly string[])[],
): string {
  const lineOf = (row: readonly string[]): string =>
    format === 'csv'
      ? `${row.join(',')}\r\n`
      : `${JSON.stringify(Object.fromEntries(titles.map((title, place) => [title, row[place] ?? ''])))}\n`;
  const file = `${name}.${format}`;
  writeFileSync(join(folder, file), (format === 'csv' ? [titles, ...rows] : rows).map(lineOf).join(''));
  return file;
}

/** Imports the categories and suppliers of an organiser's products. */
export async function importSurroundings(folder: string): Promise<void> {
  await importFile(folder, 'category', writeRows(folder, 'categories', 'csv', CATEGORY_ROWS));
  await importFile(folder, 'supplier', writeRows(folder, 'suppliers', 'csv', SUPPLIER_ROWS));
}

/** Writes a file of `count` products, whose keys start with `keys`. */
export const writeProducts = (folder: string, format: FileFormat, count: number, keys = 'P-'): string =>
  writeRows(folder, 'products', format, createProductRows(count, keys));

/** Interval in milliseconds at which `look` is called while the command runs. */
const LOOK_MS = 100;

/**
 * Imports a file with the built command line into the server of a data folder. Returns the processor seconds that it
 * took; `look` is called repeatedly with the id of its process while it runs.
 */
export async function importFile(
  dataFolder: string,
  kind: string,
  file: string,
  look: (pid: number) => void = () => undefined,
): Promise<{ readonly command: number }> {
  const child = spawn(process.execPath, [fromRoot('cli/dist/main.js'), kind, 'import', file, '--reason', 'bench'], {
    cwd: dataFolder,
    env: { PATH: process.env.PATH, HOME: dataFolder, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  let command = 0;
  const { pid = 0 } = child;
  const looking = setInterval(() => {
    command = Math.max(command, readCpuSeconds(pid));
    look(pid);
  }, LOOK_MS);
  const [exit] = (await once(child, 'exit').finally(() => clearInterval(looking))) as [number];
  if (exit !== 0) throw new Error(`importing ${file} ended with ${exit}: ${complaint}`);
  return { command };
}
