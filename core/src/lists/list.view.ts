import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { SubmitPhase } from '../forms/submit.view.ts';
import type { ListSnapshot } from './list.machine.ts';

/** What a list shows of itself. */
export interface ListState {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly message: DisplayMessage | null;
}

/** The same of one that has pages. */
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
 * What a running list holds, as its definition says. A type alone, since a view is shown before the flow's code is there.
 */
export const contextOf = <Context>(snapshot: ListSnapshot): Context => snapshot.context as unknown as Context;

/** What was shown stays while it is loaded anew. */
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

/** Where the change stands that is sent now: pressed, or on its way for 100 ms already. */
export function getChangePhase(snapshot: ListSnapshot): SubmitPhase {
  if (snapshot.matches({ changing: 'loading' })) return 'loading';
  return snapshot.matches('changing') ? 'quiet' : 'ready';
}
