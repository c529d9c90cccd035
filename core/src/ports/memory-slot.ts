import type { Slot } from './slot.ts';

/** A value that is kept as long as the program runs: where there is no device to keep it on. */
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
