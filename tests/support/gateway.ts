import { buildBrowserSignature } from '@fairhall/core/contract/signature';
import type { Database } from '@fairhall/gateway/db/database';
import { createGateway, type Gateway, type GatewayOptions } from '@fairhall/gateway/gateway';
import { createPasswords } from '@fairhall/gateway/identity/passwords';
import { callSignatureCrypto } from '@fairhall/gateway/identity/signature-crypto';
import { readSettings, type Settings } from '@fairhall/gateway/settings';
import { afterAll, beforeAll } from 'vitest';
import { createMemoryFiles } from './memory-files.ts';

const messagesFolder = new URL('../../core/messages', import.meta.url).pathname;
const noPictures = { respond: async () => new Response(null, { status: 404 }) };
const noContent = { find: () => undefined };
const ORIGIN = 'http://127.0.0.1:3000';

export type GatewayChanges = Partial<Omit<GatewayOptions, 'settings'>> & {
  readonly environment?: Record<string, string>;
};

/** The settings of a server with these environment variables. */
function testSettings(environment: Record<string, string> = {}): Settings {
  const { settings, problems } = readSettings({ APP_ENV: 'test', ...environment });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** Password hashing with the lowest cost, so that tests are fast. */
export const testPasswords = createPasswords({ cost: { memory: 64, passes: 1, lanes: 1 }, line: 1_000 });

export function createTestGateway(
  database: Database,
  { environment, ...changes }: GatewayChanges = {},
): Promise<Gateway> {
  const fixed = { publicUrl: 'http://fairhall.test', messagesFolder, pictures: noPictures, content: noContent };
  // A late first update, so that the clean-up does not change rows which a test inserted when a file takes longer than
  // a minute.
  const quick = { passwords: testPasswords, answerFloorMs: 0, files: createMemoryFiles(), firstUpdateMs: 3_600_000 };
  return createGateway({ settings: testSettings(environment), database, ...fixed, ...quick, ...changes });
}

/** A gateway that all tests of a file share. */
export function testGateway(database: () => Database, changes: GatewayChanges = {}): () => Gateway {
  let gateway: Gateway | undefined;
  beforeAll(async () => {
    gateway = await createTestGateway(database(), changes);
  });
  afterAll(() => gateway?.close());
  return () => {
    if (gateway === undefined) throw new Error('the gateway is there inside tests only');
    return gateway;
  };
}

export interface CallOptions {
  readonly envelope?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly address?: string;
  /** Whether the request comes from the gateway's own machine. */
  readonly isLocal?: boolean;
  readonly origin?: string;
}

/** Posts to a call: text as it is, or data in an envelope. */
export async function post(
  gateway: Gateway,
  path: string,
  body: unknown,
  { envelope, headers, address = '192.0.2.1', isLocal = false, origin = ORIGIN }: CallOptions = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify({ data: body, ...envelope });
  const request = new Request(`${origin}/gateway/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  return gateway.handle(request, { address, isLocal });
}

/** The data of a response; throws if it is not a success. */
export async function readData(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  const body = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200 || body.data === null) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body.data;
}

/** Status, code and message of an error in any envelope. */
export async function readError(answer: Promise<Response>): Promise<{ status: number; code: string; message: string }> {
  const response = await answer;
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, code: String(body.code), message: String(body.msg ?? body.message ?? '') };
}

/** The headers of a submit: a new idempotency key, and the visitor's proof (D-95). */
export const submitHeaders = (visitor = 'a-visitor-with-a-long-key'): Record<string, string> => ({
  'idempotency-key': crypto.randomUUID(),
  'x-visitor-key': visitor,
});

/** Further envelope members of a supplier call, as a browser writes them. D-49 */
export const createBrowserSign = (time = Date.now()): { readonly time: number; readonly sign: string } => ({
  time,
  sign: buildBrowserSignature(callSignatureCrypto),
});
