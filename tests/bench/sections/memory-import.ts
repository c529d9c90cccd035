import type { Bench } from '../bench.ts';
import { calculateMedian } from '../load/load-driver.ts';
import { readResidentMebibytes } from '../load/memory-by-minute.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { importFile, importSurroundings, writeProducts } from '../servers/import-command.ts';
import { formatMebibytes, formatPerSecond, formatRatio, type Line, toMaximumLine } from '../table.ts';

const PRODUCTS = 100_000;
const QUICK_PRODUCTS = 10_000;
/** The size of the catalogue into which products are imported. */
const PRODUCT_COUNT = 10_000;

/**
 * Measures memory of the server and of the command while files of 100,000 products are imported: the last fifth
 * compared with the second.
 */
export async function measureMemoryImport(bench: Bench): Promise<readonly Line[]> {
  const databaseUrl = await bench.postgresCatalogue({ products: PRODUCT_COUNT });
  const dataFolder = createDataFolder(bench);
  const server = await startFairhall(bench, { dataFolder, databaseUrl });
  const count = bench.quick ? QUICK_PRODUCTS : PRODUCTS;
  await importSurroundings(dataFolder);
  const lines: Line[] = [];
  for (const format of ['csv', 'ndjson'] as const) {
    const file = writeProducts(dataFolder, format, count, `${format}-`);
    const [ofServer, ofCommand]: [number[], number[]] = [[], []];
    const began = performance.now();
    await importFile(dataFolder, 'product', file, (pid) => {
      ofServer.push(readResidentMebibytes(server.pid));
      ofCommand.push(readResidentMebibytes(pid));
    });
    const pace = formatPerSecond((count * 1_000) / (performance.now() - began));
    lines.push(growthOf(`server, ${count} products of ${format.toUpperCase()} at ${pace}`, ofServer));
    lines.push(growthOf(`command, ${count} products of ${format.toUpperCase()}`, ofCommand));
  }
  await server.stop();
  return lines;
}

/** Compares the medians of fifths of the time. The warm-up ends with the first. */
function growthOf(name: string, looks: readonly number[]): Line {
  const fifth = Math.max(1, Math.floor(looks.length / 5));
  const sizes = [0, 1, 2, 3, 4].map((place) => calculateMedian(looks.slice(place * fifth, (place + 1) * fifth)));
  const [, second = Number.NaN] = sizes;
  const told = sizes.map((size) => formatMebibytes(size)).join(', ');
  return toMaximumLine(`memory of the ${name}`, (sizes.at(-1) ?? Number.NaN) / second, 1.2, formatRatio, ` (${told})`);
}
