import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { err, ok, type Result } from '@fairhall/core/result';
import { SETTING_UNFINISHED_RESTORE } from '@fairhall/gateway/db/server-lock';
import type { BackupContent } from '@fairhall/gateway/restore/restore-plan';
import { LOG_ID_SETTING } from '@fairhall/gateway/restore/revocation-log';

const FOLDER_OF_TOOLS = '/usr/lib/postgresql';

/** Why a PostgreSQL tool failed. */
export type ToolProblem =
  | { readonly kind: 'noTool'; readonly tool: string }
  | { readonly kind: 'failed'; readonly problem: string };

/** A dump in PostgreSQL's own archive format. */
export function saveServerBackup(url: string, file: string): Promise<Result<void, ToolProblem>> {
  return runTool('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], url);
}

/**
 * Replaces the database in one transaction: either the whole backup is restored, or nothing has changed. Tables of a
 * newer version are dropped too. Servers refuse to open the database until everything that ended since the backup has
 * been ended again. REL-31
 */
export async function restoreServer(url: string, file: string): Promise<Result<void, ToolProblem>> {
  const [reader, writer] = [findTool('pg_restore'), findTool('psql')];
  if (reader === undefined) return err({ kind: 'noTool', tool: 'pg_restore' });
  if (writer === undefined) return err({ kind: 'noTool', tool: 'psql' });
  const env = { ...process.env, ...toConnectionVariables(url) };
  const read = spawn(reader, ['--no-owner', '--no-privileges', '--file=-', file], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const write = spawn(writer, ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--file=-'], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const [readEnd, writeEnd] = [waitForEnd(read), waitForEnd(write)];
  // psql exits early if the backup does not fit; its error output is reported below.
  write.stdin.on('error', () => undefined);
  write.stdin.write(DROP_ALL);
  read.stdout.pipe(write.stdin, { end: false });
  const readProblem = await readEnd;
  // Without the last statement the transaction is rolled back.
  write.stdin.end(
    readProblem === undefined ? MARK_UNFINISHED : "do $$ begin raise exception 'the backup cannot be read'; end $$;\n",
  );
  const problem = (await writeEnd) ?? undefined;
  if (readProblem !== undefined) return err({ kind: 'failed', problem: readProblem });
  return problem === undefined ? ok(undefined) : err({ kind: 'failed', problem });
}

/**
 * Drops everything in the schema except objects of extensions: a backup of an older version does not know newer tables.
 */
const DROP_ALL = `do $drop$ declare item record; begin
  for item in select c.oid::regclass as name from pg_class c where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  loop execute format('drop table if exists %s cascade', item.name); end loop;
  for item in select p.oid::regprocedure as name from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  loop execute format('drop routine if exists %s cascade', item.name); end loop;
end $drop$;
`;

const MARK_UNFINISHED = `insert into public.setting (key, value) values ('${SETTING_UNFINISHED_RESTORE}', '1')
  on conflict (key) do update set value = '1';
`;

/** Waits until a process exits. Returns its error, or undefined after success. */
function waitForEnd(child: ChildProcess): Promise<string | undefined> {
  return new Promise((settle) => {
    let problem = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      problem += text;
    });
    child.on('error', (error) => settle(error.message));
    child.on('close', (code) => settle(code === 0 ? undefined : problem.trim() || `it ended with ${code}`));
  });
}

/** Reads the content of a dump without a database. */
export async function readServerBackup(file: string): Promise<Result<BackupContent, ToolProblem>> {
  const reader = findTool('pg_restore');
  if (reader === undefined) return err({ kind: 'noTool', tool: 'pg_restore' });
  const tables = ['account', 'setting', 'revocation', 'kysely_migration'].map((name) => `--table=${name}`);
  const child = spawn(reader, ['--data-only', '--file=-', ...tables, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const end = waitForEnd(child);
  const rows = await readDumpRows(createInterface({ input: child.stdout }));
  const problem = await end;
  if (problem !== undefined) return err({ kind: 'failed', problem });
  const listRowValues = (table: string) => rows.filter((row) => row.table === table).map(({ values }) => values);
  return ok({
    logId: listRowValues('setting').find(({ key }) => key === LOG_ID_SETTING)?.value,
    revocations: listRowValues('revocation').map(({ revocation_id = '' }) => revocation_id),
    migrations: listRowValues('kysely_migration').map(({ name = '' }) => name),
    accounts: listRowValues('account').map(({ account_id = '', email = '' }) => ({ accountId: account_id, email })),
  });
}

interface DumpedRow {
  readonly table: string;
  readonly values: Readonly<Record<string, string>>;
}

const COPY = /^COPY (?:\w+\.)?(\w+) \((.*)\) FROM stdin;$/;

/** The rows of a plain-text dump. Values with tabs or line breaks keep the escapes of the dump. */
async function readDumpRows(lines: AsyncIterable<string>): Promise<readonly DumpedRow[]> {
  const rows: DumpedRow[] = [];
  let copied: { readonly table: string; readonly columns: readonly string[] } | undefined;
  for await (const line of lines) {
    const begin = COPY.exec(line);
    if (copied === undefined && begin !== null) {
      const [, table = '', columns = ''] = begin;
      copied = { table, columns: columns.split(', ') };
    } else if (line === '\\.') copied = undefined;
    else if (copied !== undefined) {
      const cells = line.split('\t');
      const values = Object.fromEntries(copied.columns.map((column, place) => [column, cells[place] ?? '']));
      rows.push({ table: copied.table, values });
    }
  }
  return rows;
}

function runTool(tool: string, args: readonly string[], url: string): Promise<Result<void, ToolProblem>> {
  const program = findTool(tool);
  if (program === undefined) return Promise.resolve(err({ kind: 'noTool', tool }));
  const env = { ...process.env, ...toConnectionVariables(url) };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  return waitForEnd(child).then((problem) =>
    problem === undefined ? ok(undefined) : err({ kind: 'failed', problem }),
  );
}

/** The connection as environment variables: arguments, including a password, are visible in the list of processes. */
function toConnectionVariables(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}

function findTool(tool: string): string | undefined {
  const versions = existsSync(FOLDER_OF_TOOLS)
    ? readdirSync(FOLDER_OF_TOOLS).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(FOLDER_OF_TOOLS, version, 'bin')),
  ];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, tool))
    .find((path) => existsSync(path));
}
