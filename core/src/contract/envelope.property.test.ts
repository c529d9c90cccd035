import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCanonicalJson } from './canonical-json.ts';
import { type EnvelopeContext, encodeSuccess, toErrorBody, unpackEnvelope, wrap } from './envelope.ts';
import { buildSignedText } from './signature.ts';

const KINDS = ['general', 'micro', 'main', 'assistant', 'supplier'] as const;
const kind = fc.constantFrom(...KINDS);
const json = fc.jsonValue();

describe('a gateway response', () => {
  test('R-7.125 R-8.001 reaches the caller with unchanged data, for every kind of client', () => {
    fc.assert(
      fc.property(kind, json, (client, data) => {
        const text = JSON.stringify(data);
        expect(unpackEnvelope(client, JSON.parse(encodeSuccess(client, text)))).toEqual({
          ok: true,
          value: JSON.parse(text),
        });
      }),
    );
  });

  test('R-7.126 R-8.012 is an error with its code and message if rejected, and an invalid token is a kind of its own', () => {
    fc.assert(
      fc.property(
        kind,
        fc.constantFrom('400', '401', '404', '429', '1001', '500'),
        fc.string(),
        (client, code, message) => {
          const answer = unpackEnvelope(client, JSON.parse(JSON.stringify(toErrorBody(client, code, message))));
          expect(answer.ok).toBe(false);
          if (answer.ok) return;
          expect(answer.error.kind).toBe(code === '401' ? 'INVALID_TOKEN' : 'SERVER_ERROR');
          expect([answer.error.message, code === '401' ? '' : answer.error.code]).toEqual([
            message,
            code === '401' ? '' : code,
          ]);
        },
      ),
    );
  });

  test('R-7.126 is an error in any other case, and never a success or an exception', () => {
    const strange = fc.oneof(
      json,
      fc.record(
        {
          code: fc.oneof(json, fc.constantFrom('1', 401, 500, null)),
          msg: json,
          success: fc.constantFrom(false, 'true', 1),
        },
        { requiredKeys: ['code'] },
      ),
    );
    fc.assert(
      fc.property(kind, strange, (client, body) => {
        const isEnvelope = typeof body === 'object' && body !== null && !Array.isArray(body);
        const sent = isEnvelope && 'code' in body ? body.code : undefined;
        const code = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
        const isGood = code === '0' || code === '200' || (isEnvelope && 'success' in body && body.success === true);
        if (!isGood) expect(unpackEnvelope(client, body).ok).toBe(false);
      }),
    );
  });
});

const DEVICE = { deviceId: 'd1', deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '' } as const;
const context: fc.Arbitrary<EnvelopeContext> = fc.record({
  appVersion: fc.string(),
  time: fc.nat(),
  lang: fc.string(),
  token: fc.string(),
  siteId: fc.nat(),
  websiteId: fc.nat(),
  device: fc.constant(DEVICE),
  exhibitionId: fc.string(),
  exhibitionType: fc.string(),
  themeType: fc.string(),
  country: fc.string(),
});

describe('a request to the gateway', () => {
  /** Data whose members have the same names as those of the envelope. */
  const data = fc.oneof(json, fc.dictionary(fc.constantFrom('token', 'time', 'data', 'sign', 'lang', 'device'), json));

  test('R-3.051 R-3.052 R-7.010 has data that neither replaces a field of the envelope nor gets lost in it', () => {
    fc.assert(
      fc.property(kind, context, data, (client, around, sent) => {
        const { data: carried, ...rest } = wrap(client, around, sent);
        const { data: none, ...same } = wrap(client, around, null);
        expect([carried, none, rest]).toEqual([sent, null, same]);
        expect(
          Object.entries(rest).filter(([name, value]) => name in around && value !== around[name as 'lang']),
        ).toEqual([]);
      }),
    );
  });

  test('R-3.053 THR-48 has the same signed text for any transport, and another one after any change', async () => {
    const crypto = { sha256Hex: async (text: string) => text, keyedMac: async () => '', nonce: () => '' };
    const textOf = (envelope: object) => {
      const request = {
        audience: 'assistant',
        method: 'POST',
        path: '/p',
        envelope: envelope as { time: number },
      } as const;
      return buildSignedText(crypto, { ...request, envelope: { ...request.envelope } }, 'n');
    };
    await fc.assert(
      fc.asyncProperty(context, data, fc.string(), async (around, sent, sign) => {
        const envelope = JSON.parse(JSON.stringify(wrap('assistant', around, sent)));
        const signed = await textOf(envelope);
        expect(await textOf({ sign, ...(shuffled(envelope) as object) })).toBe(signed);
        for (const name of Object.keys(envelope)) {
          expect([name, (await textOf({ ...envelope, [name]: 'changed' })) === signed]).toEqual([
            name,
            envelope[name] === 'changed',
          ]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

/** The same value with the members of every object in reverse order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, shuffled(member)]),
  );
}

describe('the canonical text for keys and signatures', () => {
  test('REL-02 REL-03 represents the value, and is the same for the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(toCanonicalJson(plain))).toEqual(plain);
        expect(toCanonicalJson(shuffled(plain))).toBe(toCanonicalJson(plain));
      }),
    );
  });

  test('REL-02 REL-03 is the same for two values only if they are equal', () => {
    const few = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom('a', '"', '\\', '1', ',') });
    fc.assert(
      fc.property(few, few, (one, other) => {
        const [first, second] = [one, other].map((value) => JSON.parse(JSON.stringify(value)));
        expect(toCanonicalJson(first) === toCanonicalJson(second)).toBe(
          JSON.stringify(sorted(first)) === JSON.stringify(sorted(second)),
        );
      }),
    );
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ['list', ...value.map(sorted)];
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return ['members', ...members.map(([name, member]) => [name, sorted(member)])];
}
