import type { GatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { OfflineAnswerSlot } from '@fairhall/core/ports/offline-answer';
import { ok, type Result } from '@fairhall/core/result';
import { nextFailure, serverConnection } from './server-connection.ts';

/** How long to wait for a response if a cached one exists, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** A current or cached answer of the gateway. */
export interface CacheableAnswer<Value> {
  readonly value: Value;
  /** When it was cached, in epoch milliseconds; null for a current answer. */
  readonly cachedAt: number | null;
}

/**
 * Returns the gateway's answer, or this device's cached one if the gateway cannot be reached. The first failed attempt
 * returns the cached answer, since a call retries for many seconds. `cache` is null on the server. REL-19
 */
export async function fetchOrReadCache<Value>(
  ask: (signal: CancelSignal) => Promise<Result<Value, GatewayError>>,
  cache: OfflineAnswerSlot<Value> | null,
  signal: AbortSignal,
): Promise<Result<CacheableAnswer<Value>, GatewayError>> {
  const cached = cache?.read() ?? null;
  if (cached === null) return storeAnswer(await ask(signal), cache);
  const given = new AbortController();
  const answer = await Promise.race([ask(AbortSignal.any([signal, given.signal])), nextFailure(TIMEOUT_MS)]);
  if (answer !== undefined && (answer.ok || !isUnreached(answer.error))) return storeAnswer(answer, cache);
  given.abort();
  serverConnection.report(false);
  return ok({ value: cached.value, cachedAt: cached.at });
}

function storeAnswer<Value>(
  answer: Result<Value, GatewayError>,
  cache: OfflineAnswerSlot<Value> | null,
): Result<CacheableAnswer<Value>, GatewayError> {
  if (!answer.ok) return answer;
  cache?.save(answer.value);
  return ok({ value: answer.value, cachedAt: null });
}

const isUnreached = ({ kind }: GatewayError): boolean => kind === 'NETWORK_ERROR' || kind === 'TIME_OUT';
