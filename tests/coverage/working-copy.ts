import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Folders with links to packages. They are copied with relative links, so that they lead to the copy's packages. */
const PACKAGE_LINKS = ['.', 'core', 'adapters', 'adapters/gateway', 'web', 'cli', 'fixtures', 'tests'];
/** Tools' caches, and the packages, which are linked instead. */
const LEFT_OUT = /node_modules\/\.(?:cache|vite|vite-temp|vitest-cache|pnpm)$/;

/**
 * Copies the repository with its uncommitted changes, so that code can be broken without writing to the repository. The
 * copy is deleted at the end of the process; only a kill leaves it in the folder of temporary files.
 */
export function createWorkingCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'fairhall-broken-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  for (const file of sourcesOf(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const name of PACKAGE_LINKS) {
    const links = join(name, 'node_modules');
    if (!existsSync(join(root, links))) continue;
    const filter = (path: string): boolean => !LEFT_OUT.test(path);
    cpSync(join(root, links), join(copy, links), { recursive: true, verbatimSymlinks: true, filter });
  }
  symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
  return copy;
}

function sourcesOf(root: string): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${root} is no repository`);
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
