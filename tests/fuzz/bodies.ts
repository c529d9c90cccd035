import type { Call } from '@fairhall/core/contract/call';
import { buildBrowserSignature } from '@fairhall/core/contract/signature';
import { callSignatureCrypto } from '@fairhall/gateway/identity/signature-crypto';
import { pick, type Random } from '../bench/catalogue/random.ts';
import { changeAtRandom } from './changes.ts';
import { createForm, type SampleFile } from './forms.ts';
import { createJunk, pickJunkText } from './junk.ts';
import { type ExistingValues, generateValue, type Schema } from './schema.ts';
import { changeText, toJsonText } from './texts.ts';

/** A call for which bodies are generated. */
export interface Target {
  readonly name: string;
  readonly call: Call;
  /** The JSON Schema of its input. */
  readonly schema: Schema;
}

/** The owner of the body's token. */
export const ROLE_NAMES = ['none', 'buyer', 'supplier'] as const;
type Role = (typeof ROLE_NAMES)[number];

/**
 * The shape of a body: valid, valid with strange values of the right type, or damaged in its data, envelope, text or
 * headers.
 */
export const REQUEST_SHAPES = ['valid', 'strange', 'data', 'envelope', 'text', 'headers'] as const;
export type Shape = (typeof REQUEST_SHAPES)[number];

export interface Turn {
  readonly target: Target;
  readonly role: Role;
  readonly shape: Shape;
}

export interface Body {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

export interface BodyInputs {
  readonly token: string;
  readonly existing: ExistingValues;
  readonly samples: readonly SampleFile[];
}

const OFTEN: readonly Shape[] = [
  'valid',
  'valid',
  'strange',
  'strange',
  'data',
  'data',
  'envelope',
  'text',
  'text',
  'headers',
];

/**
 * Selects the target of body number `index`: calls and roles in turn, so that each gets its share of any number of
 * bodies, and a random shape.
 */
export function selectTurn(targets: readonly Target[], index: number, random: Random): Turn {
  const target = targets[index % targets.length];
  const role = ROLE_NAMES[Math.floor(index / targets.length) % ROLE_NAMES.length];
  if (target === undefined || role === undefined) throw new Error('there is no call to fuzz');
  return { target, role, shape: pick(OFTEN, random) };
}

/** Creates the body of a turn, with its headers. */
export function createBody({ target, shape }: Turn, inputs: BodyInputs, random: Random): Body {
  const { call, schema } = target;
  const valid = generateValue(schema, { random, existing: inputs.existing, strange: shape === 'strange' ? 0.5 : 0 });
  const data = shape === 'data' ? changeAtRandom(valid, random) : valid;
  const isForm = call.body === 'multipart';
  const { type, content } = isForm
    ? formOf(data, shape, inputs, random)
    : jsonOf(data, shape, inputs, random, signOf(target));
  const headers = { 'content-type': type, ...headersOf(random) };
  return { headers: shape === 'headers' ? withOtherHeaders(headers, random) : headers, content };
}

type Content = { readonly type: string; readonly content: Body['content'] };

function jsonOf(data: unknown, shape: Shape, { token }: BodyInputs, random: Random, sign: object): Content {
  const envelope = { ...(random() < 0.5 ? usualEnvelope(random) : {}), ...sign, token, data };
  const text = toJsonText(
    shape === 'envelope' ? changeAtRandom({ ...envelope, ...strangeMember(random) }, random) : envelope,
  );
  return { type: 'application/json', content: shape === 'text' ? changeText(text, random) : text };
}

function formOf(data: unknown, shape: Shape, { token, samples }: BodyInputs, random: Random): Content {
  const {
    file: _,
    token: __,
    ...members
  } = typeof data === 'object' && data !== null ? { ...data, file: 0, token: 0 } : {};
  const isValid = shape === 'valid' || shape === 'strange' || shape === 'headers';
  const { type, bytes } = createForm({ token, members, samples }, isValid, random);
  return { type, content: bytes };
}

const SIGN = buildBrowserSignature(callSignatureCrypto);

/** A supplier call without the browser's signature is rejected before anything else is checked. D-49 */
const signOf = ({ call }: Target): object => (call.client === 'supplier' ? { time: Date.now(), sign: SIGN } : {});

const usualEnvelope = (random: Random): object => ({
  appVersion: '1.0.0',
  time: Date.now(),
  lang: pick(['en', 'ar', 'xx', ''], random),
  siteId: pick([999, '999', 1, 0], random),
  websiteId: 999,
  device: { deviceId: 'canary', deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '' },
});

function strangeMember(random: Random): object {
  const names = ['lang', 'siteId', 'websiteId', 'time', 'device', 'sign', 'token', 'country', 'systemId', 'canary'];
  return { [pick(names, random)]: createJunk(random) };
}

const hex = (random: Random, length: number): string =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');

/**
 * Headers with a new visitor key and idempotency key, so that no rate limit rejects the body and none counts as a
 * repeat.
 */
const headersOf = (random: Random): Record<string, string> => ({
  'x-visitor-key': `canary-visitor-${hex(random, 32)}`,
  'idempotency-key': `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`,
});

const OTHERS: readonly Readonly<Record<string, string | undefined>>[] = [
  { 'idempotency-key': undefined },
  { 'idempotency-key': 'canary' },
  { 'idempotency-key': '11111111-1111-4111-8111-111111111111' },
  { 'x-visitor-key': undefined },
  { 'x-visitor-key': 'short' },
  { 'content-type': undefined },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-length': '1' },
  { 'content-length': '999999999' },
  { 'content-encoding': 'gzip' },
  { 'accept-language': 'ar;q=x,*;q=9,canary'.repeat(20) },
  { 'blade-auth': 'bearer canary' },
  { 'blade-auth': `Bearer ${'x'.repeat(2_000)}` },
  { authorization: 'Basic Y2FuYXJ5OmNhbmFyeQ==' },
  { cookie: 'buyer_token=bt_canary; __Host-buyer_token=canary' },
  { origin: 'null' },
  { origin: 'https://canary.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-request-id': 'canary-'.repeat(30) },
  { 'x-test-ip': 'canary' },
  { 'x-test-ip': '2001:db8::ffff:1.2.3.4' },
  { 'x-forwarded-for': '10.0.0.1, canary' },
];

function withOtherHeaders(headers: Record<string, string>, random: Random): Record<string, string> {
  const others: Record<string, string | undefined> = { ...headers, ...pick(OTHERS, random) };
  if (random() < 0.1) others['x-visitor-key'] = encodeURIComponent(pickJunkText(random).toWellFormed()).slice(0, 200);
  return Object.fromEntries(
    Object.entries(others).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
