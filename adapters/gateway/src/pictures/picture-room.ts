import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** When there is too much, files go until this part of what is allowed is left, so that it is not counted at every file. */
const MAX_SHARE_LEFT = 0.8;

interface FolderFile {
  readonly file: string;
  readonly bytes: number;
  /** When it was made, in epoch milliseconds. */
  readonly madeAt: number;
}

/** Bounds what the files of a folder take. */
export interface Room {
  /** Told the bytes of a file that was put there. Resolves when what had to go for it is gone; never rejects. */
  take(bytes: number): Promise<void>;
}

/**
 * Room for the files of a folder's folders; the oldest are deleted when they take more than `mostBytes`. What is there is
 * counted with the first file, and anew before any is deleted, since other processes put theirs there too.
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
      // What could not be counted is counted with the next file.
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
