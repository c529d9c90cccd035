import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { PassFailpoint } from '../operations/failpoints.ts';
import type { Files } from './files.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const PART = /\.part$/;

/** Nothing more is taken when this part of the disk, and no more bytes than these, are free. REL-24 */
const LEAST_FREE_PART = 0.1;
const LEAST_FREE_BYTES = 2 * 1024 ** 3;

/** Keeps files in a folder, each under its id; no name that anybody typed becomes a path. THR-35 REL-27 */
export function createFolderFiles(folder: string, failpoint: PassFailpoint = () => undefined): Files {
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new TypeError('a file is kept under an id');
    return path.join(folder, id);
  };
  return {
    async put(id, bytes) {
      const target = pathOf(id);
      const part = `${target}.${randomUUID()}.part`;
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      if (made !== undefined) await synced(path.dirname(made));
      try {
        await writeSynced(part, bytes);
        await failpoint('before_rename');
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await synced(folder);
    },
    get: (id) => readFile(pathOf(id)).then(ownBytes, absent),
    drop: (id) => rm(pathOf(id), { force: true }),
    putBefore: (moment) => idsBefore(folder, moment),
    async hasRoom() {
      const disk = await statfs(folder).catch(absent);
      if (disk === undefined) return true;
      return disk.bavail >= disk.blocks * LEAST_FREE_PART || disk.bavail * disk.bsize >= LEAST_FREE_BYTES;
    },
  };
}

/** What was put before a moment; parts of that age, which never arrived whole, are deleted on the way. */
async function* idsBefore(folder: string, moment: number): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(absent);
  for await (const { name } of entries ?? []) {
    const file = path.join(folder, name);
    const changed = (await stat(file).catch(absent))?.mtimeMs;
    if (changed === undefined || changed >= moment) continue;
    if (PART.test(name)) await rm(file, { force: true });
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

/** A name is on the disk when its folder is. */
async function synced(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const ownBytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
