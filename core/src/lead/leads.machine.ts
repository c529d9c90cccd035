import type { LeadNoteFields, Leads } from '../contract/lead/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../lists/list.machine.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { provideSupplierList } from '../supplier-login/supplier-list.ts';

export type LeadsEvent =
  | ListEvent
  /** '' selects all. */
  | { readonly type: 'exhibition.selected'; readonly exhibitionId: string }
  | { readonly type: 'tag.selected'; readonly tag: string }
  /** Notes on a lead are shown at once, and reverted if saving fails. */
  | { readonly type: 'marks.changed'; readonly leadId: string; readonly marks: LeadNoteFields }
  | { readonly type: 'lead.removed'; readonly leadId: string };

/** The filter of the lead list; '' matches all. */
export interface LeadListFilter {
  readonly exhibitionId: string;
  readonly tag: string;
  readonly pageNo: number;
}

/** A change of the notes on a lead; null removes the lead. */
interface LeadChange {
  readonly leadId: string;
  readonly marks: LeadNoteFields | null;
}

/** The leads that a supplier's people scanned: lists, annotates and removes them. D-62 D-65 */
export const supplierLeadList: ListDefinition<LeadsEvent, LeadListFilter, Leads, LeadChange> = {
  id: 'supplierLeads',
  query: { exhibitionId: '', tag: '', pageNo: 1 },
  local: {},
  queries: {
    'exhibition.selected': ({ exhibitionId }) => ({ exhibitionId }),
    'tag.selected': ({ tag }) => ({ tag }),
  },
  changes: {
    'marks.changed': ({ leadId, marks }) => ({ leadId, marks }),
    'lead.removed': ({ leadId }) => ({ leadId, marks: null }),
  },
  queued: ['marks.changed'],
  rowOf: ({ leadId }) => leadId,
  // After a successful save, the list holds the saved notes.
  changed: (list, { leadId, marks }) => {
    if (marks === null) return null;
    const records = list.records.map((lead) => (lead.leadId === leadId ? { ...lead, ...marks } : lead));
    return { ...list, records, tags: [...new Set([...list.tags, ...marks.tags])] };
  },
};

export type LeadsContext = ContextOf<typeof supplierLeadList>;

/** Binds the list to the gateway. */
export function provideLeads(ports: SupplierPorts) {
  const { supplierLead } = ports.supplierGateway;
  return provideSupplierList(
    supplierLeadList,
    {
      load: (query, signal) => supplierLead.list(toLeadQuery(query), { signal, fresh: true, handled: true }),
      change: ({ leadId, marks }, key, signal) => {
        const options = { idempotencyKey: key, signal, handled: true } as const;
        if (marks === null) return supplierLead.remove({ leadId }, options);
        return supplierLead.save({ leadId, ...marks, tags: [...marks.tags] }, options);
      },
    },
    ports,
  );
}

/** Returns the request for a filter, without the parts that are not set. */
export const toLeadQuery = ({ exhibitionId, tag, pageNo }: LeadListFilter) => ({
  pageNo,
  ...(exhibitionId === '' ? {} : { exhibitionId }),
  ...(tag === '' ? {} : { tag }),
});
