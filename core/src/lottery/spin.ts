import type { GatewayError } from '../contract/error.ts';
import type { Draw } from '../contract/lottery/calls.ts';
import type { EntryGate } from '../ports/entry-gate.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { ok, type Result } from '../result.ts';

export interface SpinPorts {
  readonly gateway: Pick<FrontGateway, 'lottery'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: EntryGate;
}

/** What a badge has drawn; null where the form of the pre-registration was closed, or nobody can register any more. */
export type Spun = Result<Draw | null, GatewayError>;

/** Draws for the buyer's badge; who has none registers first, and the wheel turns then. D-27 */
export async function spin(
  { gateway, ids, entry }: SpinPorts,
  exhibitionId: string,
  known: string | null,
): Promise<Spun> {
  const key = ids.uuid();
  const badge = known === null ? await badgeFor({ gateway, entry }, exhibitionId) : ok(known);
  if (!badge.ok) return badge;
  if (badge.value === null) return ok(null);
  const asked = { exhibitionId, badgeNo: badge.value };
  return gateway.lottery.draw(asked, { idempotencyKey: key, retry: true, handled: true });
}

async function badgeFor(
  { gateway, entry }: Omit<SpinPorts, 'ids'>,
  exhibitionId: string,
): Promise<Result<string | null, GatewayError>> {
  const pass = await entry.pass({ exhibitionId });
  if (!pass.ok) return pass;
  if (pass.value === 'stayed') return ok(null);
  const wheel = await gateway.lottery.wheel({ exhibitionId }, { handled: true, fresh: true });
  return wheel.ok ? ok(wheel.value.badgeNo) : wheel;
}
