import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase();
const gateway = testGateway(database);
const ask = (path: string, data: object = {}, sent = {}) =>
  readData(post(gateway(), `blade-system/${path}`, data, sent));

describe("the caller's location", () => {
  test('R-7.105 R-7.016 the IP address is the one of the connection', async () => {
    expect(await ask('ip/getCurrentIp', {}, { address: '198.51.100.4' })).toEqual({ ip: '198.51.100.4' });
  });

  test('THR-17 a test on this machine can set its IP address, but no other client can, and nobody in production', async () => {
    const headers = { 'x-test-ip': '203.0.113.9' };
    const isLocal = true;
    expect(await ask('ip/getCurrentIp', {}, { headers, isLocal })).toEqual({ ip: '203.0.113.9' });
    expect(await ask('ip/getCurrentIp', {}, { headers: { 'x-test-ip': 'anything' }, isLocal })).toEqual({
      ip: '192.0.2.1',
    });
    expect(await ask('ip/getCurrentIp', {}, { headers })).toEqual({ ip: '192.0.2.1' });
    const production = await createTestGateway(database(), {
      environment: { APP_ENV: 'production', PUBLIC_URL: 'https://fairhall.example' },
    });
    expect(await readData(post(production, 'blade-system/ip/getCurrentIp', {}, { headers, isLocal }))).toEqual({
      ip: '192.0.2.1',
    });
    await production.close();
  });

  test('R-7.017 R-3.030 an IP address returns the id and names of its country', async () => {
    expect(await ask('ip/ipAys', { ip: '5.9.49.12' })).toEqual({
      id: '276',
      cnName: '德国',
      enName: 'Germany',
      code2: 'DE',
    });
  });

  test('A-46 an unknown location returns empty fields', async () => {
    expect(await ask('ip/ipAys', { ip: '127.0.0.1' })).toEqual({ id: '', cnName: '', enName: '', code2: '' });
  });
});

describe('texts, countries, websites', () => {
  test('R-7.021 R-8.034 all texts of a language are returned as one map, and an empty one for a language without texts', async () => {
    const input = { websiteId: 999, version: '1' };
    const errors = JSON.parse(
      readFileSync(new URL('../../../../core/messages/ar/errors.json', import.meta.url), 'utf8'),
    );
    expect(await ask('i18n/i18nAll', { lang: 'ar', ...input })).toMatchObject(errors);
    expect(await ask('i18n/i18nAll', { lang: 'xx', ...input })).toEqual({});
    expect(await ask('i18n/i18nAll', { lang: '../en', ...input })).toEqual({});
  });

  test('every country is returned with both names and its codes', async () => {
    const countries = (await ask('country/list')) as object[];
    expect(countries.length).toEqual(249);
    expect(countries).toContainEqual({
      id: '792',
      enName: 'Türkiye',
      cnName: '土耳其',
      code2: 'TR',
      dialingCode: '+90',
    });
  });

  test('R-9.026 a website is returned with its data, an unknown one is a 404', async () => {
    expect(await ask('website/info', { websiteId: 2 })).toEqual({
      id: 2,
      name: 'Turkey',
      enName: 'turkey',
      abbr: 'tr',
      lang: 'tr',
      countryId: '792',
      themeColor: '#1F4AFE',
      themeType: 'homelife',
      flags: { tagSelectorV2: false, aiChatAB: false, preRegisterAB: false, aiChatDisabled: false },
      popupMode: 'default',
    });
    expect(await ask('website/info', { websiteId: 999 })).toMatchObject({ countryId: '', abbr: 'ww' });
    expect(await readError(post(gateway(), 'blade-system/website/info', { websiteId: 4711 }))).toMatchObject({
      status: 404,
    });
  });
});

describe('the OpenAPI document', () => {
  test('contains every call, submits with their idempotency key', async () => {
    const response = await gateway().handle(new Request('http://localhost/gateway/openapi.json'), {
      address: '127.0.0.1',
    });
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, { post: { parameters: object[]; requestBody: object } }>;
    };
    expect(document.openapi).toEqual('3.1.0');
    expect(Object.keys(document.paths)).toContain('/gateway/search/goods');
    const submit = document.paths['/gateway/inquiry/submitNewInquiry.json']?.post;
    expect(submit?.parameters).toMatchObject([{ name: 'Idempotency-Key', required: true }]);
    expect(JSON.stringify(submit?.requestBody)).toContain('"targetId"');
  });
});
