import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDemoAccounts, demoAccountsOf, loadDemoAccounts } from '../account/demo-accounts.ts';
import { createPasswords } from '../account/passwords.ts';
import { loadWorld } from '../catalogue/world/load-world.ts';
import { createContent } from '../content/content.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { createGateway, type Gateway } from '../gateway.ts';
import type { Logger } from '../operations/logger.ts';
import { createPictures } from '../pictures/pictures.ts';
import type { Settings } from '../settings.ts';
import { openFiles } from '../upload/open-files.ts';
import { createSentPictures } from '../upload/sent-picture.ts';
import { createSignedAddresses } from '../upload/signed-address.ts';
import type { Folders } from './folders.ts';

interface OpenGatewayOptions {
  readonly settings: Settings;
  readonly folders: Folders;
  readonly log: Logger;
  readonly publicUrl: string;
}

const inPackage = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A gateway on the database of the settings, with the demo world in it where that is wanted. Throws DatabaseUnusable. */
export async function openGateway({
  settings,
  folders,
  log,
  publicUrl,
}: OpenGatewayOptions): Promise<{ database: Database; gateway: Gateway }> {
  const database = await openDatabase({ settings, log, migrate: migratesItself(settings), onDeath: dieWith(log) });
  try {
    const passwords = createPasswords();
    if (settings.demo && folders.world !== undefined)
      await loadWorld(database, { file: folders.world, now: Date.now() });
    if (settings.appEnv === 'production') await closeDemoAccounts(database);
    else await loadDemoAccounts(database, passwords, demoAccountsOf(settings), Date.now());
    const sentPictures = { database, files: openFiles(settings), addresses: createSignedAddresses(database) };
    const pictures = createPictures({
      database,
      sentPicture: createSentPictures({ ...sentPictures, now: Date.now }),
      folder: folders.pictures ?? join(settings.dataDir, 'pictures'),
      keptFolder: join(settings.dataDir, 'pictures-made'),
    });
    const content = createContent({ folder: folders.content ?? inPackage('content') });
    const messagesFolder = folders.messages ?? inPackage('../../core/messages');
    return {
      database,
      gateway: await createGateway({
        settings,
        publicUrl,
        database,
        messagesFolder,
        pictures,
        content,
        log,
        passwords,
      }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A server's schema in production is changed by an operator's command, not by whichever process starts first. REL-30 */
const migratesItself = ({ appEnv, databaseUrl }: Settings): boolean => appEnv !== 'production' || databaseUrl === null;

/** Without its database the process is of no use, and a supervisor starts it anew. REL-24 */
const dieWith =
  (log: Logger) =>
  (error: Error): void => {
    log.error({ error }, 'the embedded database stopped');
    process.exit(1);
  };
