import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { RegistrationGate } from '../ports/registration-gate.ts';
import type { Slots } from '../ports/storage.ts';
import { ok, type Result } from '../result.ts';
import { sampleWishKey } from './keys.ts';

/** A product whose sample can be booked at an exhibition. */
export interface SampleTarget {
  readonly exhibitionId: string;
  readonly goodsId: string;
}

/** The id of the booked sample; null if none is booked. */
export type SampleResult = Result<string | null, GatewayError>;

export interface SamplePorts {
  readonly gateway: Pick<FrontGateway, 'sample'>;
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly entry: RegistrationGate;
}

/**
 * Loads the booking status for a button. If the buyer pressed it before logging in, the sample is booked first.
 */
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

/** Stores a guest's press until they return from the login. */
export const saveSampleWish = (
  { storage, ids }: Pick<SamplePorts, 'storage' | 'ids'>,
  { exhibitionId, goodsId }: SampleTarget,
): void => storage.slot(sampleWishKey).save({ exhibitionId, goodsId, key: ids.uuid() });

/** Handles a buyer's press: books a sample, or cancels the booking with the id `booked`. */
export async function toggleSample(
  ports: SamplePorts,
  target: SampleTarget,
  booked: string | null,
): Promise<SampleResult> {
  if (booked === null) return book(ports, target, ports.ids.uuid());
  const cancelled = await cancelSample(ports, booked);
  return cancelled.ok ? ok(null) : cancelled;
}

/** Cancels the booking of a sample. */
export const cancelSample = (
  { gateway, ids }: Pick<SamplePorts, 'gateway' | 'ids'>,
  id: string,
): Promise<Result<true, GatewayError>> =>
  gateway.sample.cancel({ id }, { idempotencyKey: ids.uuid(), retry: true, handled: true });

/**
 * Books a sample after the buyer has registered for the exhibition; a buyer who closes that form has booked nothing.
 *
 */
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
