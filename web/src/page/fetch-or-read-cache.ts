import type { GatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { OfflineAnswerSlot } from '@fairhall/core/ports/offline-answer';
import { ok, type Result } from '@fairhall/core/result';
import { networkConnection, nextFailure } from './network-connection.ts';

/** How long an answer is waited for where one is kept, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** What a page shows of an answer: as it is now, or as it was when it was kept. */
export interface CacheableAnswer<Value> {
  readonly value: Value;
  /** Epoch milliseconds; null where it is as it is now. */
  readonly cachedAt: number | null;
}

/**
 * The gateway's answer, or the one that this device keeps where the gateway cannot be reached. What is kept is shown at the
 * first try that fails, for a call goes on trying for many seconds. `kept` is null on the server, which keeps nothing. REL-19
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
  networkConnection.report(false);
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
