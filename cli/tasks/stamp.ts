import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.ts';

const FOLDER_NAMES_SKIPPED = new Set(['node_modules', 'dist', '.vite']);
const NO_INPUT = /\.test\.tsx?$/;

/** A hash of the content of files and folders. Ignores tests, which are not part of a build. */
export function hashFiles(inputs: readonly string[], root = ROOT): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of listFiles(join(root, input))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function listFiles(path: string): readonly string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !FOLDER_NAMES_SKIPPED.has(name) && !NO_INPUT.test(name));
  return names.sort().flatMap((name) => listFiles(join(path, name)));
}

const getStampPath = (name: string, root: string) => join(root, '.stamps', name);

export function hasStamp(name: string, contentHash: string, root = ROOT): boolean {
  const stamp = getStampPath(name, root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === contentHash;
}

export function writeStamp(name: string, contentHash: string, root = ROOT): void {
  mkdirSync(join(root, '.stamps'), { recursive: true });
  writeFileSync(getStampPath(name, root), contentHash);
}
