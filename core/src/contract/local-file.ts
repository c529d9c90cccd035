import * as z from 'zod/mini';

/**
 * A file that a person chose; a browser's File is one. `size` is in bytes, `type` is claimed by the sender and not
 * checked.
 */
export interface LocalFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The file part of a multipart call. Only its shape is checked here; the gateway checks its content. */
export const fileInput = z.custom<LocalFile>(isLocalFile);

function isLocalFile(value: unknown): value is LocalFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, size, arrayBuffer } = value as Partial<LocalFile>; // members are checked right here
  return typeof name === 'string' && typeof size === 'number' && typeof arrayBuffer === 'function';
}
