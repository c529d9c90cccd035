/** One value that is kept on the device. */
export interface Slot<Value> {
  /** Null when nothing is stored, when it has expired, or when what is stored has another shape than the value. */
  read(): Value | null;
  save(value: Value): void;
  drop(): void;
}
