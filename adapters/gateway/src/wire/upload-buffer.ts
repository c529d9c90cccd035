import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UploadContent } from './uploaded-file.ts';

/** Parts up to this size, in bytes, stay in memory; larger ones are stored on the disk. THR-40 */
const MAX_MEMORY_BYTES = 131_072;

/** Stores the parts of one form until its call has ended. */
export interface UploadBuffer {
  /** Reads a part to its end. */
  store(chunks: AsyncIterable<Uint8Array>): Promise<UploadContent>;
  /** Deletes all parts. */
  release(): Promise<void>;
}

/** Keeps small parts in memory, and larger ones in files in `folder` that have been unlinked. */
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

/** Removes the file's name before anything is written, so that nothing is left however the process ends. */
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

/** Joins chunks in a buffer of its own, because pooled buffers are shared. */
function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
