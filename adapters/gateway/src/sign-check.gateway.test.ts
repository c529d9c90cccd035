import { read } from '@fairhall/core/contract/call';
import { buildBrowserSignature, signRequest } from '@fairhall/core/contract/signature';
import { ok } from '@fairhall/core/result';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { insertSession } from '../../../tests/support/accounts.ts';
import { testDatabase } from '../../../tests/support/databases.ts';
import { post, testGateway } from '../../../tests/support/gateway.ts';
import { createSigningClient } from '../../../tests/support/real-client.ts';
import { buildRoutes } from './gateway.ts';
import { callSignatureCrypto } from './identity/signature-crypto.ts';

const input = z.strictObject({ name: z.optional(z.string()) });
const output = z.object({ heard: z.string() });
const common = { input, output, requirements: [] };
const calls = {
  assist: read({ id: 'API-53', client: 'assistant', path: 'blade-purchaser/assist', ...common }),
  info: read({ id: 'API-76', client: 'supplier', path: 'blade-supplier/info', ...common }),
  own: read({ id: 'API-48', client: 'general', path: 'blade-purchaser/own', access: 'buyer', ...common }),
  ours: read({ id: 'API-76', client: 'supplier', path: 'blade-supplier/ours', access: 'supplier', ...common }),
};
const echo = async ({ name = '' }: { name?: string | undefined }) => ok({ heard: name });
const routes = buildRoutes(calls, { assist: echo, info: echo, own: echo, ours: echo });

const hex = '00112233445566778899aabbccddeeff'.repeat(2);
const secrets = { secretOf: async (keyId: string) => (keyId === 'k1' ? hex : null) };
const now = 1_760_000_000_000;
const database = testDatabase();
const gateway = testGateway(database, { calls: routes, secrets, now: () => now });

const device = { deviceId: 'd1', deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '', future: 1 };
const envelope = {
  data: { name: 'معرض' },
  appVersion: '1',
  time: now,
  lang: 'en',
  token: '',
  siteId: 999,
  websiteId: 999,
  device,
  exhibitionId: '',
  systemId: 10_000,
};
type Envelope = Record<string, unknown> & { time: number };

async function signed(
  body: Envelope = envelope,
  { keyId = 'k1', audience = 'supplier' as const, path = '/blade-supplier/info' } = {},
): Promise<Envelope> {
  const request = { audience, method: 'POST', path, envelope: body };
  return { ...body, sign: await signRequest(callSignatureCrypto, request, { keyId, hex }) };
}

const info = (body: object) => post(gateway(), 'blade-supplier/info', JSON.stringify(body));

describe('the signature of assistant and supplier calls', () => {
  test('R-3.053 THR-48 a call signed with a known secret is accepted', async () => {
    const response = await info(await signed());
    expect(await response.json()).toEqual({ code: 0, data: { heard: 'معرض' } });
  });

  test('THR-48 the same signature is rejected a second time', async () => {
    const body = await signed();
    expect((await info(body)).status).toEqual(200);
    expect(await (await info(body)).json()).toMatchObject({
      code: 400,
      message: 'This request’s signature is not valid.',
    });
  });

  test('THR-48 only one of many concurrent copies is accepted', async () => {
    const body = await signed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => info(body)));
    expect(answers.filter(({ status }) => status === 200).length).toEqual(1);
  });

  test('a rejected signature is not used up', async () => {
    const body = await signed();
    expect((await info({ ...body, lang: 'ar' })).status).toEqual(400);
    expect((await info(body)).status).toEqual(200);
  });

  test.each<[string, (body: Envelope) => object]>([
    ['data', (body) => ({ ...body, data: { name: 'other' } })],
    ['token', (body) => ({ ...body, token: 'st_stolen' })],
    ['site', (body) => ({ ...body, siteId: 2 })],
    ['device', (body) => ({ ...body, device: { ...device, deviceId: 'd2' } })],
    ['time', (body) => ({ ...body, time: body.time + 1 })],
    ['sign', (body) => ({ ...body, sign: String(body.sign).replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')) })],
    ['nothing', ({ sign: _, ...body }) => body],
  ])('THR-48 a call whose %s was changed is rejected', async (_, change) => {
    expect((await info(change(await signed()))).status).toEqual(400);
  });

  test('THR-48 a signature for another audience or path or with an unknown key is rejected', async () => {
    const assistant = await signed(envelope, { audience: 'assistant' as 'supplier' });
    const elsewhere = await signed(envelope, { path: '/blade-supplier/other' });
    const unknown = await signed(envelope, { keyId: 'k2' });
    for (const body of [assistant, elsewhere, unknown]) expect((await info(body)).status).toEqual(400);
  });

  test.each([301_000, -301_000])('a client whose clock is off by %i ms is told the time', async (off) => {
    const response = await info(await signed({ ...envelope, time: now + off }));
    expect(await response.json()).toMatchObject({
      code: 400,
      message: 'The clock on this device is more than five minutes off. Correct it and try again.',
      serverTime: now,
    });
    expect((await info(await signed({ ...envelope, time: now + Math.sign(off) * 300_000 }))).status).toEqual(200);
  });

  test('D-49 a browser sends only a placeholder signature, whatever its clock says, and gets the time if it is off', async () => {
    const sign = buildBrowserSignature(callSignatureCrypto);
    const heard = { code: 0, data: { heard: 'معرض' } };
    expect(await (await info({ ...envelope, sign })).json()).toEqual(heard);
    for (const off of [-1_200_000, 1_200_000, -18_000_000, 18_000_000]) {
      const response = await info({ ...envelope, sign, time: now + off });
      expect(await response.json()).toEqual({ ...heard, serverTime: now });
    }
    expect((await info({ ...envelope, sign: 'browser' })).status).toEqual(400);
    expect((await info({ ...envelope, sign, time: undefined })).status).toEqual(400);
  });

  test.each([-18_000_000, 18_000_000])(
    'D-49 REL-28 an app whose clock is off by %i ms is rejected once, learns the time and is accepted',
    async (off) => {
      const { client: app, times } = createSigningClient(gateway(), calls, now + off, (request) =>
        signRequest(callSignatureCrypto, request, { keyId: 'k1', hex }),
      );
      expect(await app.info({ name: 'Ann' })).toEqual({ ok: true, value: { heard: 'Ann' } });
      expect(await app.info({ name: 'Bea' })).toEqual({ ok: true, value: { heard: 'Bea' } });
      expect(times).toEqual([now + off, now, now]);
    },
  );

  test('an assistant call is signed for its own audience', async () => {
    const { systemId: _, ...rest } = envelope;
    const request = {
      audience: 'assistant',
      method: 'POST',
      path: '/blade-purchaser/assist',
      envelope: { ...rest, themeType: 'homelife' },
    } as const;
    const sign = await signRequest(callSignatureCrypto, request, { keyId: 'k1', hex });
    const response = await post(gateway(), 'blade-purchaser/assist', JSON.stringify({ ...request.envelope, sign }));
    expect(await response.json()).toEqual({ code: 0, data: { heard: 'معرض' } });
  });
});

describe('tokens', () => {
  test('D-65 a buyer call without a token asks for a login, with an unknown one for a new login', async () => {
    const own = (token: string) => post(gateway(), 'blade-purchaser/own', {}, { envelope: { token } });
    expect([(await own('')).status, await (await own('')).json()]).toEqual([
      401,
      expect.objectContaining({ code: '401', msg: 'Log in first.' }),
    ]);
    expect(await (await own('st_or_any_other')).json()).toMatchObject({
      code: '401',
      msg: 'Maybe you signed in another place, please relogin again.',
    });
  });

  test('R-8.002 a supplier call is rejected with the error code of its kind', async () => {
    const body = await signed({ ...envelope, token: 'bt_1' }, { path: '/blade-supplier/ours' });
    const response = await post(gateway(), 'blade-supplier/ours', JSON.stringify(body));
    expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 100001 })]);
  });

  test("R-6.004 THR-01 a supplier call accepts a supplier's token but no buyer's, and vice versa", async () => {
    const created = now - 1;
    const tokens = [
      await insertSession(database(), 'supplier', { accountId: 'weaver', created }),
      await insertSession(database(), 'buyer', { accountId: 'buyer', created }),
    ];
    const ours = async (token: string) => {
      const body = await signed({ ...envelope, token }, { path: '/blade-supplier/ours' });
      return (await post(gateway(), 'blade-supplier/ours', JSON.stringify(body))).status;
    };
    const own = async (token: string) =>
      (await post(gateway(), 'blade-purchaser/own', {}, { envelope: { token } })).status;
    expect(await Promise.all(tokens.map(ours))).toEqual([200, 401]);
    expect(await Promise.all(tokens.map(own))).toEqual([401, 200]);
  });
});
