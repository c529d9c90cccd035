import { readFileSync } from 'node:fs';
import { createManifestAssets, type Manifest } from './manifest-assets.ts';
import type { PageOptions, Pages } from './page-options.ts';
import { recallVisits } from './recalled-visits.ts';
import { createRenderer } from './render.tsx';

/** The pages as built: files by the manifest beside this one. */
export async function createPages(options: PageOptions): Promise<Pages> {
  const manifest = new URL('../client/.vite/manifest.json', import.meta.url);
  const assetsOf = createManifestAssets(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest);
  return recallVisits(createRenderer({ ...options, development: false, assetsOf }), options);
}
