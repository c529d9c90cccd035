import type { Slot } from './slot.ts';

/** A slot in memory, gone when the program ends, for where there is no device to keep a value on. */
export function createMemorySlot<Value>(initial: Value | null = null): Slot<Value> {
  let current = initial;
  return {
    read: () => current,
    save(value) {
      current = value;
    },
    drop() {
      current = null;
    },
  };
}
