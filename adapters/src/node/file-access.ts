import { statSync } from 'node:fs';

/** The permissions of a file. */
export interface FileAccess {
  /** The mode as for `chmod`: `600`. */
  readonly mode: string;
  /** Whether only the owner has access. True on a system without file modes. */
  readonly isPrivate: boolean;
}

/** Undefined if the file does not exist. */
export function readFileAccess(file: string): FileAccess | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const mode = found.mode & 0o777;
  return { mode: mode.toString(8), isPrivate: process.platform === 'win32' || (mode & 0o077) === 0 };
}
