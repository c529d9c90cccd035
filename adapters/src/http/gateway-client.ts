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

/** The tokens at this moment, '' where there is none. */
export interface Tokens {
  buyer(): string;
  supplier(): string;
  /** Absent where no staff asks. D-94 */
  staff?(): string;
}

export interface GatewaySenderOptions extends RequestOptions, CallSenderOptions {
  readonly context: () => CallContext;
  /** The server's time, learned from its answers; one that nothing keeps when absent. D-49 */
  readonly serverClock?: ServerClock | undefined;
  /** Absent where nobody can be logged in. */
  readonly tokens?: Tokens | undefined;
  /** A call failed and its caller does not show it. */
  readonly onUnhandledError?: ((error: GatewayError) => void) | undefined;
}

export interface GatewayClientOptions<Tree extends Contract> extends GatewaySenderOptions {
  readonly contract: Tree;
}

/** Sends the calls of any contract, with a cache. */
export interface GatewaySender {
  readonly send: Send;
  /** Empties the cache. A change of token, language or site does so by itself. THR-27 */
  forget(): void;
}

/** A client with its cache. */
export interface GatewayClient<Tree> {
  readonly gateway: Client<Tree>;
  /** Empties the cache. A change of token, language or site does so by itself. THR-27 */
  forget(): void;
}

/** The typed calls of a contract over HTTP; equal reads share one answer.   */
export function createGatewayClient<Tree extends Contract>(options: GatewayClientOptions<Tree>): GatewayClient<Tree> {
  const { send, forget } = createGatewaySender(options);
  return { gateway: createClient(options.contract, send), forget };
}

/** The same for calls of any contract. */
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
    // A page that is rendered asks for each thing once, and nobody shares its client.
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

/** The cache's key: all that a read sends but the time. Undefined where the input is no JSON. A-28 */
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
