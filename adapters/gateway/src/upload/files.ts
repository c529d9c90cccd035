/** Stores the content of uploaded files, by the id of its row. */
export interface Files {
  /** Stores the bytes so that they survive a power cut; the row is written afterwards. REL-27 */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if nothing is stored under the id. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes the content stored under the id, if any. */
  drop(id: string): Promise<void>;
  /** The ids of content stored before a moment in epoch milliseconds; also deletes incomplete files of that age. */
  putBefore(moment: number): AsyncIterable<string>;
  /** Whether there is room for more. REL-24 */
  hasRoom(): Promise<boolean>;
}
