import type { Generated } from 'kysely';

/** Uploaded files. Times are epoch milliseconds. */
export interface UploadTables {
  readonly file: FileTable;
}

/** The row of a file; `files` stores the content. The row is written after the content. REL-27 */
interface FileTable {
  file_id: string;
  kind: 'rfq' | 'image' | 'thread' | 'certificate';
  /**
   * SHA-256 of the sender's proof, and the sender's account; at least one of them is set until the file is attached.
   */
  visitor: string | null;
  account_id: string | null;
  name: string;
  content_type: string;
  /** Size of the stored content, in bytes. */
  size: number;
  /** True if it is served by a signed address only. */
  is_private: boolean;
  /** A hash of the upload, to distinguish a repeat from another file with the same idempotency key. */
  fingerprint: string;
  task_id: string;
  created: number;
  /** The enquiry to whose messages it may be attached; never null for a thread's file. */
  enquiry_id: string | null;
  /** The request, message or record it is attached to; null until then. */
  adopted_by: string | null;
  adopted_at: number | null;
  /** Its position among the files of its holder. */
  position: Generated<number>;
}
