import type { Slot } from './slot.ts';

/** A slot in memory, gone when the program ends, for where there is no device to keep a value on. */
export function memorySlot<Value>(first: Value | null = null): Slot<Value> {
  let kept = first;
  return {
    read: () => kept,
    keep(value) {
      kept = value;
    },
    drop() {
      kept = null;
    },
  };
}
