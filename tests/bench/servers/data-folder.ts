import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '../bench.ts';

/** Creates an empty folder for a server's data, which is deleted at the end of the run. */
export function createDataFolder({ onEnd }: Pick<Bench, 'onEnd'>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-bench-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
