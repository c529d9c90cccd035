import type { LocalFile } from '@fairhall/core/contract/local-file';

/** What is known of a part that was read whole. */
export interface UploadContent {
  /** Bytes that were read: of a file that is too large one more than is allowed. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The file of a multipart call as it came in. Its members are texts and numbers that tell its content apart, so that a
 * repeat can be compared; the bytes are no member. REL-03
 */
export class UploadedFile implements LocalFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly sha256: string;
  readonly #part: UploadContent;

  constructor(name: string, type: string, part: UploadContent) {
    this.name = name;
    this.size = part.size;
    this.type = type;
    this.sha256 = part.sha256;
    this.#part = part;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.#part.bytes()).buffer;
  }
}
