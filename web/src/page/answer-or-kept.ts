import type { GatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { AnswerSlot } from '@fairhall/core/ports/kept-answer';
import { ok, type Result } from '@fairhall/core/result';
import { connection, nextFailure } from './connection.ts';

/** How long an answer is waited for where one is kept, in milliseconds. */
const PATIENCE_MS = 8_000;

/** What a page shows of an answer: as it is now, or as it was when it was kept. */
export interface Shown<Value> {
  readonly value: Value;
  /** Epoch milliseconds; null where it is as it is now. */
  readonly keptAt: number | null;
}

/**
 * The gateway's answer, or the one that this device keeps where the gateway cannot be reached. What is kept is shown at the
 * first try that fails, for a call goes on trying for many seconds. `kept` is null on the server, which keeps nothing. REL-19
 */
export async function answerOrKept<Value>(
  ask: (signal: CancelSignal) => Promise<Result<Value, GatewayError>>,
  kept: AnswerSlot<Value> | null,
  signal: AbortSignal,
): Promise<Result<Shown<Value>, GatewayError>> {
  const held = kept?.read() ?? null;
  if (held === null) return keep(await ask(signal), kept);
  const given = new AbortController();
  const answer = await Promise.race([ask(AbortSignal.any([signal, given.signal])), nextFailure(PATIENCE_MS)]);
  if (answer !== undefined && (answer.ok || !isUnreached(answer.error))) return keep(answer, kept);
  given.abort();
  connection.tell(false);
  return ok({ value: held.value, keptAt: held.at });
}

function keep<Value>(
  answer: Result<Value, GatewayError>,
  kept: AnswerSlot<Value> | null,
): Result<Shown<Value>, GatewayError> {
  if (!answer.ok) return answer;
  kept?.keep(answer.value);
  return ok({ value: answer.value, keptAt: null });
}

const isUnreached = ({ kind }: GatewayError): boolean => kind === 'NETWORK_ERROR' || kind === 'TIME_OUT';
