import { statSync } from 'node:fs';

/** Who may do what with a file. */
export interface FileAccess {
  /** As `chmod` takes it: `600`. */
  readonly mode: string;
  /** Nobody but its owner may do anything. Where a system has no modes every file counts as private. */
  readonly isPrivate: boolean;
}

/** Undefined where there is no such file. */
export function readFileAccess(file: string): FileAccess | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const mode = found.mode & 0o777;
  return { mode: mode.toString(8), isPrivate: process.platform === 'win32' || (mode & 0o077) === 0 };
}
