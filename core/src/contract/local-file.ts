import * as z from 'zod/mini';

/** A file as a person chose it; a browser's File is one. `size` is in bytes, `type` is what its sender claims. */
export interface LocalFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The file part of a multipart call; what is in it is looked at by whoever takes it. */
export const localFile = z.custom<LocalFile>(isLocalFile);

function isLocalFile(value: unknown): value is LocalFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, arrayBuffer } = value as Partial<LocalFile>; // members are checked right here
  return typeof name === 'string' && typeof size === 'number' && typeof arrayBuffer === 'function';
}
