import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { Texts } from '@fairhall/core/ports/texts';
import { findUnreadCurrencies } from '@fairhall/gateway/catalogue/unread-currencies';
import type { Database } from '@fairhall/gateway/db/database';
import { getMigrationStatus } from '@fairhall/gateway/db/migrate';
import { listUnreadPhones } from '@fairhall/gateway/db/stored-phones';
import type { Settings } from '@fairhall/gateway/settings';
import { isAlive, readServerFile } from '../find-server.ts';
import { listSavedStates, type SavedState } from '../list-saved-states.ts';
import type { Terminal } from '../terminal.ts';
import { readCharacterType } from './character-type.ts';
import { checkFolderLock, isUnmade, openAsIs } from './open.ts';

export interface Finding {
  readonly name: 'node' | 'server' | 'database' | 'migrations' | 'phones' | 'currencies' | 'mail' | 'browser' | 'login';
  readonly ok: boolean;
  readonly text: string;
}

/** Time-out for the server and the mail server, in milliseconds. */
const CHECK_TIMEOUT = 3_000;

/** Only a running server that is not ready is a fault; a stopped one is not. */
export async function checkServer({ dataDir }: Settings, texts: Texts): Promise<Finding> {
  const server = readServerFile(dataDir);
  if (!server || !isAlive(server.pid))
    return { name: 'server', ok: true, text: texts.text('terminal.doctor.serverStopped') };
  const isReady = await isAnswering(new URL('/readyz', server.url));
  const state = texts.text(isReady ? 'terminal.doctor.ready' : 'terminal.doctor.notReady');
  return { name: 'server', ok: isReady, text: texts.text('terminal.doctor.serverRuns', { url: server.url, state }) };
}

async function isAnswering(url: URL): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(CHECK_TIMEOUT) })).ok;
  } catch {
    return false;
  }
}

/** Checks whether the database can be used, and finds rows that have to be corrected by hand. */
export async function checkDatabase(settings: Settings, texts: Texts): Promise<readonly Finding[]> {
  const name = 'database';
  if (checkFolderLock(settings)) return [{ name, ok: true, text: texts.text('terminal.doctor.databaseHeld') }];
  if (isUnmade(settings)) return [{ name, ok: true, text: texts.text('terminal.doctor.databaseNew') }];
  const database = await openAsIs(settings);
  if (!database.ok) return [{ name, ok: false, text: toDisplayText(texts, database.error.message) }];
  try {
    const values = { engine: database.value.engine, ctype: await readCharacterType(database.value) };
    const opened: Finding = { name, ok: true, text: texts.text('terminal.doctor.databaseOpen', values) };
    const migrations = await checkMigrations(database.value, texts);
    return [opened, ...(migrations ?? (await checkStoredRows(database.value, texts)))];
  } finally {
    await database.value.close();
  }
}

/**
 * Compares the schema with this version; undefined if it is up to date. A server applies missing migrations only to its
 * own embedded database, and in production stops without them on a PostgreSQL server.
 */
async function checkMigrations({ kysely, engine }: Database, texts: Texts): Promise<readonly Finding[] | undefined> {
  const { pending, unknown } = await getMigrationStatus(kysely);
  const name = 'migrations';
  if (unknown.length > 0)
    return [{ name, ok: false, text: texts.text('terminal.db.newer', { names: unknown.join(', ') }) }];
  const { length: count } = pending;
  if (count === 0) return undefined;
  return engine === 'postgres'
    ? [{ name, ok: false, text: texts.text('terminal.doctor.migrationsMissing', { count }) }]
    : [{ name, ok: true, text: texts.text('terminal.doctor.migrationsDue', { count }) }];
}

/** Maximum number of rows that the message lists. */
const MAX_NAMED = 20;

/** Finds values that no migration could parse. They are not a fault of the installation. D-10 */
async function checkStoredRows({ kysely }: Database, texts: Texts): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const { length: count } = await listUnreadPhones(kysely);
  if (count > 0)
    findings.push({ name: 'phones', ok: true, text: texts.text('terminal.doctor.phonesUnread', { count }) });
  const unread = await findUnreadCurrencies(kysely);
  if (unread.length > 0) {
    const named = unread.slice(0, MAX_NAMED).map(({ id, currency }) => `${id} (${currency})`);
    const names = [...named, ...(unread.length > MAX_NAMED ? ['…'] : [])].join(', ');
    findings.push({ name: 'currencies', ok: false, text: texts.text('terminal.doctor.currenciesUnread', { names }) });
  }
  return findings;
}

export async function checkMail({ smtpUrl }: Settings, texts: Texts): Promise<Finding> {
  if (smtpUrl === null) return { name: 'mail', ok: true, text: texts.text('terminal.doctor.mailOutbox') };
  const { hostname, port, protocol } = new URL(smtpUrl);
  const usual = protocol === 'smtps:' ? 465 : 587;
  const isReachable = await isListening(hostname, port === '' ? usual : Number(port));
  const key = isReachable ? 'terminal.doctor.mailReachable' : 'terminal.doctor.mailUnreachable';
  return { name: 'mail', ok: isReachable, text: texts.text(key, { host: hostname }) };
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = createConnection({ host, port, timeout: CHECK_TIMEOUT });
    const end = (isReachable: boolean) => {
      socket.destroy();
      settle(isReachable);
    };
    socket.on('connect', () => end(true));
    socket.on('timeout', () => end(false));
    socket.on('error', () => end(false));
  });
}

/** The logins saved on this computer, and whether others could read their files; tokens are not shown. */
export function checkLogins({ environment }: Pick<Terminal, 'environment'>, texts: Texts): readonly Finding[] {
  const found = listSavedStates(environment).flatMap(({ login, supplierLogin, ...state }): readonly Finding[] => {
    if (!state.isPrivate)
      return [{ name: 'login', ok: false, text: texts.text('terminal.doctor.loginOpen', toFileValues(state)) }];
    const toLoginFinding = (
      key: 'loginSaved' | 'supplierLoginSaved',
      saved: SavedState['login'],
    ): readonly Finding[] => {
      const values = { ...toFileValues(state), email: saved?.email ?? '', origin: state.origin };
      return saved ? [{ name: 'login', ok: true, text: texts.text(`terminal.doctor.${key}`, values) }] : [];
    };
    return [...toLoginFinding('loginSaved', login), ...toLoginFinding('supplierLoginSaved', supplierLogin)];
  });
  return found.length > 0 ? found : [{ name: 'login', ok: true, text: texts.text('terminal.doctor.loginNone') }];
}

const toFileValues = ({ file, mode }: Pick<SavedState, 'file' | 'mode'>) => ({ file, mode });

/** A missing browser is no fault: only the tests need one, and they install it. */
export function checkBrowser(environment: Terminal['environment'], texts: Texts): Finding {
  const named = environment.CHROME_PATH;
  if (named) return { name: 'browser', ok: existsSync(named), text: named };
  const found = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
  return { name: 'browser', ok: true, text: found ?? texts.text('terminal.doctor.browserNone') };
}
