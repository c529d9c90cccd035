import type { Call, Contract } from '@fairhall/core/contract/call';
import { canonicalJson } from '@fairhall/core/contract/canonical-json';
import { type Client, createClient, type Send, type SendOptions } from '@fairhall/core/contract/client';
import { type EnvelopeContext, wrap } from '@fairhall/core/contract/envelope';
import type { GatewayError } from '@fairhall/core/contract/error';
import { checkedOrigin, gatewayUrl, isTrusted } from './address.ts';
import { type Answer, type AskOptions, createAsk } from './ask.ts';
import { createKeptAnswers, SHARING_MS } from './kept-answers.ts';
import { createRequest, type RequestOptions } from './request.ts';
import { CANCELLED } from './within-time.ts';

/** What a call says of itself besides its moment and its token. */
export type CallContext = Omit<EnvelopeContext, 'time' | 'token'>;

/** The tokens at this moment, '' where there is none. */
export interface Tokens {
  buyer(): string;
  supplier(): string;
}

export interface GatewayClientOptions<Tree extends Contract> extends RequestOptions, AskOptions {
  readonly contract: Tree;
  readonly context: () => CallContext;
  /** Absent where nobody can be logged in. */
  readonly tokens?: Tokens | undefined;
  /** A call failed and its caller does not show it. */
  readonly onUnhandledError?: ((error: GatewayError) => void) | undefined;
}

/** A client and what it keeps. */
export interface GatewayClient<Tree> {
  readonly gateway: Client<Tree>;
  /** Drops what is kept of earlier answers. A change of token, language or site does so by itself. THR-27 */
  forget(): void;
}

/** The typed calls of a contract over HTTP; equal reads share one answer.   */
export function createGatewayClient<Tree extends Contract>(options: GatewayClientOptions<Tree>): GatewayClient<Tree> {
  checkedOrigin(options.origin);
  // A client that renders one page has no second caller who could change an answer, and freezing costs more than the call.
  const kept = createKeptAnswers<unknown>(options.clock, options.trustAnswers ? { freeze: (answer) => answer } : {});
  const ask = createAsk(createRequest(options), options);
  let owner = '';

  function envelopeOf(call: Call): EnvelopeContext {
    const { tokens, context, clock } = options;
    const present = { ...context(), time: clock.now(), token: tokenOf(call, options) };
    const presentOwner = [tokens?.buyer(), tokens?.supplier(), present.lang, present.siteId].join(' ');
    if (presentOwner !== owner) kept.forget();
    owner = presentOwner;
    return present;
  }

  async function answerOf(call: Call, data: unknown, given: SendOptions): Promise<Answer> {
    const envelope = envelopeOf(call);
    const key = call.mode === 'read' ? readKey(call, data, envelope) : undefined;
    if (key === undefined) return ask(call, data, envelope, given);
    if (given.fresh !== true) {
      const askShared = (signal: SendOptions['signal']) => ask(call, data, envelope, signal ? { signal } : {});
      return kept.share(key, call.cacheMs ?? SHARING_MS, given.signal, askShared);
    }
    const answer = await ask(call, data, envelope, given);
    kept.keep(key, answer);
    return answer;
  }

  const send: Send = async (call, data, given) => {
    const answer = await answerOf(call, data, given);
    const isForOthers = !answer.ok && given.handled !== true && answer.error !== CANCELLED;
    if (isForOthers) options.onUnhandledError?.(answer.error);
    return answer;
  };

  return { gateway: createClient(options.contract, send), forget: kept.forget };
}

/** Two reads are equal when all that they send is, but for the time. Undefined where the input is no JSON. A-28 */
function readKey(call: Call, data: unknown, context: EnvelopeContext): string | undefined {
  try {
    const envelope = canonicalJson(wrap(call.client, { ...context, time: 0 }, data));
    return [call.client, call.path, context.siteId, context.websiteId, envelope].join(' ');
  } catch {
    return undefined;
  }
}

function tokenOf<Tree extends Contract>(call: Call, { origin, tokens }: GatewayClientOptions<Tree>): string {
  if (tokens === undefined || !isTrusted(origin, gatewayUrl(origin, call.path))) return '';
  return call.client === 'supplier' ? tokens.supplier() : tokens.buyer();
}
