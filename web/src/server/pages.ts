import { readFileSync } from 'node:fs';
import { LEAVING_WORKER } from './leaving-worker.ts';
import { createManifestAssets, type Manifest } from './manifest-assets.ts';
import type { PageOptions, Pages } from './page-options.ts';
import { recallVisits } from './recalled-visits.ts';
import { createRenderer } from './render.tsx';

/** The pages as built: files by the manifest beside this one. */
export async function createPages(options: PageOptions): Promise<Pages> {
  const built = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
  const assetsOf = createManifestAssets(JSON.parse(built('.vite/manifest.json')) as Manifest);
  const worker = options.settings.offlinePages ? built('worker.js') : LEAVING_WORKER;
  return recallVisits(createRenderer({ ...options, development: false, assetsOf, worker }), options);
}
