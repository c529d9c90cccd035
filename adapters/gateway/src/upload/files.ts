/** Where the content of sent files is kept, by the id of its row. */
export interface Files {
  /** Keeps the bytes so that a power cut does not take them; the row is written after. REL-27 */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where nothing is kept under the id. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Drops what is kept under the id, if anything is. */
  drop(id: string): Promise<void>;
  /** Ids of what was put before a moment in epoch milliseconds; what never arrived whole is dropped on the way. */
  putBefore(moment: number): AsyncIterable<string>;
  /** Whether there is room for more. REL-24 */
  hasRoom(): Promise<boolean>;
}
