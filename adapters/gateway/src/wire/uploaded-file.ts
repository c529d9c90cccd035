import { createHash } from 'node:crypto';
import type { LocalFile } from '@fairhall/core/contract/local-file';

/**
 * The file of a multipart call as it came in. Its members are texts and numbers that tell its content apart, so that a
 * repeat can be compared; the bytes are no member. REL-03
 */
export class UploadedFile implements LocalFile {
  readonly name: string;
  /** Bytes that were read: of a file that is too large one more than is allowed. */
  readonly size: number;
  readonly type: string;
  readonly sha256: string;
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = name;
    this.size = bytes.byteLength;
    this.type = type;
    this.sha256 = createHash('sha256').update(bytes).digest('hex');
    this.#bytes = bytes;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.buffer;
  }
}
