import type { LocalFile } from '@fairhall/core/contract/local-file';

/** The content of a part that was read completely. */
export interface UploadContent {
  /** Bytes read; one more than the limit for a file that is too large. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The file of a multipart call. Its members are texts and numbers that identify the content, so that a repeat can be
 * compared; the bytes are not a member. REL-03
 */
export class FileUpload implements LocalFile {
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
