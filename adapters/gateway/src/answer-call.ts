import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Route } from '@fairhall/core/contract/dispatcher';
import { err, ok, type Result } from '@fairhall/core/result';
import { resolveSiteId } from '@fairhall/core/site/audience';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import { resolveLanguage } from '@fairhall/core/site/resolve-language';
import { answerRead, readInput } from './answer-read.ts';
import type { CallContext } from './call-context.ts';
import { toDatabaseTrouble } from './db/database-error.ts';
import type { Caller, GatewayServices } from './gateway-services.ts';
import { identify } from './identity/identify.ts';
import { readVisitor } from './identity/secrets.ts';
import { type RecordedCookie, recordCookie } from './identity/session-cookie.ts';
import { readToken } from './identity/tokens.ts';
import { listNetworks } from './limits/network.ts';
import type { QueueKeys } from './limits/work-queue.ts';
import { LOAD_SHEDDING_RULES, toOverloadRefusal } from './operations/load-shedding.ts';
import { runSubmit } from './run-submit.ts';
import { createAnswer, createRefusalAnswer } from './wire/answer.ts';
import { type CallError, SERVER_ERROR } from './wire/call-error.ts';
import type { Envelope } from './wire/envelope.ts';
import { readEnvelope } from './wire/read-envelope.ts';
import { checkSign } from './wire/sign-check.ts';

type CallRoute = Route<CallContext>;

/**
 * Handles one call from request to answer. Never throws, and reveals no internal error: the client sees a rejection
 * only. REL-33 REL-36
 */
export async function answerCall(
  parts: GatewayServices,
  route: CallRoute,
  request: Request,
  caller: Caller,
): Promise<Response> {
  caller.reads?.(getContractBranch(route));
  const requestId = randomUUID();
  const incoming: Incoming = {
    request,
    caller,
    requestId,
    lang: resolveLanguage({ accept: request.headers.get('accept-language') }),
    cookie: recordCookie(parts.publicUrl),
  };
  const answer = await recordCall(
    parts,
    route,
    { requestId, clientId: getClientId(request), signal: caller.signal },
    () => tryAnswer(parts, route, incoming),
  );
  const { cookie, serverTime, staffTokenEnds } = incoming;
  if (answer.ok) {
    // A call that answers bare returns a list without an envelope.
    const sentTime = route.call.answersBare ? undefined : serverTime;
    return createAnswer(answer.value, { requestId, cookie: cookie.header(), serverTime: sentTime, staffTokenEnds });
  }
  return createRefusalAnswer(route.call.client, answer.error, parts.texts.of(incoming.lang), requestId);
}

interface CallTrace {
  readonly requestId: string;
  /** The caller's own request id. */
  readonly clientId?: string | undefined;
  /** Aborts when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

/** Answers a call, counts and logs it, and delays the answer if its response time could reveal something. */
export async function recordCall<Value>(
  {
    metrics,
    log,
    minimumResponseTime,
    loadShedding,
  }: Pick<GatewayServices, 'metrics' | 'log' | 'minimumResponseTime' | 'loadShedding'>,
  { name }: CallRoute,
  { signal, ...ids }: CallTrace,
  work: () => Promise<Result<Value, CallError>>,
): Promise<Result<Value, CallError>> {
  const began = performance.now();
  const answer = await work();
  const code = answer.ok ? '0' : answer.error.code;
  const seconds = (performance.now() - began) / 1000;
  metrics.called(name, code, seconds);
  const overload = answer.ok ? undefined : answer.error.overload;
  // A call whose client disconnected does not count as rejected: it also gives up its turn in a queue.
  if (overload !== undefined && signal?.aborted !== true)
    loadShedding.record(overload, { requestId: ids.requestId, call: name });
  log.info({ ...ids, call: name, code, ms: Math.round(seconds * 1000) }, 'call');
  const floor = minimumResponseTime({ call: name, isRefused: !answer.ok, startedAt: began });
  if (floor !== undefined) await floor;
  return answer;
}

/**
 * The contract branch that a call belongs to (the first part of its dotted name), by which pages record what they are
 * made of. A call whose answer depends on the caller has none, so that no page made of it is cached for others. A-58
 */
export const getContractBranch = ({ name, call }: CallRoute): string =>
  call.access === 'anyone' ? name.slice(0, name.indexOf('.')) : NO_BRANCH;

const NO_BRANCH = '';

/** Clocks that differ by less count as correct: a request may have been in transit for a while. */
const CLOCK_TOLERANCE_MS = 5_000;

/** A request with the values that are derived from it besides its envelope. */
interface Incoming {
  readonly request: Request;
  readonly caller: Caller;
  readonly requestId: string;
  /** The browser's language, until the envelope names another. */
  lang: LanguageCode;
  /** Set if the time in the envelope shows that the caller's clock is wrong. D-49 */
  serverTime?: number;
  readonly cookie: RecordedCookie;
  /** When the staff token expires; undefined if none was sent. */
  staffTokenEnds?: number;
}

async function tryAnswer(
  parts: GatewayServices,
  route: CallRoute,
  incoming: Incoming,
): Promise<Result<string, CallError>> {
  try {
    const { sites, forms } = parts;
    const read = await readEnvelope(incoming.request, {
      isOwnOrigin: sites.isOrigin,
      body: route.call.body,
      forms,
      queueKeys: () => senderOf(parts, incoming),
      refuseForm: async () => (isStaffs(route) ? undefined : formRefusal(parts, incoming)),
      left: incoming.caller.signal,
    });
    if (!read.ok) return read;
    const { envelope, release } = read.value;
    if (isLanguageCode(envelope.lang)) incoming.lang = envelope.lang;
    return await checkAndRun(parts, route, incoming, envelope).finally(release);
  } catch (error) {
    return err(toRefused(parts, error, { call: route.name, requestId: incoming.requestId, caller: incoming.caller }));
  }
}

/** Checks sign, token, input and limits, in this order, and then does the work. */
async function checkAndRun(
  parts: GatewayServices,
  route: CallRoute,
  incoming: Incoming,
  envelope: Envelope,
): Promise<Result<string, CallError>> {
  const { secrets, database } = parts;
  const now = parts.now();
  if (envelope.time !== undefined && Math.abs(now - envelope.time) > CLOCK_TOLERANCE_MS) incoming.serverTime = now;
  const badSign = await checkSign({ call: route.call, envelope, now, secrets, database });
  if (badSign !== undefined) return err(badSign);
  const token = readToken(route.call, envelope.token, incoming.request.headers);
  const identified = await identify(database, route.call.access, token, now);
  if (!identified.ok) return identified;
  if (identified.value.staff !== null) incoming.staffTokenEnds = identified.value.staff.expires;
  const input = readInput(route, envelope.data);
  if (!input.ok) return input;
  const baseContext = contextOf(parts, incoming, envelope, { now, ...identified.value });
  const allowed = await parts.limiter.check(route.name, route.call.mode, baseContext, input.value);
  if (!allowed.ok) return allowed;
  const context = { ...baseContext, ...allowed.value };
  await parts.failpoint('after_parse');
  if (route.call.mode === 'submit') return runSubmit(parts, route, input.value, envelope.data, context);
  const answer = await answerRead(parts, route, input.value, context);
  return answer.ok ? ok(answer.value.text) : answer;
}

function contextOf(
  { settings, sites, database, log }: GatewayServices,
  { request, caller, requestId, lang, cookie }: Incoming,
  envelope: Envelope,
  identified: Pick<CallContext, 'now' | 'buyer' | 'staff' | 'supplier'>,
): CallContext {
  const fixed = { siteId: settings.siteId ?? undefined };
  const wishedSiteId = envelope.siteId === undefined ? undefined : Number(envelope.siteId);
  const { host } = new URL(request.url);
  const siteId = resolveSiteId({ host, settings: { fixed, hosts: sites.hosts }, wishedSiteId });
  return {
    ...identified,
    lang,
    siteId,
    host,
    websiteId: envelope.websiteId === undefined ? siteId : Number(envelope.websiteId),
    address: addressOf({ request, caller }, settings.appEnv),
    signal: caller.signal,
    userAgent: request.headers.get('user-agent') ?? '',
    visitor: readVisitor(request.headers),
    idempotencyKey: request.headers.get('idempotency-key'),
    requestId,
    cookie,
    database,
    settings,
    log,
  };
}

/** The keys by which uploads are queued fairly: the caller's networks and device. */
const senderOf = ({ settings }: GatewayServices, incoming: Incoming): QueueKeys => [
  ...listNetworks(addressOf(incoming, settings.appEnv)),
  readVisitor(incoming.request.headers) ?? '',
];

/** Calls of the organiser's staff, whose files may name thousands of pictures. */
const isStaffs = ({ call: { access } }: CallRoute): boolean => access === 'operator' || access === 'support';

const formRefusal = ({ limiter, settings }: GatewayServices, incoming: Incoming): Promise<CallError | undefined> =>
  limiter.checkForm(addressOf(incoming, settings.appEnv));

/** Outside production a local test may set its client address. THR-17 */
function addressOf({ request, caller }: Pick<Incoming, 'request' | 'caller'>, appEnv: string): string {
  const claimed = appEnv === 'production' || caller.isLocal !== true ? null : request.headers.get('x-test-ip');
  return claimed !== null && isIP(claimed) > 0 ? claimed : caller.address;
}

/** The caller's own request id, logged beside ours if it has a harmless form. THR-59 */
function getClientId(request: Request): string | undefined {
  const id = request.headers.get('x-request-id');
  return id !== null && /^[A-Za-z0-9-]{8,64}$/.test(id) ? id : undefined;
}

interface FailedCall {
  /** The call's dotted name. */
  readonly call: string;
  readonly requestId: string;
  readonly caller: Caller;
}

/**
 * The client may retry if the database is unavailable or busy; any other unexpected error is our bug, and is logged.
 * REL-23
 */
export function toRefused(
  { log, onDatabaseError }: Pick<GatewayServices, 'log' | 'onDatabaseError'>,
  error: unknown,
  { call, requestId, caller }: FailedCall,
): CallError {
  const trouble = toDatabaseTrouble(error);
  onDatabaseError(error);
  caller.onCallFailed?.({ requestId, trouble });
  log.error({ requestId, call, trouble, error }, 'call failed');
  return trouble === 'bug' ? SERVER_ERROR : toOverloadRefusal(LOAD_SHEDDING_RULES[trouble]);
}
