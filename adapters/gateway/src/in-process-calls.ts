import { randomUUID } from 'node:crypto';
import { isDirect } from '@fairhall/core/contract/call';
import type { Route } from '@fairhall/core/contract/dispatcher';
import { toErrorBody } from '@fairhall/core/contract/envelope';
import { err, type Result } from '@fairhall/core/result';
import { resolveSiteId } from '@fairhall/core/site/audience';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { getContractBranch, recordCall, toRefused } from './answer-call.ts';
import { answerRead, type ReadText, readInput } from './answer-read.ts';
import type { CallContext } from './call-context.ts';
import type { Caller, GatewayServices } from './gateway-services.ts';
import { recordCookie } from './identity/session-cookie.ts';
import { translateRefusal } from './wire/answer.ts';
import type { CallError } from './wire/call-error.ts';

/** A call by a page that is rendered in this process, with the values that an envelope would have. */
export interface InProcessCall {
  /** Path of the call, below the gateway's root. */
  readonly path: string;
  /** The data as parsed from JSON. */
  readonly data: unknown;
  readonly lang: LanguageCode;
  readonly siteId: number;
  readonly websiteId: number;
}

/** The text of an answer, or the envelope of a rejection. */
export type InProcessAnswer = ReadText | { readonly refusal: object; readonly retryAfterSeconds?: number | undefined };

/** Returns undefined for a call that needs a request with an envelope. Never throws. */
export type CallInProcess = (call: InProcessCall, caller: Caller) => Promise<InProcessAnswer> | undefined;

/**
 * Answers public read calls without an HTTP request: writing an envelope, validating it and parsing it takes longer
 * than most answers. Input validation, rate limits, log and metrics are the same as for any call. A-58
 */
export const createInProcessCalls =
  (parts: GatewayServices): CallInProcess =>
  (call, caller) => {
    const route = parts.routes.get(call.path);
    return route === undefined || !isDirect(route.call) ? undefined : answerInProcessCall(parts, route, call, caller);
  };

async function answerInProcessCall(
  parts: GatewayServices,
  route: Route<CallContext>,
  call: InProcessCall,
  caller: Caller,
): Promise<InProcessAnswer> {
  caller.reads?.(getContractBranch(route));
  const requestId = randomUUID();
  const answer = await recordCall(parts, route, { requestId, signal: caller.signal }, () =>
    tryRead(parts, route, call, { caller, requestId }),
  );
  if (answer.ok) return answer.value;
  const { error } = answer;
  const message = translateRefusal(error, parts.texts.of(call.lang));
  const refusal = { ...toErrorBody(route.call.client, error.code, message), requestId };
  return { refusal, retryAfterSeconds: error.retryAfterSeconds };
}

interface CallSource {
  readonly caller: Caller;
  readonly requestId: string;
}

async function tryRead(
  parts: GatewayServices,
  route: Route<CallContext>,
  call: InProcessCall,
  source: CallSource,
): Promise<Result<ReadText, CallError>> {
  try {
    const input = readInput(route, call.data);
    if (!input.ok) return input;
    const context = contextOf(parts, call, source);
    const allowed = await parts.limiter.check(route.name, route.call.mode, context, input.value);
    if (!allowed.ok) return allowed;
    await parts.failpoint('after_parse');
    return await answerRead(parts, route, input.value, context);
  } catch (error) {
    return err(toRefused(parts, error, { call: route.name, ...source }));
  }
}

/** No host decides the site: the page has already resolved it. */
const NO_HOST = '';

function contextOf(
  { settings, database, log, publicUrl, now }: GatewayServices,
  { lang, siteId, websiteId }: InProcessCall,
  { caller, requestId }: CallSource,
): CallContext {
  const fixed = { siteId: settings.siteId ?? undefined };
  return {
    buyer: null,
    staff: null,
    supplier: null,
    visitor: null,
    idempotencyKey: null,
    now: now(),
    lang,
    websiteId,
    host: '',
    requestId,
    database,
    settings,
    log,
    siteId: resolveSiteId({ host: NO_HOST, settings: { fixed }, wishedSiteId: siteId }),
    address: caller.address,
    signal: caller.signal,
    userAgent: '',
    cookie: recordCookie(publicUrl),
  };
}
