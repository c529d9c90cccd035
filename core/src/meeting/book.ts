import type { GatewayError } from '../contract/error.ts';
import type { MeetingInput } from '../contract/meeting/calls.ts';
import { type Attempt, getAttempt } from '../forms/attempt.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { meetingExhibitorsKey } from './keys.ts';
import { MEETING_EXHIBITORS_MAX } from './limits.ts';

export interface MeetingPorts {
  readonly gateway: Pick<FrontGateway, 'meeting'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly storage: Slots;
  readonly entry: RegistrationGate;
}

export interface BookingResult {
  /** The attempt, for a retry of the same request under the same key. REL-02 */
  readonly attempt: Attempt;
  /** The id of the meeting; null if the visitor closed the pre-registration form, so that no request was sent. */
  readonly answer: Result<string | null, GatewayError>;
}

/**
 * Requests a meeting with an exhibitor, after the visitor has registered for the exhibition, and stores the exhibitor's
 * id on this device.  D-30
 */
export async function bookMeeting(
  { gateway, ids, storage, entry }: MeetingPorts,
  request: MeetingInput,
  before: Attempt | null,
): Promise<BookingResult> {
  const attempt = getAttempt(request, before, ids);
  const [exhibitionId, supplierId] = [String(request.exhibitionId), String(request.supplierId)];
  const pass = await entry.pass({ exhibitionId, entryType: 'BookingMeeting' });
  if (!pass.ok) return { attempt, answer: pass };
  if (pass.value === 'stayed') return { attempt, answer: ok(null) };
  const sent = await gateway.meeting.submit(request, { idempotencyKey: attempt.key, retry: true, handled: true });
  if (!sent.ok) return { attempt, answer: sent };
  const exhibitorSlot = storage.slot(meetingExhibitorsKey);
  exhibitorSlot.save(
    [...(exhibitorSlot.read() ?? []).filter((id) => id !== supplierId), supplierId].slice(-MEETING_EXHIBITORS_MAX),
  );
  return { attempt, answer: ok(sent.value.bookingId) };
}

/** Cancels a meeting. D-30 */
export const cancelMeeting = (
  { gateway, ids }: Pick<MeetingPorts, 'gateway' | 'ids'>,
  bookingId: string,
): Promise<Result<unknown, GatewayError>> =>
  gateway.meeting.cancel({ bookingId }, { idempotencyKey: ids.uuid(), retry: true, handled: true });
