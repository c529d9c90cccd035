import type { Lead, Leads } from '../contract/lead/supplier-calls.ts';
import type { ListSnapshot } from '../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../lists/list.view.ts';
import type { LeadsContext } from './leads.machine.ts';

export interface LeadsView extends ListView {
  /** Leads with their notes, saved or still being sent. */
  readonly rows: readonly Lead[];
  readonly total: number;
  readonly exhibitions: Leads['exhibitions'];
  readonly tags: readonly string[];
  /** The selected filters; '' for all. */
  readonly exhibitionId: string;
  readonly tag: string;
}

/** Returns the view of the lead list. D-62 */
export function supplierLeadsView(snapshot: ListSnapshot): LeadsView {
  const { query, list, pending } = contextOf<LeadsContext>(snapshot);
  const written = new Map(pending.map(({ action: { leadId, marks } }) => [leadId, marks]));
  return {
    ...listView(snapshot),
    rows: (list?.records ?? []).map((lead) => ({ ...lead, ...written.get(lead.leadId) })),
    total: list?.total ?? 0,
    exhibitions: list?.exhibitions ?? [],
    tags: list?.tags ?? [],
    exhibitionId: query.exhibitionId,
    tag: query.tag,
  };
}

/** The page before its flow is loaded. */
export const SUPPLIER_LEADS_START: LeadsView = {
  ...LIST_START,
  rows: [],
  total: 0,
  exhibitions: [],
  tags: [],
  exhibitionId: '',
  tag: '',
};
