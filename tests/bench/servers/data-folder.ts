import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';

/** An empty folder for a server's data, gone when the run is over. */
export function createDataFolder({ onEnd }: Pick<Bench, 'onEnd'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-bench-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
