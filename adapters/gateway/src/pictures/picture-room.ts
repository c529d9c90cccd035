import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * When the folder is too full, files are deleted down to this part of the limit, so that the folder is not counted
 * again for every file.
 */
const MAX_SHARE_LEFT = 0.8;

interface FolderFile {
  readonly file: string;
  readonly bytes: number;
  /** Modification time in epoch milliseconds. */
  readonly madeAt: number;
}

/** Limits the size of a folder's files. */
export interface Room {
  /** Reports the bytes of a new file. Resolves when files that had to be deleted for it are gone; never rejects. */
  take(bytes: number): Promise<void>;
}

/**
 * Limits the files in a folder's subfolders; the oldest are deleted when they take more than `mostBytes`. Counts the
 * folder with the first file and again before it deletes any, since other processes write there too.
 */
export function createRoom(folder: string, mostBytes: number): Room {
  let taken: Promise<number> | undefined;
  const clear = async (): Promise<number> => {
    const files = (await listFiles(folder)).toSorted((one, other) => one.madeAt - other.madeAt);
    let bytes = sum(files);
    if (bytes <= mostBytes) return bytes;
    for (const oldest of files) {
      if (bytes <= mostBytes * MAX_SHARE_LEFT) break;
      await rm(oldest.file, { force: true });
      bytes -= oldest.bytes;
    }
    return bytes;
  };
  const addBytes = async (before: Promise<number> | undefined, bytes: number): Promise<number> => {
    const now = before === undefined ? mostBytes + 1 : (await before) + bytes;
    return now > mostBytes ? clear() : now;
  };
  return {
    take: async (bytes) => {
      const now = addBytes(taken, bytes);
      taken = now;
      // After a failed count, the next file counts again.
      await now.catch(() => {
        taken = undefined;
      });
    },
  };
}

const sum = (files: readonly FolderFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

async function listFiles(folder: string): Promise<readonly FolderFile[]> {
  const files: FolderFile[] = [];
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined) files.push({ file, bytes: found.size, madeAt: found.mtimeMs });
  }
  return files;
}
