import { listCalls } from '@fairhall/core/contract/call';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import type { Database } from '@fairhall/gateway/db/database';
import type { Gateway } from '@fairhall/gateway/gateway';
import { renderOpenapi } from '@fairhall/gateway/operations/openapi';
import { createRandom } from '../bench/catalogue/random.ts';
import { insertSession, register } from '../support/accounts.ts';
import { insertStaff } from '../support/staff.ts';
import { type Body, createBody, selectTurn, type Target, type Turn } from './bodies.ts';
import { PASSWORD, readExistingValues } from './existing-values.ts';
import { findFault, findLeak, type GatewayAnswer } from './judge.ts';
import { createSampleFiles } from './sample-files.ts';
import type { Schema } from './schema.ts';
import { createTally, type Tally } from './tally.ts';

export interface FuzzOptions {
  readonly database: Database;
  readonly gateway: Gateway;
  readonly bodies: number;
  readonly seed: number;
  /** Returns the log lines since its last call. */
  readonly takeLog: () => readonly string[];
  /** Called after every 1,000 bodies with their number. */
  readonly onProgress?: (done: number) => void;
}

/** Minimum number of accounts: enough for the number of bodies, so that no rate limit of an account rejects one. */
const FEWEST_PEOPLE = 60;
const BODIES_A_PERSON = 100;
const BUYERS = 100;
/** Number of bodies after which existing values are read again, since bodies create new ones. */
const BODIES_A_READ = 100;

/** Sends generated bodies to every call in turn, and checks each response and log line. */
export async function runFuzz({ database, gateway, bodies, seed, takeLog, onProgress }: FuzzOptions): Promise<Tally> {
  const targets = listTargets();
  const samples = await createSampleFiles();
  const emails = await people(gateway, Math.max(FEWEST_PEOPLE, Math.ceil(bodies / BODIES_A_PERSON)));
  const tally = createTally(targets.map(({ name }) => name));
  let valuesFor = await readExistingValues(database, emails);
  takeLog();
  for (let index = 0; index < bodies; index += 1) {
    if (index % BODIES_A_READ === 0) valuesFor = await readExistingValues(database, emails);
    const random = createRandom(seed, index);
    const turn = selectTurn(targets, index, random);
    const accountId = turn.role === 'buyer' ? `canary-${Math.floor(random() * BUYERS)}` : '';
    const token = await tokenOf(database, turn, accountId);
    const body = createBody(turn, { token, existing: valuesFor(accountId), samples }, random);
    const began = performance.now();
    const gatewayAnswer = await send(gateway, turn, body, index);
    const ms = performance.now() - began;
    const lines = takeLog();
    const leak = lines.map(findLeak).find((found) => found !== undefined);
    const fault = findFault(turn.target.call, gatewayAnswer) ?? (leak === undefined ? undefined : `logged ${leak}`);
    tally.add({ turn, body, gatewayAnswer, ms, fault, index, lines });
    if ((index + 1) % 1_000 === 0) onProgress?.(index + 1);
  }
  return tally.result();
}

/** Every call with the input schema that the gateway publishes. */
export function listTargets(): readonly Target[] {
  const { paths } = JSON.parse(renderOpenapi(completeContract, '0')) as { paths: Record<string, { post: Operation }> }; // made right here
  return [...listCalls(completeContract)].map(({ name, call }) => {
    const content = paths[`/gateway/${call.path}`]?.post.requestBody.content ?? {};
    const [schema = {}] = Object.values(content).map((media) => media.schema);
    return { name, call, schema: call.body === 'multipart' ? schema : (schema.properties?.data ?? {}) };
  });
}

interface Operation {
  readonly requestBody: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

async function people(gateway: Gateway, count: number): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, (_, number) => `canary-person-${number}@example.com`);
  for (const [number, email] of emails.entries()) {
    const person = { email, visitor: `canary-visitor-of-person-${number}` };
    const address = `10.255.${number >> 8}.${number & 255}`;
    const answer = await register(gateway, person, { password: PASSWORD }, { address });
    if (answer.status !== 200) throw new Error(`nobody could register: ${await answer.text()}`);
  }
  return emails;
}

/**
 * The token of a new session for each body, since some calls end their session; for calls that buyers may not make, a
 * staff token.
 */
async function tokenOf(database: Database, { role, target }: Turn, accountId: string): Promise<string> {
  if (role === 'none') return '';
  const { access } = target.call;
  if (role === 'buyer' && (access === 'support' || access === 'operator')) {
    return (await insertStaff(database, { role: access })).token;
  }
  if (role === 'supplier') return insertSession(database, 'supplier', { accountId: 'canary-weaver' });
  return insertSession(database, 'buyer', { accountId });
}

async function send(
  gateway: Gateway,
  { target }: Turn,
  { headers, content }: Body,
  index: number,
): Promise<GatewayAnswer> {
  const request = new Request(`http://127.0.0.1:3000/gateway/${target.call.path}`, {
    method: 'POST',
    headers,
    body: content,
  });
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const response = await gateway.handle(request, { address });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
