import { readFileSync } from 'node:fs';
import { createManifestAssets, type Manifest } from './manifest-assets.ts';
import type { PageOptions, Pages } from './page-options.ts';
import { createRenderer } from './render.tsx';
import { cacheRequests } from './request-cache.ts';
import { WORKER_CLEANUP_SCRIPT } from './worker-cleanup.ts';

/** Serves the built pages, with their files from the manifest next to this module. */
export async function createPages(options: PageOptions): Promise<Pages> {
  const readBuilt = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
  const assetsOf = createManifestAssets(JSON.parse(readBuilt('.vite/manifest.json')) as Manifest);
  const worker = options.settings.offlinePages ? readBuilt('worker.js') : WORKER_CLEANUP_SCRIPT;
  return cacheRequests(createRenderer({ ...options, development: false, assetsOf, worker }), options);
}
