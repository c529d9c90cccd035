import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { at } from '../servers/paths.ts';
import { atLeast, type Line, perSecond } from '../table.ts';

const PRODUCTS = 20_000;
const QUICK_PRODUCTS = 3_000;
/** Products a second, from the start of the command to its end. */
const BUDGET = { postgres: 3_000, pglite: 1_500 };
/** The catalogue that the products come into. */
const THERE = 10_000;

/** An organiser's products from a file into each database, through the command line, until searches find them. */
export async function importing(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue({ products: THERE });
  return [
    await lineFor(bench, 'PostgreSQL', BUDGET.postgres, { databaseUrl }),
    await lineFor(bench, 'PGlite', BUDGET.pglite, { demo: true }),
  ];
}

async function lineFor(
  bench: Bench,
  name: string,
  budget: number,
  options: { readonly databaseUrl?: string; readonly demo?: boolean },
): Promise<Line> {
  const dataFolder = makeDataFolder(bench);
  const server = await startFairhall(bench, { dataFolder, ...options });
  const count = bench.quick ? QUICK_PRODUCTS : PRODUCTS;
  writeFileSync(join(dataFolder, 'categories.csv'), lines(CATEGORIES));
  writeFileSync(join(dataFolder, 'suppliers.csv'), lines(SUPPLIERS));
  writeFileSync(join(dataFolder, 'products.csv'), lines(productRows(count)));
  await command(dataFolder, 'category', 'categories.csv');
  await command(dataFolder, 'supplier', 'suppliers.csv');
  const began = performance.now();
  await command(dataFolder, 'product', 'products.csv');
  const took = (performance.now() - began) / 1000;
  const found = await search(server.url);
  if (found < 1) throw new Error('what was imported is not found');
  await server.stop();
  return atLeast(`${count} products into ${name}`, count / took, budget, perSecond, ` (${took.toFixed(1)} s)`);
}

async function command(dataFolder: string, kind: string, file: string): Promise<void> {
  const child = spawn(process.execPath, [at('cli/dist/main.js'), kind, 'import', file, '--reason', 'bench'], {
    cwd: dataFolder,
    env: { PATH: process.env.PATH, HOME: dataFolder, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [exit] = (await once(child, 'exit')) as [number];
  if (exit !== 0) throw new Error(`importing ${file} ended with ${exit}: ${complaint}`);
}

async function search(origin: string): Promise<number> {
  const envelope = { clientId: 'bench', data: { keyword: 'benchling' } };
  const answer = await fetch(`${origin}/gateway/search/goods`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(envelope),
  });
  return ((await answer.json()) as { data?: { total?: number } }).data?.total ?? 0;
}

const lines = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.join(',')}\r\n`).join('');

const CATEGORIES = [
  ['code', 'industry', 'name_en', 'name_ar'],
  ['ZX01', 'textile', 'Benches', 'مقاعد'],
  ['ZX0101', '', 'Garden benches', 'مقاعد حدائق'],
  ...Array.from({ length: 40 }, (_, place) => [`ZX0101${String(place + 10)}`, '', `Bench of kind ${place}`, '']),
];
const SUPPLIERS = [
  [
    'key',
    'industry',
    'country',
    'business_type',
    'established',
    'employees',
    ...['name', 'province'].map((field) => `${field}_en`),
    'main_products_en',
    'about_en',
  ],
  ...Array.from({ length: 100 }, (_, place) => [
    ...[
      `S-${place}`,
      'textile',
      'IN',
      'manufacturer',
      '1998',
      '40',
      `Bench Works ${place}`,
      'Kerala',
      'Benches',
      'Benches.',
    ],
  ]),
];

const WOODS = ['teak', 'oak', 'ash', 'birch', 'walnut', 'acacia', 'bamboo', 'pine', 'larch', 'cherry'];
const WAYS = ['folding', 'curved', 'carved', 'slatted', 'stacking', 'painted', 'oiled', 'round'];

function productRows(count: number): readonly (readonly string[])[] {
  const titles = ['key', 'supplier', 'category', 'unit', 'min_order', 'currency', 'quantity_1', 'price_1'];
  return [
    [...titles, 'quantity_2', 'price_2', 'name_en', 'description_en', 'attributes_en', 'name_ar'],
    ...Array.from({ length: count }, (_, place) => {
      const words = `${WAYS[place % WAYS.length]} ${WOODS[place % WOODS.length]}`;
      return [
        ...[
          `P-${place}`,
          `S-${place % 100}`,
          `ZX0101${(place % 40) + 10}`,
          'piece',
          '10',
          'USD',
          '10',
          '95.5',
          '100',
          '80',
        ],
        `Benchling ${words} bench ${place}`,
        `A ${words} bench for gardens and terraces that seats ${(place % 5) + 2} people and lasts for years.`,
        `Wood: ${WOODS[place % WOODS.length]} | Seats: ${(place % 5) + 2}`,
        `مقعد حديقة ${place}`,
      ];
    }),
  ];
}
