import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import type { BadgeContent } from '@fairhall/core/badge/badge-content';
import { build } from 'vite';
import type { Bench } from '../bench.ts';
import { startChromium } from '../servers/chromium.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { fromRoot } from '../servers/paths.ts';

const FONT = 'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

/** A document with the pages' own font, in which badges are drawn. */
const DOCUMENT = `<!doctype html><meta charset="utf-8"><title>Badge</title><style>@font-face {
  font-family: "IBM Plex Sans Variable"; font-weight: 400 700; src: url(/plex.woff2) format("woff2");
}</style>`;

export interface BadgePage {
  /** Returns the milliseconds until a badge's PNG is finished. */
  draw(face: BadgeContent, text: string): Promise<number>;
}

/** A page in Chromium with only the code that draws badges, built as for the pages. */
export async function openBadgePage(bench: Pick<Bench, 'onEnd'>): Promise<BadgePage> {
  const folder = createDataFolder(bench);
  await build({
    root: fromRoot('web'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      lib: { entry: fromRoot('web/src/badge/badge-picture.ts'), formats: ['es'], fileName: () => 'badge.js' },
    },
  });
  const server = await serve(folder);
  bench.onEnd(() => void server.close());
  const browser = await startChromium();
  bench.onEnd(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`); // a server on a port
  return {
    draw: (face, text) =>
      page.evaluate(
        async ([module, ...sample]) => {
          const { badgeFile } = await import(module);
          const startedAt = performance.now();
          await badgeFile(...sample);
          return performance.now() - startedAt;
        },
        ['/badge.js', face, text] as const,
      ),
  };
}

async function serve(folder: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end(DOCUMENT);
    const file = url === '/plex.woff2' ? fromRoot(`web/${FONT}`) : join(folder, basename(url));
    if (url.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
    return response.end(await readFile(file).catch(() => ''));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
