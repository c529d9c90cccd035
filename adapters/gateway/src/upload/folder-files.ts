import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { PassFailpoint } from '../operations/failpoints.ts';
import type { Files } from './files.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const PATTERN_PART_FILE = /\.part$/;

/** No more files are accepted when less than this part of the disk, and fewer bytes than these, are free. REL-24 */
const MIN_FREE_SHARE = 0.1;
const MIN_FREE_BYTES = 2 * 1024 ** 3;

/** Stores files in a folder, each under its id; a name that a person typed never becomes a path. THR-35 REL-27 */
export function createFolderFiles(folder: string, failpoint: PassFailpoint = () => undefined): Files {
  const toPath = (id: string): string => {
    if (!ID.test(id)) throw new TypeError('a file is kept under an id');
    return path.join(folder, id);
  };
  return {
    async put(id, bytes) {
      const target = toPath(id);
      const part = `${target}.${randomUUID()}.part`;
      const createdFolder = await mkdir(folder, { recursive: true, mode: 0o700 });
      if (createdFolder !== undefined) await syncFolder(path.dirname(createdFolder));
      try {
        await writeSynced(part, bytes);
        await failpoint('before_rename');
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    get: (id) => readFile(toPath(id)).then(copyBytes, skipMissing),
    drop: (id) => rm(toPath(id), { force: true }),
    putBefore: (moment) => listIdsBefore(folder, moment),
    async hasRoom() {
      const disk = await statfs(folder).catch(skipMissing);
      if (disk === undefined) return true;
      return disk.bavail >= disk.blocks * MIN_FREE_SHARE || disk.bavail * disk.bsize >= MIN_FREE_BYTES;
    },
  };
}

/** The ids of files stored before a moment; also deletes incomplete files of that age. */
async function* listIdsBefore(folder: string, moment: number): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(skipMissing);
  for await (const { name } of entries ?? []) {
    const file = path.join(folder, name);
    const changed = (await stat(file).catch(skipMissing))?.mtimeMs;
    if (changed === undefined || changed >= moment) continue;
    if (PATTERN_PART_FILE.test(name)) await rm(file, { force: true });
    else if (ID.test(name)) yield name;
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file name is durable only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const copyBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

function skipMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
