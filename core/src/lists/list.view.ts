import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { ListSnapshot } from './list.machine.ts';

/** What every list shows of itself. */
export interface ListView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly pageNo: number;
  readonly pageCount: number;
  readonly message: ShownMessage | null;
}

/** A list before its flow is loaded. */
export const LIST_START: ListView = { busy: true, state: 'loading', pageNo: 1, pageCount: 1, message: null };

interface Page {
  readonly total: number;
  readonly pageSize: number;
}

/** What was shown stays while it is loaded anew. */
export function listView(snapshot: ListSnapshot): ListView {
  const { query, list, error } = snapshot.context;
  const { total, pageSize } = list === null ? { total: 0, pageSize: 1 } : (list as Page);
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    pageNo: query.pageNo,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    message: error && errorMessage(error),
  };
}

function stateOf(snapshot: ListSnapshot): ListView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.list === null ? 'loading' : 'shown';
}
