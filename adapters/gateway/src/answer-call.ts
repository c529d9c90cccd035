import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Route } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { resolveSiteId } from '@fairhall/core/site/audience';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import { resolveLanguage } from '@fairhall/core/site/resolve-language';
import { answerTextOf } from './answer-text.ts';
import type { CallContext } from './call-context.ts';
import { troubleOf } from './db/database-error.ts';
import type { Caller, Parts } from './gateway-parts.ts';
import { identify } from './identity/identify.ts';
import { visitorOf } from './identity/secrets.ts';
import { type HeardCookie, hearCookie } from './identity/session-cookie.ts';
import { tokenOf } from './identity/tokens.ts';
import { runSubmit } from './run-submit.ts';
import { answerRefused, answerText } from './wire/answer.ts';
import type { Envelope } from './wire/envelope.ts';
import { invalid } from './wire/invalid.ts';
import { readEnvelope } from './wire/read-envelope.ts';
import { BUG, BUSY, type Refused } from './wire/refused.ts';
import { checkSign } from './wire/sign-check.ts';

type CallRoute = Route<CallContext>;

/** One call from its request to its answer. Never throws and never tells more than a refusal does. REL-33 REL-36 */
export async function answerCall(parts: Parts, route: CallRoute, request: Request, caller: Caller): Promise<Response> {
  const began = performance.now();
  const requestId = randomUUID();
  const asked: Asked = {
    request,
    caller,
    requestId,
    lang: resolveLanguage({ accept: request.headers.get('accept-language') }),
    cookie: hearCookie(parts.publicUrl),
  };
  const answer = await attempt(parts, route, asked);
  const code = answer.ok ? '0' : answer.error.code;
  const seconds = (performance.now() - began) / 1000;
  parts.metrics.called(route.name, code, seconds);
  parts.log.info(
    { requestId, clientId: clientIdOf(request), call: route.name, code, ms: Math.round(seconds * 1000) },
    'call',
  );
  const floor = parts.answerFloor({ call: route.name, isRefused: !answer.ok, began });
  if (floor !== undefined) await floor;
  if (answer.ok) return answerText(answer.value, requestId, asked.cookie.header());
  return answerRefused(route.call.client, answer.error, parts.texts.of(asked.lang), requestId);
}

/** What is known of a request besides its envelope. */
interface Asked {
  readonly request: Request;
  readonly caller: Caller;
  readonly requestId: string;
  /** The browser's, until the envelope names another. */
  lang: LanguageCode;
  readonly cookie: HeardCookie;
}

async function attempt(parts: Parts, route: CallRoute, asked: Asked): Promise<Result<string, Refused>> {
  try {
    const envelope = await readEnvelope(asked.request, parts.publicUrl, route.call.body);
    if (!envelope.ok) return envelope;
    if (isLanguageCode(envelope.value.lang)) asked.lang = envelope.value.lang;
    return await admitted(parts, route, asked, envelope.value);
  } catch (error) {
    return err(refusedByError(parts, error, route.name, asked.requestId));
  }
}

/** Sign, token, input and limits, in this order; then the work itself. */
async function admitted(
  parts: Parts,
  route: CallRoute,
  asked: Asked,
  envelope: Envelope,
): Promise<Result<string, Refused>> {
  const { secrets, database } = parts;
  const now = parts.now();
  const badSign = await checkSign({ call: route.call, envelope, now, secrets, database });
  if (badSign !== undefined) return err(badSign);
  const token = tokenOf(route.call, envelope.token, asked.request.headers);
  const buyer = await identify(database, route.call.access, token, now);
  if (!buyer.ok) return buyer;
  const input = route.call.input.safeParse(envelope.data, { reportInput: true });
  if (!input.success) return err(invalid(input.error.issues));
  const context = contextOf(parts, asked, envelope, { now, buyer: buyer.value });
  const overLimit = await parts.limiter.check(route.name, route.call.mode, context, input.data);
  if (overLimit !== undefined) return err(overLimit);
  await parts.failpoint('after_parse');
  if (route.call.mode === 'submit') return runSubmit(parts, route, input.data, envelope.data, context);
  const answer = await route.handle(input.data, context);
  return answer.ok ? ok(answerTextOf(parts, route, answer.value)) : answer;
}

function contextOf(
  { settings, database, log }: Parts,
  { request, caller, requestId, lang, cookie }: Asked,
  envelope: Envelope,
  known: Pick<CallContext, 'now' | 'buyer'>,
): CallContext {
  const { fixed, host } = { fixed: { siteId: settings.siteId ?? undefined }, host: new URL(request.url).host };
  const wishedSiteId = envelope.siteId === undefined ? undefined : Number(envelope.siteId);
  const siteId = resolveSiteId({ host, settings: { fixed }, wishedSiteId });
  const websiteId = envelope.websiteId === undefined ? siteId : Number(envelope.websiteId);
  const address = addressOf(request, caller, settings.appEnv);
  const visitor = visitorOf(request.headers);
  const idempotencyKey = request.headers.get('idempotency-key');
  const own = { lang, siteId, websiteId, address, visitor, idempotencyKey, requestId, cookie };
  return { ...known, ...own, database, settings, log };
}

/** Outside production a test may say where it comes from. */
function addressOf(request: Request, caller: Caller, appEnv: string): string {
  const told = appEnv === 'production' ? null : request.headers.get('x-test-ip');
  return told !== null && isIP(told) > 0 ? told : caller.address;
}

/** A caller's own id of the request, kept beside ours where it is harmless. THR-59 */
function clientIdOf(request: Request): string | undefined {
  const id = request.headers.get('x-request-id');
  return id !== null && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : undefined;
}

/** A database that is away or busy is worth another try; anything else unexpected is ours, and logged. REL-23 */
export function refusedByError({ log }: Pick<Parts, 'log'>, error: unknown, call: string, requestId: string): Refused {
  const trouble = troubleOf(error);
  log.error({ requestId, call, trouble, error }, 'call failed');
  return trouble === 'bug' ? BUG : BUSY;
}
