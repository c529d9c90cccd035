import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { CatalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { generateWorld } from '@fairhall/fixtures/world/generate-world';
import { readVocabularies } from '@fairhall/fixtures/world/vocabulary';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { unpackFolder } from '@fairhall/gateway/db/packed-folder';
import { packWorld } from '@fairhall/gateway/server/pack-world';

const root = new URL('../..', import.meta.url).pathname;
const CACHE = join(root, 'node_modules/.cache/fairhall');
const NAME = 'demo-database-';
/** The id from which on only the first product of a supplier is loaded. */
const END_OF_PRODUCTS = 'P101500';

/**
 * Copies an embedded database with the catalogue and the exhibitions of the demo world into a data folder. The original
 * is created once for each version of the files that it depends on, because loading a catalogue takes seconds.
 */
export async function copyDemoDatabase(dataDir: string): Promise<void> {
  const original = await createDemoDatabase();
  cpSync(original, databaseFolder(dataDir), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function createDemoDatabase(): Promise<string> {
  const original = join(CACHE, `${NAME}${digestOfSources()}`);
  if (existsSync(original)) return original;
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-world-'));
  try {
    const [world, packed] = [join(folder, 'world.ndjson'), join(folder, 'world.zip')];
    writeFileSync(
      world,
      listRows()
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    );
    await packWorld({ world, file: packed, now: Date.now() });
    const half = `${original}.${process.pid}`;
    await unpackFolder(packed, half);
    for (const earlier of globSync(`${NAME}*`, { cwd: CACHE, exclude: [basename(half)] }))
      rmSync(join(CACHE, earlier), { recursive: true });
    renameSync(half, original);
    return original;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The rows of the demo world, without most of its products: commands on all products take long. */
function listRows(): readonly CatalogueRow[] {
  const withProduct = new Set<string>();
  return generateWorld(readVocabularies()).filter((row) => {
    if (row.table !== 'product') return true;
    const isFirst = !withProduct.has(row.supplier);
    withProduct.add(row.supplier);
    return isFirst || row.id < END_OF_PRODUCTS;
  });
}

/** The files that decide what the database contains. */
const SOURCES = [
  'cli/test/demo-database.ts',
  'adapters/gateway/node_modules/@electric-sql/pglite/package.json',
  'adapters/gateway/src/catalogue/**/*.ts',
  'adapters/gateway/src/db/migrations/*.ts',
  'adapters/gateway/src/exhibition/demo-*.ts',
  'fixtures/src/world/*.ts',
  'fixtures/world/{glossary,goods,vocabulary}/*.json',
  'fixtures/world/pictures/{kinds,manifest}.json',
];

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }).sort()))
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
