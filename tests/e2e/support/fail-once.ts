import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
}

/** The files that the build loads with `import()`: the path of each file by its source. */
export function listLazyFiles(): ReadonlyMap<string, string> {
  const place = new URL('../../../web/dist/client/.vite/manifest.json', import.meta.url);
  const chunks = Object.values(JSON.parse(readFileSync(place, 'utf8')) as Record<string, Chunk>); // the bundler's own file
  return new Map(chunks.filter((chunk) => chunk.isDynamicEntry).map(({ src = '', file }) => [src, `/${file}`]));
}

/** Makes the first request for each part of the site fail, in every page of a context. */
export async function failEachPartOnce(context: BrowserContext): Promise<void> {
  const left = new Set(listLazyFiles().values());
  await context.route(/\/assets\/.*\.js$/, (route) =>
    left.delete(new URL(route.request().url()).pathname) ? route.abort() : route.fallback(),
  );
}
