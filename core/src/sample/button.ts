import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { sampleWishKey } from './keys.ts';

/** A product of which a sample can be booked at an exhibition. */
export interface SampleTarget {
  readonly exhibitionId: string;
  readonly goodsId: string;
}

/** The id of the sample that is booked; null where none is. */
export type SampleResult = Result<string | null, GatewayError>;

export interface SamplePorts {
  readonly gateway: Pick<FrontGateway, 'sample'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: RegistrationGate;
}

/** What a button shows a buyer: what she pressed before she had logged in is booked first. */
export async function openSample(ports: SamplePorts, { exhibitionId, goodsId }: SampleTarget): Promise<SampleResult> {
  const slot = ports.storage.slot(sampleWishKey);
  const wish = slot.read();
  if (wish?.exhibitionId === exhibitionId && wish.goodsId === goodsId) {
    slot.drop();
    return book(ports, wish, wish.key);
  }
  const booked = await ports.gateway.sample.list({ exhibitionId }, { handled: true, fresh: true });
  return booked.ok ? ok(booked.value.find((sample) => sample.goodsId === goodsId)?.id ?? null) : booked;
}

/** Keeps what a guest pressed until she is back from the login. */
export const saveSampleWish = (
  { storage, ids }: Pick<SamplePorts, 'storage' | 'ids'>,
  { exhibitionId, goodsId }: SampleTarget,
): void => storage.slot(sampleWishKey).save({ exhibitionId, goodsId, key: ids.uuid() });

/** A press of a buyer's: books a sample, or lets go of the one that has this id. */
export async function toggleSample(
  ports: SamplePorts,
  target: SampleTarget,
  booked: string | null,
): Promise<SampleResult> {
  if (booked === null) return book(ports, target, ports.ids.uuid());
  const cancelled = await cancelSample(ports, booked);
  return cancelled.ok ? ok(null) : cancelled;
}

/** Lets go of a sample. */
export const cancelSample = (
  { gateway, ids }: Pick<SamplePorts, 'gateway' | 'ids'>,
  id: string,
): Promise<Result<true, GatewayError>> =>
  gateway.sample.cancel({ id }, { idempotencyKey: ids.uuid(), retry: true, handled: true });

/** Books it once somebody has registered for the exhibition; whoever closes that form has booked nothing.  */
async function book(
  { gateway, entry }: SamplePorts,
  { exhibitionId, goodsId }: SampleTarget,
  idempotencyKey: string,
): Promise<SampleResult> {
  const pass = await entry.pass({ exhibitionId, entryType: 'Sample' });
  if (!pass.ok) return pass;
  if (pass.value === 'stayed') return ok(null);
  const booked = await gateway.sample.book({ exhibitionId, goodsId }, { idempotencyKey, retry: true, handled: true });
  return booked.ok ? ok(booked.value.id) : booked;
}
