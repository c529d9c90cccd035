import type { Call } from '@fairhall/core/contract/call';
import type { SendOptions } from '@fairhall/core/contract/client';
import { type EnvelopeContext, unpackEnvelope, wrap } from '@fairhall/core/contract/envelope';
import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import { ERROR_UNREADABLE } from '@fairhall/core/contract/page-error';
import type { SignedRequest } from '@fairhall/core/contract/signature';
import type { Clock } from '@fairhall/core/ports/clock';
import type { ServerClock } from '@fairhall/core/ports/server-clock';
import { err, ok, type Result } from '@fairhall/core/result';
import { buildGatewayUrl, isTrusted } from './address.ts';
import type { Incoming, Outgoing } from './exchange.ts';
import { buildForm } from './form.ts';
import { type Caller, callHeaders } from './headers.ts';
import { REQUEST_TIMEOUT, type Request } from './request.ts';

/** The data of a response, or the error instead. */
export type Answer = Result<unknown, GatewayError>;

export interface CallSenderOptions extends Caller {
  /** Scheme, host and port of the gateway. */
  readonly origin: string;
  /** Signs assistant and supplier calls; their `sign` is '' without it. */
  readonly sign?: ((request: SignedRequest) => string | Promise<string>) | undefined;
  /** Time-out in milliseconds of calls without one of their own; the browser's when absent. */
  readonly timeoutMs?: number | undefined;
  /** Skips the check of responses against the contract: for a gateway in the same process. */
  readonly trustAnswers?: boolean | undefined;
  /** Called when the gateway rejects the token of a main call. */
  readonly onTokenError?: (() => void) | undefined;
  /** Called when a response does not fit its call's schema. */
  readonly onUnreadable?: ((call: Call, problem: unknown) => void) | undefined;
}

/** The dependencies of a call, besides its caller's options. */
interface Sending extends CallSenderOptions {
  readonly clock: Clock;
  /** The server's time, which each response may correct. D-49 */
  readonly serverClock: ServerClock;
}

/** Sends one call. Failures are values. */
export type SendCall = (
  call: Call,
  data: unknown,
  envelope: EnvelopeContext,
  options: Pick<SendOptions, 'signal' | 'idempotencyKey' | 'retry'>,
) => Promise<Answer>;

/** Creates the function that sends calls and checks their responses, without a cache. */
export function createCallSender(request: Request, options: Sending): SendCall {
  const { clock, serverClock } = options;

  async function sendOnce(
    call: Call,
    data: unknown,
    envelope: EnvelopeContext,
    { signal, idempotencyKey, retry }: Parameters<SendCall>[3],
  ): Promise<Result<Incoming, GatewayError>> {
    const outgoing = await buildRequest(call, data, envelope, idempotencyKey, options);
    if (outgoing === undefined) return err(gatewayError('NETWORK_ERROR'));
    const { timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT.browser } = call;
    const isRepeatable = call.mode === 'read' || (retry === true && idempotencyKey !== undefined);
    const sentAt = clock.now();
    const incoming = await request(outgoing, { timeoutMs, signal, retry: isRepeatable });
    const serverTime = incoming.ok && outgoing.trusted ? serverTimeOf(incoming.value) : undefined;
    if (serverTime !== undefined) serverClock.update(serverTime, sentAt);
    return incoming;
  }

  return async (call, data, envelope, given) => {
    let incoming = await sendOnce(call, data, envelope, given);
    // The gateway rejected the request for its timestamp before it did anything: send it once more with the server's
    // time from the response. D-49 REL-28
    const isTooOld = incoming.ok && incoming.value.status === 400 && serverTimeOf(incoming.value) !== undefined;
    if (isTooOld) incoming = await sendOnce(call, data, { ...envelope, time: serverClock.now() }, given);
    if (!incoming.ok) return incoming;
    const answer = unpackBareAnswer(call, incoming.value);
    return answer.ok ? validateAnswer(call, answer.value, options) : err(toCallError(call, answer.error, options));
  };
}

/** The server's time, which a response has if the client's clock is wrong. D-49 */
function serverTimeOf({ body }: Pick<Incoming, 'body'>): number | undefined {
  const { serverTime } = (body ?? {}) as { serverTime?: unknown }; // any JSON value
  return typeof serverTime === 'number' && Number.isSafeInteger(serverTime) ? serverTime : undefined;
}

/**
 * Browsers fail a `keepalive` request once the bodies of all that are under way exceed 64 KiB together. At three bytes
 * a character, this lets seven run at once.
 */
const MAX_KEEPALIVE_CHARACTERS = 3_000;

/**
 * The request, or undefined if its file can no longer be read. A submit outlives its page: without that, a product that
 * is added to the cart is lost if the user follows a link before the gateway has answered.
 */
async function buildRequest(
  call: Call,
  data: unknown,
  envelope: EnvelopeContext,
  idempotencyKey: string | undefined,
  options: CallSenderOptions,
): Promise<Outgoing | undefined> {
  const url = buildGatewayUrl(options.origin, call.path);
  const trusted = isTrusted(options.origin, url);
  const { token, lang } = envelope;
  const headers = trusted ? callHeaders(options, { client: call.client, token, idempotencyKey }) : {};
  if (call.body !== 'multipart') {
    const body = await buildBody(call, data, envelope, options);
    const keepalive = call.mode === 'submit' && body.length <= MAX_KEEPALIVE_CHARACTERS;
    return { url, method: 'POST', headers, body, trusted, keepalive };
  }
  if (!trusted) throw new TypeError(`${call.id} would send a file to ${url}`);
  const body = await buildForm(call, data, envelope).catch(() => undefined);
  // The gateway rejects a form that is too large without reading it, and needs the language for its message: hence the
  // header.
  return body && { url, method: 'POST', headers: { ...headers, 'accept-language': lang }, body, trusted };
}

async function buildBody(
  call: Call,
  data: unknown,
  context: EnvelopeContext,
  { sign }: CallSenderOptions,
): Promise<string> {
  const envelope = wrap(call.client, context, data);
  if (call.client !== 'assistant' && call.client !== 'supplier') return JSON.stringify(envelope);
  const unsigned = { ...envelope, time: context.time };
  const request = { audience: call.client, method: 'POST', path: `/${call.path}`, envelope: unsigned };
  return JSON.stringify({ ...envelope, sign: sign === undefined ? '' : await sign(request) });
}

/** Unpacks a response. One without an envelope is a list, or an object with a list as `data`. */
export function unpackBareAnswer(
  { client, answersBare }: Call,
  { body, retryAfterSeconds }: Pick<Incoming, 'body' | 'retryAfterSeconds'>,
): Answer {
  if (answersBare && Array.isArray(body)) return ok(body);
  const { data, code } = (body ?? {}) as { data?: unknown; code?: unknown }; // any JSON value
  if (answersBare && code === undefined && Array.isArray(data)) return ok(data);
  return unpackEnvelope(client, body, retryAfterSeconds);
}

function validateAnswer(call: Call, data: unknown, { trustAnswers, onUnreadable }: CallSenderOptions): Answer {
  if (trustAnswers === true) return ok(data);
  const parsed = call.output.safeParse(data);
  if (parsed.success) return ok(parsed.data);
  onUnreadable?.(call, parsed.error);
  return err(gatewayError('SERVER_ERROR', ERROR_UNREADABLE));
}

/** Replaces the gateway's message by our own for a main call with an invalid token. */
function toCallError(call: Call, error: GatewayError, { onTokenError }: CallSenderOptions): GatewayError {
  if (call.client !== 'main' || error.kind !== 'INVALID_TOKEN') return error;
  onTokenError?.();
  return { ...error, message: '' };
}
