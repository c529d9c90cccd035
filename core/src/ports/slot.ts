/** One value stored on the device. */
export interface Slot<Value> {
  /** Null if nothing is stored, if the value has expired, or if it does not match the schema. */
  read(): Value | null;
  save(value: Value): void;
  drop(): void;
}
