import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_SUPPLIER_LOGINS } from '@fairhall/core/site/demo-accounts';
import { closeDemoAccounts, demoAccountsOf, loadDemoAccounts } from '../account/demo-accounts.ts';
import { fillDirectory } from '../catalogue/directory/refresh-directory.ts';
import { listTopSuppliers } from '../catalogue/find-named-supplier.ts';
import { loadWorld } from '../catalogue/world/load-world.ts';
import { createContent } from '../content/content.ts';
import { watchChanges } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { DatabaseUnusable, openDatabase, toDatabaseUnavailable } from '../db/open-database.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import type { Resource } from '../gateway-services.ts';
import { createPasswords, type Passwords } from '../identity/passwords.ts';
import type { LoadShedding } from '../operations/load-shedding.ts';
import type { Logger } from '../operations/logger.ts';
import { createPictures } from '../pictures/pictures.ts';
import { getRevocationLogPath, startRevocationLog } from '../restore/revocation-log.ts';
import type { Settings } from '../settings.ts';
import { ensureFirstOperator } from '../staff/first-operator.ts';
import { openFiles } from '../upload/open-files.ts';
import { createSentPictures } from '../upload/sent-picture.ts';
import { createSignedAddresses } from '../upload/signed-address.ts';
import { DEMO_DATA } from './demo-data.ts';
import type { Folders } from './folders.ts';

interface OpenGatewayOptions {
  readonly settings: Settings;
  readonly folders: Folders;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly loadShedding: LoadShedding;
}

const resolveInPackage = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Opens a gateway on the configured database, and loads the demo data if wanted. Throws DatabaseUnavailable or
 * DatabaseUnusable.
 */
export async function openGateway(options: OpenGatewayOptions): Promise<{ database: Database; gateway: Gateway }> {
  const { settings, folders, log, publicUrl, loadShedding } = options;
  const database = await openDatabase({
    settings,
    log,
    migrate: canMigrateItself(settings),
    onDeath: createExitHandler(log),
    isServer: true,
    packed: settings.demo ? folders.packed : undefined,
  });
  try {
    const passwords = createPasswords();
    await fillDatabase(database, options, passwords);
    await fillDirectory(database, Date.now());
    await ensureFirstOperator(database, settings.dataDir, { now: Date.now(), lifeMs: settings.staffTokenMs });
    const revocations = await openRevocationLog(database, settings, log);
    const gateway = await createGateway({
      settings,
      publicUrl,
      database,
      log,
      loadShedding,
      passwords,
      changes: watchChanges(database),
      messagesFolder: folders.messages ?? resolveInPackage('../../core/messages'),
      pictures: openPictures(database, options),
      content: createContent({ folder: folders.content ?? resolveInPackage('content') }),
    });
    const close = async (): Promise<void> => {
      await gateway.close();
      await revocations.stop();
    };
    return { database, gateway: { ...gateway, close } };
  } catch (error) {
    await database.close();
    throw toDatabaseUnavailable(error, settings.databaseUrl) ?? error;
  }
}

/**
 * Opens the log that a restore replays. A server that cannot write it must not start, since a restore would then undo
 * people's revocations. REL-31
 */
async function openRevocationLog(database: Database, settings: Settings, log: Logger) {
  const file = getRevocationLogPath(settings);
  try {
    return await startRevocationLog(database, file, log);
  } catch (error) {
    if (
      typeof (error as NodeJS.ErrnoException).syscall !== 'string' ||
      toDatabaseUnavailable(error, settings.databaseUrl)
    )
      throw error;
    const { message } = error as Error; // a system error
    throw new DatabaseUnusable(`the revocation log ${file} cannot be written: ${message}; correct REVOCATION_LOG`);
  }
}

/** Loads the demo data into an empty database, and the demo accounts, which are locked in production. THR-17 */
async function fillDatabase(
  database: Database,
  { settings, folders }: OpenGatewayOptions,
  passwords: Passwords,
): Promise<void> {
  if (settings.demo && folders.world !== undefined)
    await loadWorld(database, { file: folders.world, now: Date.now(), addsParts: true });
  if (settings.appEnv === 'production') return closeDemoAccounts(database);
  const accounts = demoAccountsOf(settings);
  const world = { now: Date.now(), supplierIds: await listTopSuppliers(database, DEMO_SUPPLIER_LOGINS.length) };
  await loadDemoAccounts(database, passwords, accounts, world);
  if (!settings.demo) return;
  for (const load of DEMO_DATA) await load(database, { now: world.now, files: openFiles(settings) });
}

/** Serves catalogue pictures and uploaded pictures. */
function openPictures(database: Database, { settings, folders }: OpenGatewayOptions): Resource {
  const sent = { database, files: openFiles(settings), addresses: createSignedAddresses(database), now: Date.now };
  return createPictures({
    database,
    findSentPicture: createSentPictures(sent),
    folder: folders.pictures ?? join(settings.dataDir, 'pictures'),
    renditionFolder: join(settings.dataDir, 'pictures-made'),
  });
}

/**
 * In production an operator's command migrates the schema of a database server, not the first process that starts.
 * REL-30
 */
const canMigrateItself = ({ appEnv, databaseUrl }: Settings): boolean =>
  appEnv !== 'production' || databaseUrl === null;

/** The process is useless without its database, so it exits and a supervisor restarts it. REL-24 */
const createExitHandler =
  (log: Logger) =>
  (error: Error): void => {
    log.error({ error }, 'the embedded database stopped');
    process.exit(1);
  };
