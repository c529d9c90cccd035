/** One value that is kept on the device. */
export interface Slot<Value> {
  /** Null when there is none, when its life is over, or when what is there cannot be it. */
  read(): Value | null;
  keep(value: Value): void;
  drop(): void;
}
