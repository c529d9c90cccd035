import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_SUPPLIER_LOGINS } from '@fairhall/core/site/demo-accounts';
import { replaceAddedSites } from '@fairhall/core/site/sites';
import { demoAccountsOf, loadDemoAccounts } from '@fairhall/gateway/account/demo-accounts';
import { listTopSuppliers } from '@fairhall/gateway/catalogue/find-named-supplier';
import type { Database } from '@fairhall/gateway/db/database';
import { lockFolder } from '@fairhall/gateway/db/folder-lock';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import type { Gateway } from '@fairhall/gateway/gateway';
import { createLoadShedding } from '@fairhall/gateway/operations/load-shedding';
import { noLogger } from '@fairhall/gateway/operations/logger';
import { createServer } from '@fairhall/gateway/server/create-server';
import { DEMO_DATA } from '@fairhall/gateway/server/demo-data';
import { writeServerFile } from '@fairhall/gateway/server/server-file';
import { readSettings } from '@fairhall/gateway/settings';
import { ensureFirstOperator } from '@fairhall/gateway/staff/first-operator';

import { createTestGateway, testPasswords } from '../../tests/support/gateway.ts';
import { createMemoryFiles } from '../../tests/support/memory-files.ts';
import { copyDemoDatabase } from './demo-database.ts';

export interface DemoServer {
  readonly url: string;
  /** The folder in which commands find the server and an operator's token. */
  readonly dataDir: string;
  readonly database: Database;
  readonly gateway: Gateway;
  close(): Promise<void>;
}

/** Starts a server with the demo world, in this process and on a free port. */
export async function openDemoServer(): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairhall-demo-'));
  await copyDemoDatabase(dataDir);
  const unlock = lockFolder(dataDir);
  const environment = { APP_ENV: 'test', DEMO: '1', DATA_DIR: dataDir };
  const { settings } = readSettings(environment);
  const database = await openPGlite({ folder: databaseFolder(dataDir) });
  const [now, files] = [Date.now(), createMemoryFiles()];
  const supplierIds = await listTopSuppliers(database, DEMO_SUPPLIER_LOGINS.length);
  await loadDemoAccounts(database, testPasswords, demoAccountsOf(settings), { now, supplierIds });
  for (const load of DEMO_DATA) await load(database, { now, files });
  await ensureFirstOperator(database, dataDir, { now, lifeMs: settings.staffTokenMs });
  const gateway = await createTestGateway(database, { environment, files });
  const phase = { gateway, pages: undefined, draining: false };
  const server = await createServer({
    settings,
    log: noLogger,
    assetsFolder: undefined,
    phase: () => phase,
    isOverloaded: () => false,
    loadShedding: createLoadShedding(noLogger),
    tarpit: { hold: async () => 'keep' },
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`; // a port's server
  writeServerFile(dataDir, { url, pid: process.pid, startedAt: now });
  return {
    url,
    dataDir,
    database,
    gateway,
    close: async () => {
      await server.close();
      await gateway.close();
      // Other files share this process, and with it the sites that were added here.
      replaceAddedSites();
      await database.close();
      unlock();
      rmSync(dataDir, { recursive: true });
    },
  };
}
