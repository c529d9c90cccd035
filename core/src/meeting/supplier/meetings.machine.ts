import type { OutputOf } from '../../contract/call.ts';
import type { supplierMeeting } from '../../contract/meeting/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type MeetingsEvent =
  | ListEvent
  | {
      readonly type: 'meeting.answered';
      readonly bookingId: string;
      readonly isAccepted: boolean;
      /** The reason for declining. */
      readonly reason?: string;
    };

type Meetings = OutputOf<typeof supplierMeeting.list>;

interface MeetingAnswer {
  readonly bookingId: string;
  readonly isAccepted: boolean;
  readonly reason?: string;
}

/** The meetings that visitors requested from a supplier, and the supplier's answers. D-30 */
export const supplierMeetingList: ListDefinition<MeetingsEvent, { readonly pageNo: number }, Meetings, MeetingAnswer> =
  {
    id: 'supplierMeetings',
    query: { pageNo: 1 },
    local: {},
    changes: {
      'meeting.answered': ({ bookingId, isAccepted, reason = '' }) => ({
        bookingId,
        isAccepted,
        ...(reason !== '' && { reason }),
      }),
    },
    // After any failure the shown list may be outdated, since the visitor may have cancelled the meeting.
    isOutdatedBy: () => true,
  };

export type MeetingsContext = ContextOf<typeof supplierMeetingList>;

/** Binds the list to the gateway. */
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
