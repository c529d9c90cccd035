import { type GatewayError, isLoggedOut } from '../contract/error.ts';
import type { JoinedExhibition } from '../contract/exhibition/exhibition-of-supplier.ts';
import type { SupplierHome } from '../contract/supplier/home-calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import { ok, type Result } from '../result.ts';
import { addDays } from '../site/door-times.ts';
import { toEpochMs } from '../site/zone-clock.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession, type ShowTime } from '../supplier-login/session.ts';

type HomePorts = Pick<SupplierPorts, 'supplierGateway' | 'storage' | 'clock'>;

/**
 * Loads the home page of the logged-in supplier in one call; null if nobody is logged in, or no longer., D-05
 */
export async function loadDashboard(
  { supplierGateway, storage, clock }: HomePorts,
  signal?: CancelSignal,
): Promise<Result<SupplierHome | null, GatewayError>> {
  const session = createSupplierSession(storage);
  if (!session.hasToken()) return ok(null);
  const options = { fresh: true, handled: true, ...(signal === undefined ? {} : { signal }) };
  const home = await supplierGateway.supplierHome.read({}, options);
  if (isLoggedOut(home)) {
    session.end();
    return ok(null);
  }
  if (home.ok) session.saveInfo(home.value.info, findShowTime(home.value.exhibitions, clock.now()));
  return home;
}

/** Accepts a meeting request of the day. Repeating it has no effect, so a lost answer may be asked for again. D-30 */
export const acceptMeeting = (
  { supplierGateway, ids }: Pick<SupplierPorts, 'supplierGateway' | 'ids'>,
  bookingId: string,
) =>
  supplierGateway.supplierMeeting.answer(
    { bookingId, isAccepted: true },
    { idempotencyKey: ids.uuid(), retry: true, handled: true },
  );

/** When the supplier's current or next exhibition runs; null if there is none. */
function findShowTime(exhibitions: readonly JoinedExhibition[], now: number): ShowTime | null {
  const times = exhibitions.map(({ exhibition: { timeZone, inshowStartDate, inshowEndDate } }) => ({
    from: toEpochMs(timeZone, inshowStartDate, '00:00'),
    until: toEpochMs(timeZone, addDays(inshowEndDate, 1), '00:00'),
  }));
  const open = times.filter(({ until }) => until > now).sort((one, other) => one.from - other.from);
  return open[0] ?? null;
}
