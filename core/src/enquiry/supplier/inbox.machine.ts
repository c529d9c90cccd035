import type { Inbox, InboxPart } from '../../contract/enquiry/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type InboxEvent =
  | ListEvent
  | { readonly type: 'part.selected'; readonly part: InboxPart }
  /** Lists only enquiries assigned to the user, or all again. */
  | { readonly type: 'owner.selected'; readonly isMine: boolean };

interface InboxQuery {
  readonly part: InboxPart;
  readonly pageNo: number;
  readonly isMine: boolean;
}

/** A supplier's inbox: waiting, answered, closed and spam enquiries. D-65 */
export const inboxList: ListDefinition<InboxEvent, InboxQuery, Inbox> = {
  id: 'supplierInbox',
  query: { part: 'waiting', pageNo: 1, isMine: false },
  local: {},
  queries: {
    'part.selected': ({ part }) => ({ part }),
    'owner.selected': ({ isMine }) => ({ isMine }),
  },
  refreshAfter: 30_000,
};

export type InboxContext = ContextOf<typeof inboxList>;

/** Binds the inbox to the gateway. */
export const provideInbox = (ports: SupplierPorts) =>
  provideSupplierList(
    inboxList,
    {
      load: ({ isMine, ...query }, signal) =>
        ports.supplierGateway.supplierEnquiry.inbox(
          { ...query, ...(isMine && { isMine }) },
          { signal, fresh: true, handled: true },
        ),
    },
    ports,
  );
