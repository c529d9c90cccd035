import type { OutputOf } from '../../contract/call.ts';
import type { supplierEnquiry } from '../../contract/enquiry/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type AssignmentEvent =
  | ListEvent
  /** Assigns the enquiry to a member of the team; null to nobody in particular. */
  | { readonly type: 'assignee.selected'; readonly accountId: string | null };

type Assignment = OutputOf<typeof supplierEnquiry.assignment>;

interface AssignmentChange {
  readonly accountId: string | null;
}

/** The members of a supplier's team, one of whom may answer an enquiry. D-65 */
const assignmentList: ListDefinition<
  AssignmentEvent,
  { readonly pageNo: number },
  Assignment,
  AssignmentChange,
  /** Whether the last change was made here. */
  { readonly isDone: boolean }
> = {
  id: 'enquiryAssignment',
  query: { pageNo: 1 },
  local: { isDone: false },
  clearing: ['assignee.selected'],
  edits: { 'assignee.selected': () => ({ isDone: false }) },
  changes: {
    'assignee.selected': ({ accountId }, { list }) =>
      accountId === (list?.assignedTo?.accountId ?? null) ? null : { accountId },
  },
  changed: ({ people }, { accountId }) => ({
    people,
    assignedTo: people.find((one) => one.accountId === accountId) ?? null,
  }),
  done: () => ({ isDone: true }),
};

export type AssignmentContext = ContextOf<typeof assignmentList>;

/** Binds the assignment of one enquiry to the gateway. */
export function provideAssignment(ports: SupplierPorts, enquiryId: string) {
  const { supplierEnquiry } = ports.supplierGateway;
  return provideSupplierList(
    assignmentList,
    {
      load: (_, signal) => supplierEnquiry.assignment({ enquiryId }, { signal, fresh: true, handled: true }),
      change: ({ accountId }, key, signal) =>
        supplierEnquiry.assign({ enquiryId, accountId }, { idempotencyKey: key, signal, handled: true }),
    },
    ports,
  );
}
