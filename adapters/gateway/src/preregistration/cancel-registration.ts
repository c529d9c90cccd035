import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { cancelBookings } from './cancel-bookings.ts';
import { endRegistration } from './end-registration.ts';
import { notifyEnded } from './notify-ended.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { registrationByNumber } from './staff-registrations.ts';

interface CancelledRegistration {
  readonly badgeNo: string;
  readonly isMailed: boolean;
  readonly restorableUntil: number;
}

/**
 * Cancels a visitor's registration for the desk, with its open meetings and samples, and tells the visitor by email.
 * D-94 D-31 D-33
 */
export async function cancelRegistration(
  ports: PreregistrationPorts,
  context: CallContext,
  exhibition: RegisteredExhibition,
  badgeNo: string,
): Promise<Result<CancelledRegistration, Refusal>> {
  const row = await registrationByNumber(context.database, exhibition.exhibitionId, badgeNo);
  const ended = row && (await endRegistration(ports, context, row));
  if (row === undefined || ended === undefined) return err(NOT_FOUND);
  await cancelBookings(ports, context, row);
  const isMailed = await notifyEnded(ports, context, { row, exhibition, end: 'cancelled' });
  return ok({ badgeNo: row.badge_no, isMailed, restorableUntil: ended.restorableUntil });
}
