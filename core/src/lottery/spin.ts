import type { GatewayError } from '../contract/error.ts';
import type { Draw } from '../contract/lottery/calls.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import { ok, type Result } from '../result.ts';

export interface SpinPorts {
  readonly gateway: Pick<FrontGateway, 'lottery'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: RegistrationGate;
}

/**
 * The result of a badge's draw; null if the visitor closed the pre-registration form, or registration is no longer
 * possible.
 */
export type SpinResult = Result<Draw | null, GatewayError>;

/** Draws for the buyer's badge. A buyer without a badge registers first, and the wheel turns then. D-27 */
export async function spin(
  { gateway, ids, entry }: SpinPorts,
  exhibitionId: string,
  knownBadgeNo: string | null,
): Promise<SpinResult> {
  const key = ids.uuid();
  const badge = knownBadgeNo === null ? await findBadgeNo({ gateway, entry }, exhibitionId) : ok(knownBadgeNo);
  if (!badge.ok) return badge;
  if (badge.value === null) return ok(null);
  const input = { exhibitionId, badgeNo: badge.value };
  return gateway.lottery.draw(input, { idempotencyKey: key, retry: true, handled: true });
}

async function findBadgeNo(
  { gateway, entry }: Omit<SpinPorts, 'ids'>,
  exhibitionId: string,
): Promise<Result<string | null, GatewayError>> {
  const pass = await entry.pass({ exhibitionId });
  if (!pass.ok) return pass;
  if (pass.value === 'stayed') return ok(null);
  const wheel = await gateway.lottery.wheel({ exhibitionId }, { handled: true, fresh: true });
  return wheel.ok ? ok(wheel.value.badgeNo) : wheel;
}
