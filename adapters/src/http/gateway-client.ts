import type { Call, Contract } from '@fairhall/core/contract/call';
import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import { type Client, createClient, type Send, type SendOptions } from '@fairhall/core/contract/client';
import { type EnvelopeContext, wrap } from '@fairhall/core/contract/envelope';
import type { GatewayError } from '@fairhall/core/contract/error';
import { createPassingServerClock, type ServerClock } from '@fairhall/core/ports/server-clock';
import { buildGatewayUrl, checkOrigin, isTrusted } from './address.ts';
import { CACHE_MS, createAnswerCache } from './answer-cache.ts';
import { createRequest, type RequestOptions } from './request.ts';
import { type Answer, type CallSenderOptions, createCallSender } from './send-call.ts';
import { CANCEL_ERROR } from './with-timeout.ts';

/** The envelope of a call without its time and its token. */
export type CallContext = Omit<EnvelopeContext, 'time' | 'token'>;

/** The current tokens; '' without a login. */
export interface Tokens {
  buyer(): string;
  supplier(): string;
  /** Absent in clients that staff do not use. D-94 */
  staff?(): string;
}

export interface GatewaySenderOptions extends RequestOptions, CallSenderOptions {
  readonly context: () => CallContext;
  /** The server's time, learnt from its responses. When absent, the client uses one that is not stored. D-49 */
  readonly serverClock?: ServerClock | undefined;
  /** Absent in clients without a login. */
  readonly tokens?: Tokens | undefined;
  /** Called when a call failed and its caller does not show the error. */
  readonly onUnhandledError?: ((error: GatewayError) => void) | undefined;
}

export interface GatewayClientOptions<Tree extends Contract> extends GatewaySenderOptions {
  readonly contract: Tree;
}

/** Sends the calls of any contract, with a cache. */
export interface GatewaySender {
  readonly send: Send;
  /** Empties the cache. This also happens automatically when token, language or site change. THR-27 */
  forget(): void;
}

/** A client with its cache. */
export interface GatewayClient<Tree> {
  readonly gateway: Client<Tree>;
  /** Empties the cache. This also happens automatically when token, language or site change. THR-27 */
  forget(): void;
}

/** Creates the typed calls of a contract over HTTP; equal read calls share one response.   */
export function createGatewayClient<Tree extends Contract>(options: GatewayClientOptions<Tree>): GatewayClient<Tree> {
  const { send, forget } = createGatewaySender(options);
  return { gateway: createClient(options.contract, send), forget };
}

/** Creates the sender for calls of any contract. */
export function createGatewaySender(options: GatewaySenderOptions): GatewaySender {
  checkOrigin(options.origin);
  const cache = createAnswerCache<unknown>(options.clock);
  const serverClock = options.serverClock ?? createPassingServerClock(options.clock);
  const sendCall = createCallSender(createRequest(options), { ...options, serverClock });
  let owner = '';

  function createEnvelope(call: Call): EnvelopeContext {
    const { tokens, context } = options;
    const present = { ...context(), time: serverClock.now(), token: tokenOf(call, options) };
    const presentOwner = [tokens?.buyer(), tokens?.supplier(), tokens?.staff?.(), present.lang, present.siteId].join(
      ' ',
    );
    if (presentOwner !== owner) cache.clear();
    owner = presentOwner;
    return present;
  }

  async function answerOf(call: Call, data: unknown, given: SendOptions): Promise<Answer> {
    const envelope = createEnvelope(call);
    // A rendered page sends each call once and does not share its client, so it needs no cache.
    const isShared = call.mode === 'read' && options.trustAnswers !== true;
    const key = isShared ? readKey(call, data, envelope) : undefined;
    if (key === undefined) return sendCall(call, data, envelope, given);
    if (given.fresh !== true) {
      const sendShared = (signal: SendOptions['signal']) => sendCall(call, data, envelope, signal ? { signal } : {});
      return cache.share(key, call.cacheMs ?? CACHE_MS, given.signal, sendShared);
    }
    const answer = await sendCall(call, data, envelope, given);
    cache.store(key, answer);
    return answer;
  }

  const send: Send = async (call, data, given) => {
    const answer = await answerOf(call, data, given);
    const isForOthers = !answer.ok && given.handled !== true && answer.error !== CANCEL_ERROR;
    if (isForOthers) options.onUnhandledError?.(answer.error);
    return answer;
  };

  return { send, forget: cache.clear };
}

/** The cache key: everything that a read call sends except the time. Undefined if the input is not JSON. A-28 */
function readKey(call: Call, data: unknown, context: EnvelopeContext): string | undefined {
  try {
    const envelope = toCanonicalJson(wrap(call.client, { ...context, time: 0 }, data));
    return [call.client, call.path, context.siteId, context.websiteId, envelope].join(' ');
  } catch {
    return undefined;
  }
}

function tokenOf(call: Call, { origin, tokens }: GatewaySenderOptions): string {
  if (tokens === undefined || !isTrusted(origin, buildGatewayUrl(origin, call.path))) return '';
  if (call.access === 'support' || call.access === 'operator') return tokens.staff?.() ?? '';
  return call.client === 'supplier' || call.access === 'supplier' ? tokens.supplier() : tokens.buyer();
}
