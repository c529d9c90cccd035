import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { Lead, Leads } from '../contract/lead/supplier-calls.ts';
import type { leadsMachine } from './leads.machine.ts';

export interface LeadsView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  /** With what was written on them, saved or on its way. */
  readonly rows: readonly Lead[];
  readonly total: number;
  readonly exhibitions: Leads['exhibitions'];
  readonly tags: readonly string[];
  /** What is chosen; '' for all. */
  readonly exhibitionId: string;
  readonly tag: string;
  readonly pageNo: number;
  readonly pageCount: number;
  readonly message: ShownMessage | null;
}

/** D-62 */
export function leadsView(snapshot: SnapshotFrom<typeof leadsMachine>): LeadsView {
  const { exhibitionId, tag, pageNo, list, unsaved, error } = snapshot.context;
  const written = new Map(unsaved.map(({ leadId, marks }) => [leadId, marks]));
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    rows: (list?.records ?? []).map((lead) => ({ ...lead, ...written.get(lead.leadId) })),
    total: list?.total ?? 0,
    exhibitions: list?.exhibitions ?? [],
    tags: list?.tags ?? [],
    ...{ exhibitionId, tag, pageNo },
    pageCount: list === null ? 1 : Math.max(1, Math.ceil(list.total / list.pageSize)),
    message: error && errorMessage(error),
  };
}

/** The page before its flow is loaded. */
export const LEADS_START: LeadsView = {
  ...{ busy: true, state: 'loading', rows: [], total: 0, exhibitions: [], tags: [], exhibitionId: '', tag: '' },
  ...{ pageNo: 1, pageCount: 1, message: null },
};

/** What was shown stays while it is asked for anew. */
function stateOf(snapshot: SnapshotFrom<typeof leadsMachine>): LeadsView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.list === null ? 'loading' : 'shown';
}
