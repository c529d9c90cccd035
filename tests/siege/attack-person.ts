import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listCalls } from '@fairhall/core/contract/call';
import { CALL_EXAMPLES } from '@fairhall/core/contract/call-examples/call-examples';
import { buildBrowserSignature } from '@fairhall/core/contract/signature';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { callSignatureCrypto } from '@fairhall/gateway/identity/signature-crypto';
import type { Version } from '../bench/versions.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';
import { type Engine, startServer } from './besieged-server.ts';

/** The name of the attack on one person on the command line. */
export const ATTACK_NAME = "strangers name a person's address";

const NETWORKS = 20;
const PEOPLE = 100;
/** Number of concurrent victims, each with attackers of their own. */
const AT_ONCE = 4;
/** How long a person waits for an email, in milliseconds. */
const MAIL_PATIENCE = 60_000;
const PASSWORD = 'six to twenty';
const NEW_PASSWORD = 'another of them';
/** An exhibition of the demo world that is open for registration. */
const SHOW = '1001';

export interface PersonOutcome {
  readonly people: number;
  /** People who logged in, set a new password, registered, and got the email with the badge number. */
  readonly done: number;
  /** Why the others failed. */
  readonly failures: readonly string[];
  /** The number of responses to the attackers by status. */
  readonly answers: Readonly<Record<string, number>>;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * The registration at the exhibition's desk. The sample also has an uploaded file of another account, which is left out
 * here.
 */
const registrationOf = (email: string): Data => ({
  exhibitionId: SHOW,
  email,
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryId: '356',
  dialingCode: '91',
  contactNumber: '9847012345',
  pageVersion: 1,
  entryPoint: 3,
  leadSource: 1,
  visitorId: 'v1',
});

/** Public calls with an email address, each with an example input. New calls are found automatically. */
const CALLS = [...listCalls(completeContract)].flatMap(({ name, call }) => {
  const input = CALL_EXAMPLES[name]?.input ?? {};
  const isOpen = call.access === 'anyone' || call.access === 'visitor' || name === 'supplier.login';
  if (!isOpen || call.body === 'multipart' || typeof input.email !== 'string') return [];
  const isSigned = call.client === 'assistant' || call.client === 'supplier';
  const dataFor = (email: string): Data =>
    name === 'preregistration.preRegister' ? registrationOf(email) : { ...input, email };
  return [{ path: call.path, isSigned, dataFor }];
});

/** Calls that try a password. */
const LOGINS: readonly string[] = CALLS.map(({ path }) => path).filter((path) => /login/i.test(path));

interface Caller {
  readonly address: string;
  readonly visitor: string;
}

let callers = 0;

/** A new browser in a network of its own. */
function freshCaller(): Caller {
  callers += 1;
  const address = `10.${(callers >> 14) & 127}.${(callers >> 7) & 127}.${(callers & 127) + 1}`;
  return { address, visitor: randomBytes(18).toString('base64url') };
}

/** Lets attackers in twenty networks send one person's address after another while each person uses the site. */
export async function attackPerson(engine: Engine, version: Version): Promise<PersonOutcome> {
  const sink = await startSmtpSink();
  const server = await startServer(engine, version, { smtpUrl: sink.url, appEnv: 'test' });
  const answers: Record<string, number> = {};
  const failures: string[] = [];
  try {
    const queue = Array.from(
      { length: PEOPLE },
      (_, at) => `named${at}-${randomBytes(4).toString('hex')}@people.example`,
    );
    const worker = async (): Promise<void> => {
      for (let email = queue.pop(); email !== undefined; email = queue.pop()) {
        const began = performance.now();
        const failure = await onePerson({ origin: server.url, sink, email, answers });
        if (failure !== undefined) failures.push(failure);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        console.error(`${PEOPLE - queue.length} of ${PEOPLE} begun, the last took ${seconds} s ${failure ?? ''}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { people: PEOPLE, done: PEOPLE - failures.length, failures, answers };
  } finally {
    await server.stop();
    await sink.close();
  }
}

interface Besieged {
  readonly origin: string;
  readonly sink: SmtpSink;
  readonly email: string;
  readonly answers: Record<string, number>;
}

/** Why the person failed; undefined after success. */
async function onePerson({ origin, sink, email, answers }: Besieged): Promise<string | undefined> {
  const own = freshCaller();
  const joined = { email, password: PASSWORD, tagCodes: [], productName: '', appVersion: '1' };
  const made = await ask(origin, 'blade-purchaser/account/registerV2', joined, own);
  if (made.status !== 200) return `joining was answered ${made.status} ${made.text}`;
  const stop = new AbortController();
  let pass = 0;
  const name = (): Promise<void> => nameOnce(origin, email, answers, pass++);
  // Before the person starts, twenty attackers have made each call, more than any rate limit of an address has ever
  // allowed.
  await name();
  const strangers = (async () => {
    while (!stop.signal.aborted) await name();
  })();
  try {
    await actAsPerson(origin, sink, email, own);
    return undefined;
  } catch (error) {
    return `${email}: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    stop.abort();
    await strangers;
  }
}

/**
 * Sends the address in each call from each of the attackers' networks. Only one login call runs at a time, since
 * checking a password takes long.
 */
async function nameOnce(origin: string, email: string, answers: Record<string, number>, pass: number): Promise<void> {
  const networks = Array.from({ length: NETWORKS }, async (_, network) => {
    const login = LOGINS[(network + pass) % LOGINS.length];
    for (const { path, isSigned, dataFor } of CALLS) {
      if (LOGINS.includes(path) && path !== login) continue;
      const stranger = { address: `203.0.113.${network + 1}`, visitor: randomBytes(18).toString('base64url') };
      const answer = await ask(origin, path, dataFor(email), stranger, { isSigned }).catch(() => undefined);
      const status = String(answer?.status ?? 'none');
      answers[status] = (answers[status] ?? 0) + 1;
    }
  });
  await Promise.all(networks);
}

/** Goes through a person's actions; throws at the first one that fails. */
async function actAsPerson(origin: string, sink: SmtpSink, email: string, known: Caller): Promise<void> {
  const fresh = freshCaller();
  const checked = await ask(origin, 'register/memberCheck.json', { email }, fresh);
  if (!checked.text.includes('"registered":1')) throw new Error(`the member check: ${checked.status} ${checked.text}`);
  await logIn(origin, email, PASSWORD, fresh);
  await logIn(origin, email, PASSWORD, known);
  const forgetful = freshCaller();
  const asked = await ask(origin, 'blade-purchaser/account/sendResetPasswordMail', { email }, forgetful);
  if (asked.status !== 200) throw new Error(`asking for a reset mail: ${asked.status} ${asked.text}`);
  const token = await inMail(sink, email, /resetPassword\?token=([A-Za-z0-9_-]+)/);
  const reset = await ask(
    origin,
    'blade-purchaser/account/resetPassword',
    { token, password: NEW_PASSWORD },
    forgetful,
  );
  if (reset.status !== 200) throw new Error(`setting a password: ${reset.status} ${reset.text}`);
  const newcomer = freshCaller();
  const buyer = await logIn(origin, email, NEW_PASSWORD, newcomer);
  const path = 'blade-pre-registration/offline/preRegistration';
  const registered = await ask(origin, path, registrationOf(email), newcomer, { token: buyer });
  if (registered.status !== 200) throw new Error(`registering: ${registered.status} ${registered.text}`);
  await inMail(sink, email, /\b(TEX[0-9A-Z]{8})\b/);
}

async function logIn(origin: string, email: string, password: string, caller: Caller): Promise<string> {
  const answer = await ask(origin, 'login/loginPc.json', { email, password, ip: '' }, caller);
  const token = /"token":"([^"]+)"/.exec(answer.text)?.[1];
  if (token === undefined) throw new Error(`a login: ${answer.status} ${answer.text}`);
  return token;
}

/** Waits for an email to the address that matches the pattern, and returns the match in the latest one. */
async function inMail(sink: SmtpSink, email: string, what: RegExp): Promise<string> {
  for (const end = Date.now() + MAIL_PATIENCE; Date.now() < end; await pause(50)) {
    const own = sink.arrived.filter(({ to }) => to?.some(({ address }) => address === email));
    const found = own.map(({ text = '' }) => what.exec(text)?.[1]).filter((one) => one !== undefined);
    const latest = found.at(-1);
    if (latest !== undefined) return latest;
  }
  throw new Error(`no mail with ${what}`);
}

async function ask(
  origin: string,
  path: string,
  data: Data,
  { address, visitor }: Caller,
  { token, isSigned = false }: { readonly token?: string; readonly isSigned?: boolean } = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const signed = isSigned ? { time: Date.now(), sign: buildBrowserSignature(callSignatureCrypto) } : {};
  const answer = await fetch(`${origin}/gateway/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-visitor-key': visitor,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ data, lang: 'en', websiteId: 999, ...signed, ...(token === undefined ? {} : { token }) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, text: await answer.text() };
}
