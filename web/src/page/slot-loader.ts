import { useEffect, useState } from 'react';
import { useEnsureTexts } from './contexts.ts';
import { loadWithRetry, showLoadFailed } from './load-module.ts';
import { loadSlot, Slot, type SlotName, type Slots, slotEntry } from './slots.ts';

interface SlotLoaderProps<Name extends SlotName> {
  readonly name: Name;
  /** Starts loading the part with its texts. A failure shows a notice unless `isQuiet`. */
  readonly isWanted: boolean;
  readonly isQuiet?: boolean;
  /** The part's props. */
  readonly part: Slots[Name];
}

/**
 * A part of a page that loads on demand and is never rendered by the server. After a failure it retries when the
 * network is back, or at the next interaction.
 */
export function SlotLoader<Name extends SlotName>({ name, isWanted, isQuiet, part }: SlotLoaderProps<Name>) {
  const ensureTexts = useEnsureTexts();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const load = async () => {
      try {
        await Promise.all([loadSlot(name), ensureTexts(slotEntry(name).texts)]);
      } catch (cause) {
        if (!isQuiet) showLoadFailed();
        throw cause;
      }
    };
    void loadWithRetry(load, leaving.signal).then(() => leaving.signal.aborted || setThere(true));
    return () => leaving.abort();
  }, [name, isWanted, isQuiet, ensureTexts]);
  return isThere ? Slot({ name, ...part }) : null;
}
