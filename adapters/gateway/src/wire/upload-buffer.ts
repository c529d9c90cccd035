import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UploadContent } from './uploaded-file.ts';

/** A part up to this size, in bytes, stays in memory; a larger one waits on the disk for its turn. THR-40 */
const MAX_MEMORY_BYTES = 131_072;

/** Where the parts of one form are kept until its call is over. */
export interface UploadBuffer {
  /** Reads a part to its end. */
  store(chunks: AsyncIterable<Uint8Array>): Promise<UploadContent>;
  /** Drops all of it. */
  release(): Promise<void>;
}

/** Keeps parts in memory while they are small, else in a file in `folder` that has no name any more. */
export function createUploadBuffer(folder: string): UploadBuffer {
  const files: FileHandle[] = [];
  let isReleased = false;
  const openFile = async (): Promise<FileHandle> => {
    const file = await openUnnamedFile(folder);
    files.push(file);
    if (isReleased) await closeAll(files);
    return file;
  };
  return {
    async store(chunks) {
      const hash = createHash('sha256');
      let file: FileHandle | undefined;
      let waiting: Uint8Array[] = [];
      let [size, inMemory] = [0, 0];
      for await (const chunk of chunks) {
        hash.update(chunk);
        waiting.push(chunk);
        size += chunk.byteLength;
        inMemory += chunk.byteLength;
        if (inMemory <= MAX_MEMORY_BYTES) continue;
        file ??= await openFile();
        await file.appendFile(Buffer.concat(waiting));
        [waiting, inMemory] = [[], 0];
      }
      const rest = joinChunks(waiting, inMemory);
      return { size, sha256: hash.digest('hex'), bytes: async () => (file ? readWhole(file, rest, size) : rest) };
    },
    async release() {
      isReleased = true;
      await closeAll(files);
    },
  };
}

const closeAll = async (files: FileHandle[]): Promise<void> => {
  await Promise.all(files.splice(0).map((file) => file.close()));
};

/** Its name is gone before anything is in it, so that nothing is left of it when the process ends, in whatever way. */
async function openUnnamedFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = path.join(folder, randomUUID());
  const file = await open(name, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | constants.O_APPEND, 0o600);
  await rm(name);
  return file;
}

async function readWhole(file: FileHandle, rest: Uint8Array, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  while (at < size - rest.byteLength) {
    const { bytesRead } = await file.read(bytes, at, size - rest.byteLength - at, at);
    if (bytesRead === 0) throw new Error('a part of a form is shorter than it was');
    at += bytesRead;
  }
  bytes.set(rest, at);
  return bytes;
}

/** The pieces in a buffer of their own: those of the pool are shared with others. */
function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
