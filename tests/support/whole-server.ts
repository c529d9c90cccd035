import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContent } from '@fairhall/gateway/content/content';
import type { Changes } from '@fairhall/gateway/db/changes';
import type { Database } from '@fairhall/gateway/db/database';
import type { Gateway } from '@fairhall/gateway/gateway';
import { createLoadShedding } from '@fairhall/gateway/operations/load-shedding';
import { noLogger } from '@fairhall/gateway/operations/logger';
import { createPictures } from '@fairhall/gateway/pictures/pictures';
import { createServer } from '@fairhall/gateway/server/create-server';
import type { Pages, PagesOptions } from '@fairhall/gateway/server/pages';
import type { ServerParts } from '@fairhall/gateway/server/server-parts';
import { readSettings } from '@fairhall/gateway/settings';
import { createSentPictures } from '@fairhall/gateway/upload/sent-picture';
import { createSignedAddresses, type SignedAddresses } from '@fairhall/gateway/upload/signed-address';
import { createTestGateway } from './gateway.ts';
import { createMemoryFiles } from './memory-files.ts';

const here = (path: string): string => new URL(`../../${path}`, import.meta.url).pathname;

/** The assets of a built page, with one file of each kind. */
const ASSETS = { entry: '/assets/start.js', styles: [], entryModules: [], modules: [], startsLater: false };

interface Renderer {
  createRenderer(
    options: Omit<PagesOptions, 'server'> & { development: boolean; assetsOf: () => object; worker: string },
  ): Pages;
}

/** The server with all its parts, in this process and on a test's database. */
export interface WholeServer {
  /** Handles requests without a socket. */
  readonly server: Awaited<ReturnType<typeof createServer>>;
  readonly gateway: Gateway;
  /** Signs addresses as the gateway does. */
  readonly addresses: SignedAddresses;
  /** The folder with `assets`, the built files, and `pictures`, those of the catalogue. */
  readonly folder: string;
  close(): Promise<void>;
}

/**
 * Starts the server with these settings. Without `changes` it assumes that the content does not change, so pages are
 * cached.
 */
export async function openWholeServer(
  database: Database,
  environment: Record<string, string> = {},
  changes: Changes = { stateOf: () => 'the same', lastStateOf: () => 'the same' },
): Promise<WholeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-server-'));
  for (const name of ['assets', 'pictures']) mkdirSync(join(folder, name));
  const { settings } = readSettings({ APP_ENV: 'test', DATA_DIR: join(folder, 'data'), ...environment });
  const publicUrl = settings.publicUrl || 'http://fairhall.test';
  const files = createMemoryFiles();
  const addresses = createSignedAddresses(database);
  const gateway = await createTestGateway(database, {
    environment: { DATA_DIR: settings.dataDir, ...environment },
    publicUrl,
    files,
    changes,
    content: createContent({ folder: here('adapters/gateway/content') }),
    pictures: createPictures({
      database,
      folder: join(folder, 'pictures'),
      renditionFolder: join(folder, 'made'),
      findSentPicture: createSentPictures({ database, files, addresses, now: Date.now }),
    }),
  });
  // Imported by path, as the server does: the gateway does not depend on the web package.
  const { createRenderer } = (await import(here('web/src/server/render.tsx'))) as Renderer;
  const assetsOf = () => ({ ...ASSETS, fonts: [], inline: '' });
  const pages = createRenderer({
    gateway,
    settings,
    publicUrl,
    supplierUrl: 'http://supplier.fairhall.test',
    globalUrl: publicUrl,
    worker: '',
    development: false,
    assetsOf,
  });
  const phase = { gateway, pages, draining: false };
  const serving: ServerParts = {
    settings,
    log: noLogger,
    assetsFolder: join(folder, 'assets'),
    phase: () => phase,
    isOverloaded: () => false,
    loadShedding: createLoadShedding(noLogger),
    tarpit: { hold: async () => 'keep' },
  };
  const server = await createServer(serving);
  return {
    server,
    gateway,
    addresses,
    folder,
    close: async () => {
      await server.close();
      await gateway.close();
      rmSync(folder, { recursive: true });
    },
  };
}
