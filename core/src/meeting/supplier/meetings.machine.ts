import type { OutputOf } from '../../contract/call.ts';
import type { supplierMeeting } from '../../contract/meeting/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type MeetingsEvent =
  | ListEvent
  | { readonly type: 'meeting.answered'; readonly bookingId: string; readonly isAccepted: boolean };

type Meetings = OutputOf<typeof supplierMeeting.list>;

interface MeetingAnswer {
  readonly bookingId: string;
  readonly isAccepted: boolean;
}

/** The meetings that visitors asked a supplier for, and what it answers. D-30 */
export const supplierMeetingList: ListDefinition<MeetingsEvent, { readonly pageNo: number }, Meetings, MeetingAnswer> =
  {
    id: 'supplierMeetings',
    query: { pageNo: 1 },
    local: {},
    changes: { 'meeting.answered': ({ bookingId, isAccepted }) => ({ bookingId, isAccepted }) },
    // What is shown is old where the visitor has called it off meanwhile.
    isOutdatedBy: () => true,
  };

export type MeetingsContext = ContextOf<typeof supplierMeetingList>;

/** Binds it to the gateway. */
export function provideMeetings(ports: SupplierPorts) {
  const { supplierMeeting } = ports.supplierGateway;
  return provideSupplierList(
    supplierMeetingList,
    {
      load: (query, signal) => supplierMeeting.list(query, { signal, fresh: true, handled: true }),
      change: (answer, key, signal) =>
        supplierMeeting.answer(answer, { idempotencyKey: key, retry: true, signal, handled: true }),
    },
    ports,
  );
}
