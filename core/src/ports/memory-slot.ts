import type { Slot } from './slot.ts';

/** Creates a slot in memory, for programs without device storage; the value is lost when the program ends. */
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
