import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type ListView, listView } from './list.view.ts';
import type { searchMachine } from './search.machine.ts';

export interface SearchView {
  readonly busy: boolean;
  readonly typed: string;
  /** What was found last; null before the first answer. */
  readonly list: ListView | null;
  /** Why the last search gave nothing. */
  readonly error: ShownMessage | null;
}

/** `now` is epoch milliseconds. */
export function searchView(snapshot: SnapshotFrom<typeof searchMachine>, now: number): SearchView {
  const { typed, shown, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    typed,
    list: shown && listView(shown.criteria, shown.found, now),
    error: snapshot.matches('failed') && error ? errorMessage(error) : null,
  };
}
