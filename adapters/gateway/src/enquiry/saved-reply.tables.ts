/** Tables of the replies that suppliers save. Times are epoch milliseconds. */
export interface SavedReplyTables {
  readonly saved_reply: SavedReplyTable;
}

interface SavedReplyTable {
  reply_id: string;
  supplier_id: string;
  title: string;
  text: string;
  /** Incremented with each change. */
  version: number;
  /** The action that last changed it, by which a repeat detects that it is done. REL-04 */
  change_task: string;
  changed: number;
  /** When it was removed; its row stays for a while, so that a late repeat does not add it again. */
  removed_at: number | null;
}
