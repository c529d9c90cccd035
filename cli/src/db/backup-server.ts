import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@fairhall/core/result';
import { openPostgres } from '@fairhall/gateway/db/postgres';
import { holdMails } from './hold-mails.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Why a PostgreSQL server's own tool did not do it. */
export type ToolProblem =
  | { readonly kind: 'noTool'; readonly tool: string }
  | { readonly kind: 'failed'; readonly problem: string };

/** A dump in PostgreSQL's own archive format. */
export function backupServer(url: string, file: string): Promise<Result<void, ToolProblem>> {
  return runTool('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], url);
}

/** Replaces what is there in one transaction: either all of the backup stands, or nothing has changed. */
export async function restoreServer(url: string, file: string): Promise<Result<void, ToolProblem>> {
  const database = new URL(url).pathname.slice(1);
  const args = [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${database}`,
    file,
  ];
  const restored = await runTool('pg_restore', args, url);
  if (!restored.ok) return restored;
  const server = openPostgres({ url });
  await holdMails(server).finally(() => server.close());
  return ok(undefined);
}

function runTool(tool: string, args: readonly string[], url: string): Promise<Result<void, ToolProblem>> {
  const program = findTool(tool);
  if (program === undefined) return Promise.resolve(err({ kind: 'noTool', tool }));
  return new Promise((settle) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...connectionOf(url) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let problem = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      problem += text;
    });
    child.on('error', (error) => settle(err({ kind: 'failed', problem: error.message })));
    child.on('close', (code) => settle(code === 0 ? ok(undefined) : err({ kind: 'failed', problem: problem.trim() })));
  });
}

/** The connection as environment variables: arguments, and a password among them, show in the list of processes. */
function connectionOf(url: string): NodeJS.ProcessEnv {
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
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, tool))
    .find((path) => existsSync(path));
}
