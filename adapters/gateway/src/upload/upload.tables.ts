import type { Generated } from 'kysely';

/** The table of sent files. Times are epoch milliseconds. */
export interface UploadTables {
  readonly file: FileTable;
}

/** The row of a file; what is in it is kept by `files`. It is written after the file itself. REL-27 */
interface FileTable {
  file_id: string;
  kind: 'rfq' | 'image' | 'thread' | 'certificate';
  /** SHA-256 of the sender's proof, and the sender's account; one of them at least while nothing has adopted it. */
  visitor: string | null;
  account_id: string | null;
  name: string;
  content_type: string;
  /** Bytes as they are kept. */
  size: number;
  /** Shown by a signed address only. */
  is_private: boolean;
  /** What was sent, to tell a repeat from another file under the same key. */
  fingerprint: string;
  task_id: string;
  created: number;
  /** The enquiry whose messages it may be part of, which of a thread's file is never null. */
  enquiry_id: string | null;
  /** The request, message or record that holds it; null until one does. */
  adopted_by: string | null;
  adopted_at: number | null;
  /** Its place among the files of what holds it. */
  position: Generated<number>;
}
