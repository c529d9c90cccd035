import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { UnavailableReason } from '../db/database-error.ts';
import { DatabaseUnusable } from '../db/open-database.ts';
import type { Gateway } from '../gateway.ts';
import { createRefusalTarpit } from '../limits/tarpit.ts';
import { createLoadShedding, type LoadShedding } from '../operations/load-shedding.ts';
import { createLogger, type Logger } from '../operations/logger.ts';
import { getGlobalUrl, getPublicUrl, getSupplierUrl, type Settings } from '../settings.ts';
import { waitForDatabase } from './await-database.ts';
import { createServer } from './create-server.ts';
import { drainOnSignals } from './drain.ts';
import { ensurePrivateDataFolder } from './ensure-private-data-folder.ts';
import type { Folders } from './folders.ts';
import { ListenPortError, type ListenResult, listen } from './listen.ts';
import { openGateway } from './open-gateway.ts';
import type { Pages, PagesModule } from './pages.ts';
import { printStartMessage, printWaitingMessage } from './print-start-message.ts';
import { writeServerFile } from './server-file.ts';
import type { Phase } from './server-parts.ts';
import { watchEventLoop } from './watch-event-loop.ts';

interface RunOptions {
  readonly settings: Settings;
  readonly folders: Folders;
  /** Reports in one line why the process cannot continue. */
  readonly stop: (reason: string) => void;
}

interface ServerResources {
  readonly database: Database;
  readonly gateway: Gateway;
  readonly pages: Pages | undefined;
}

/** Runs the whole process: listens, opens the database and serves until it is told to stop. REL-21 REL-23 */
export async function runServer({ settings, folders, stop }: RunOptions): Promise<void> {
  const log = createLogger(settings.appEnv === 'development' ? 'warn' : 'info');
  const unsafe = ensurePrivateDataFolder(settings.dataDir, log);
  if (unsafe !== undefined) return stop(unsafe);
  const eventLoop = watchEventLoop(settings.overloadMs);
  const loadShedding = createLoadShedding(log);
  let phase: Phase = { gateway: undefined, pages: undefined, draining: false };
  const server = await createServer({
    settings,
    log,
    assetsFolder: folders.assets,
    phase: () => phase,
    isOverloaded: eventLoop.isOverloaded,
    tarpit: createRefusalTarpit(),
    loadShedding,
  });
  let opened: ServerResources | undefined;
  let removeServerFile = (): void => undefined;
  const ending = new AbortController();
  drainOnSignals({
    // No load balancer sends requests here before the database is open.
    hasBalancer: () => settings.appEnv === 'production' && phase.gateway !== undefined,
    begin: () => {
      phase = { ...phase, draining: true };
      ending.abort();
    },
    finish: async () => {
      removeServerFile();
      await close(server, opened);
      eventLoop.stop();
    },
    exit: (code) => process.exit(code),
  });
  const handleDatabaseAway = (away: UnavailableReason): void => {
    phase = { ...phase, unavailableReason: away };
  };
  try {
    const listening = await listen(server, settings);
    const publicUrl = getPublicUrl(settings, listening.port);
    opened = await open({
      settings,
      folders,
      log,
      loadShedding,
      publicUrl,
      server,
      onAway: handleDatabaseAway,
      ending: ending.signal,
    });
    if (ending.signal.aborted) return;
    phase = { ...phase, ...opened, unavailableReason: undefined };
    removeServerFile = writeServerFile(settings.dataDir, {
      url: getLocalUrl(settings, listening),
      pid: process.pid,
      startedAt: Date.now(),
    });
    printStartMessage({ settings, listening, publicUrl });
  } catch (error) {
    if (ending.signal.aborted) return;
    await server.close();
    eventLoop.stop();
    if (error instanceof ListenPortError || error instanceof DatabaseUnusable) return stop(error.message);
    throw error;
  }
}

interface OpenOptions {
  readonly settings: Settings;
  readonly folders: Folders;
  readonly log: Logger;
  readonly loadShedding: LoadShedding;
  readonly publicUrl: string;
  readonly server: FastifyInstance;
  readonly onAway: (reason: UnavailableReason) => void;
  /** Aborted when the process is told to stop. */
  readonly ending: AbortSignal;
}

/**
 * Opens everything behind the sockets. Waits while the database server is unavailable, and rejects when the process is
 * told to stop. REL-23
 */
async function open({
  settings,
  folders,
  log,
  loadShedding,
  publicUrl,
  server,
  onAway,
  ending,
}: OpenOptions): Promise<ServerResources> {
  let lastMessage = '';
  const { database, gateway } = await waitForDatabase({
    open: () => openGateway({ settings, folders, log, publicUrl, loadShedding }),
    onAway: ({ reason, message }) => {
      onAway(reason);
      if (message !== lastMessage) printWaitingMessage(publicUrl, message);
      lastMessage = message;
    },
    pause: (ms) => pause(ms, undefined, { signal: ending }),
  });
  if (folders.pages === undefined) return { database, gateway, pages: undefined };
  const module = (await import(pathToFileURL(folders.pages).href)) as PagesModule; // the path is configured
  const pages = await module.createPages({
    gateway,
    settings,
    publicUrl,
    server: server.server,
    supplierUrl: getSupplierUrl(settings, publicUrl),
    globalUrl: getGlobalUrl(settings, publicUrl),
  });
  return { database, gateway, pages };
}

/** Finishes running requests first, then background work, then the database. */
async function close(server: FastifyInstance, opened: ServerResources | undefined): Promise<void> {
  await server.close();
  await opened?.pages?.close?.();
  await opened?.gateway.close();
  await opened?.database.close();
}

/** The address at which this machine's own commands reach the server. */
function getLocalUrl({ host }: Settings, { port }: ListenResult): string {
  const reachable =
    host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  return `http://${reachable}:${port}`;
}
