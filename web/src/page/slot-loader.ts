import { useEffect, useState } from 'react';
import { useEnsureTexts } from './contexts.ts';
import { loadWithRetry, showLoadFailed } from './load-module.ts';
import { loadSlot, Slot, type SlotName, type Slots, slotEntry } from './slots.ts';

interface SlotLoaderProps<Name extends SlotName> {
  readonly name: Name;
  /** Fetches the part with its texts. It says so where it cannot be fetched, unless the page is one without it. */
  readonly isWanted: boolean;
  readonly isQuiet?: boolean;
  /** What the part is given. */
  readonly part: Slots[Name];
}

/**
 * A part of a page that is fetched when it is wanted, and never rendered by the server. Where it cannot be fetched, it comes when
 * the network is back or at the next interaction.
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
