import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { SubmitPhase } from '../forms/submit.view.ts';
import type { ListSnapshot } from './list.machine.ts';

/** The part of the view that every list has. */
export interface ListState {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly message: DisplayMessage | null;
}

/** The same for a list with pages. */
export interface ListView extends ListState {
  readonly pageNo: number;
  readonly pageCount: number;
}

/** A list before its flow is loaded. */
export const LIST_START: ListView = { busy: true, state: 'loading', pageNo: 1, pageCount: 1, message: null };

interface Page {
  readonly total: number;
  readonly pageSize: number;
}

/**
 * Returns the context with the type of the list's definition. It needs types only, since a view is shown before the
 * code of the flow is loaded.
 */
export const contextOf = <Context>(snapshot: ListSnapshot): Context => snapshot.context as unknown as Context;

/** Returns the view state. The list stays visible while it is loaded again. */
export const listState = (snapshot: ListSnapshot): ListState => ({
  busy: snapshot.hasTag('busy'),
  state: stateOf(snapshot),
  message: snapshot.context.error && errorMessage(snapshot.context.error),
});

export function listView(snapshot: ListSnapshot): ListView {
  const { query, list } = snapshot.context;
  const { total, pageSize } = list === null ? { total: 0, pageSize: 1 } : (list as Page);
  return {
    ...listState(snapshot),
    pageNo: query.pageNo,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  };
}

function stateOf(snapshot: ListSnapshot): ListView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.list === null ? 'loading' : 'shown';
}

/** Returns the phase of the change being sent: running for less than 100 ms, or for longer. */
export function getChangePhase(snapshot: ListSnapshot): SubmitPhase {
  if (snapshot.matches({ changing: 'loading' })) return 'loading';
  return snapshot.matches('changing') ? 'quiet' : 'ready';
}
