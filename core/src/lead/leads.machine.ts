import type { LeadNoteFields, Leads } from '../contract/lead/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../lists/list.machine.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { provideSupplierList } from '../supplier-login/supplier-list.ts';

export type LeadsEvent =
  | ListEvent
  /** '' chooses all. */
  | { readonly type: 'exhibition.selected'; readonly exhibitionId: string }
  | { readonly type: 'tag.selected'; readonly tag: string }
  /** What is written on a lead is shown at once, and taken back where it could not be saved. */
  | { readonly type: 'marks.changed'; readonly leadId: string; readonly marks: LeadNoteFields }
  | { readonly type: 'lead.removed'; readonly leadId: string };

/** Which leads are asked for; '' stands for all. */
export interface LeadListFilter {
  readonly exhibitionId: string;
  readonly tag: string;
  readonly pageNo: number;
}

/** What is written on a lead; without marks it is removed. */
interface LeadChange {
  readonly leadId: string;
  readonly marks: LeadNoteFields | null;
}

/** The visitors whose badges a supplier's people scanned: looked through, marked and removed. D-62 D-65 */
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
  // What was saved is what the list says from now on.
  changed: (list, { leadId, marks }) => {
    if (marks === null) return null;
    const records = list.records.map((lead) => (lead.leadId === leadId ? { ...lead, ...marks } : lead));
    return { ...list, records, tags: [...new Set([...list.tags, ...marks.tags])] };
  },
};

export type LeadsContext = ContextOf<typeof supplierLeadList>;

/** Binds it to the gateway. */
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

/** What is asked of the gateway: what is not chosen is left out. */
export const toLeadQuery = ({ exhibitionId, tag, pageNo }: LeadListFilter) => ({
  pageNo,
  ...(exhibitionId === '' ? {} : { exhibitionId }),
  ...(tag === '' ? {} : { tag }),
});
