import { describe, expect, test } from 'vitest';
import { createRandom } from '../bench/catalogue/random.ts';
import { type BodyInputs, createBody, ROLE_NAMES, type Shape, selectTurn, type Target } from './bodies.ts';
import { changeAtRandom } from './changes.ts';
import { listTargets } from './run-fuzz.ts';
import { generateValue } from './schema.ts';
import { changeText, toJsonText } from './texts.ts';

const targets = listTargets();
const target = (name: string): Target => {
  const found = targets.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no call ${name}`);
  return found;
};
const inputs: BodyInputs = {
  token: 'bt_token',
  existing: { email: ['canary-known@example.com'] },
  samples: [{ name: 'a.txt', bytes: Buffer.from('canary') }],
};
const bodiesOf = (name: string, shape: Shape, count = 200) =>
  Array.from({ length: count }, (_, place) =>
    createBody({ target: target(name), role: 'buyer', shape }, inputs, createRandom(1, place)),
  );
/** Calls with bodies of several megabytes. */
const LARGE = new Set(['catalogueImport.load', 'catalogueImport.check', 'operatorList.stage']);
const dataOf = (content: string | Uint8Array): unknown => JSON.parse(String(content)).data;

describe('generated bodies', () => {
  test('every call is used with every token', () => {
    const turns = Array.from({ length: targets.length * ROLE_NAMES.length }, (_, place) =>
      selectTurn(targets, place, createRandom(1, place)),
    );
    const seen = new Set(turns.map((turn) => `${turn.target.name} ${turn.role}`));
    expect(seen.size).toEqual(targets.length * ROLE_NAMES.length);
  });

  test('the same seed and position give the same body', () => {
    const bodies = () => JSON.stringify(bodiesOf('rfq.submitNew', 'data', 50)).replace(/"time\\":\d+/g, '');
    expect(bodies()).toEqual(bodies());
  });

  test('valid bodies match the input of the call', () => {
    for (const { name, call } of targets.filter((each) => each.call.body === undefined)) {
      const bodies = bodiesOf(name, 'valid', LARGE.has(name) ? 20 : 200);
      const misfits = bodies.filter(({ content }) => !call.input.safeParse(dataOf(content)).success);
      expect({ name, most: misfits.length < bodies.length / 2 }).toEqual({ name, most: true });
    }
  });

  test('existing values are used, and strange values keep their type', () => {
    const { schema } = target('account.login');
    const making = { existing: inputs.existing, strange: 0 };
    const made = Array.from({ length: 50 }, (_, place) =>
      generateValue(schema, { ...making, random: createRandom(2, place) }),
    );
    expect(made).toContainEqual(expect.objectContaining({ email: 'canary-known@example.com' }));
    const strange = Array.from({ length: 200 }, (_, place) =>
      generateValue(schema, { ...making, strange: 1, random: createRandom(2, place) }),
    ) as Record<string, string>[];
    expect(strange.every(({ ip = '' }) => typeof ip === 'string' && ip.length <= 64)).toEqual(true);
    expect(new Set(strange.map(({ ip }) => ip)).size).toBeGreaterThan(20);
  });

  test('changed data differs from the input, which is not modified', () => {
    const given = { goodIds: ['P1'], content: 'canary' };
    const all = Array.from({ length: 300 }, (_, place) => changeAtRandom(given, createRandom(3, place)));
    expect(given).toEqual({ goodIds: ['P1'], content: 'canary' });
    expect(all.filter((data) => JSON.stringify(data) === JSON.stringify(given)).length).toBeLessThan(10);
    expect(all.some((data) => Object.hasOwn(Object(data), '__proto__'))).toEqual(true);
    expect(all).toContainEqual(expect.not.objectContaining({ content: expect.anything() }));
  });

  test('texts contain numbers out of range, and are damaged in many ways', () => {
    expect(toJsonText({ limit: '@huge', keyword: '@nobody' })).toEqual('{"limit":1e999,"keyword":"@nobody"}');
    const all = Array.from({ length: 400 }, (_, place) =>
      changeText('{"token":"","data":{"email":"a"}}', createRandom(4, place)),
    );
    const texts = all.map((text) => (typeof text === 'string' ? text : Buffer.from(text).toString('latin1')));
    expect(texts).toContain('{"token":"","data":{},"d\\u0061ta":{"email":"a"}}');
    expect(texts).toContain('{"token":"\\u0000","data":{"email":"a"}}');
    expect(texts).toContain('[[[['.padEnd(200_000, '['));
    expect(all.some((text) => typeof text !== 'string')).toEqual(true);
  });

  test('forms contain the token, the members and one file, and are damaged in many ways', () => {
    const [first] = bodiesOf('upload.image', 'valid', 1);
    const text = Buffer.from(first?.content ?? '').toString('latin1');
    expect(first?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(text).toContain('name="token"\r\n\r\nbt_token\r\n');
    expect(text.match(/name="file"; filename="a.txt"/g)).toHaveLength(1);
    const wrong = bodiesOf('upload.image', 'data').map(({ content }) => String(content));
    expect(new Set(wrong).size).toBeGreaterThan(60);
  });

  test('bodies never share a device or a key, unless their headers are under test', () => {
    const headers = bodiesOf('cart.sync', 'envelope').map((body) => body.headers);
    expect(new Set(headers.map((each) => each['x-visitor-key'])).size).toEqual(headers.length);
    expect(new Set(headers.map((each) => each['idempotency-key'])).size).toEqual(headers.length);
  });
});
