import { isRegistered } from '@fairhall/core/contract/account/registered';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';

const MEMBER_CHECK = 'register/memberCheck.json';
const database = testDatabase();
const gateway = testGateway(database);

beforeAll(async () => {
  const accounts = [
    { account_id: 'a1', email: 'Buyer@Example.com', kind: 'buyer', created: 1 },
    { account_id: 'a2', email: 'sales@weaves.example', kind: 'supplier', created: 1 },
  ] as const;
  await database()
    .kysely.insertInto('account')
    .values([...accounts])
    .execute();
});

const check = (email: string, sent = {}) => post(gateway(), MEMBER_CHECK, { email }, sent);

describe('the member check', () => {
  test('R-7.011 R-7.064 R-9.030 reports an unregistered email address as unregistered', async () => {
    const response = await check('new@example.com');
    expect(await response.json()).toEqual({ code: '0', data: { registered: 0, supplierId: null } });
  });

  test("R-7.011 R-3.027 finds a buyer's email address in upper or lower case", async () => {
    const data = (await readData(check('BUYER@example.COM'))) as { registered: unknown };
    expect(data).toEqual({ registered: 1, supplierId: null });
    expect(isRegistered(data.registered)).toEqual(true);
  });

  test("R-7.011 R-3.028 A-65 reports a supplier's email address as registered, without revealing the supplier", async () => {
    expect(await readData(check('sales@weaves.example'))).toEqual({ registered: 1, supplierId: '1' });
  });

  test('THR-11 limits one visitor to twenty calls a minute, and says how long to wait', async () => {
    const headers = { 'x-visitor-key': 'a-visitor-who-asks-much' };
    for (let asked = 0; asked < 20; asked += 1) await readData(check(`n${asked}@example.com`, { headers }));
    const response = await check('n20@example.com', { headers });
    expect(response.status).toEqual(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(await response.json()).toMatchObject({
      code: '429',
      msg: `Too many requests. Try again in ${seconds} seconds.`,
    });
    expect(
      (await check('n21@example.com', { headers: { 'x-visitor-key': 'another-visitor-in-the-hall' } })).status,
    ).toEqual(200);
  });

  test('R-4.042 R-8.032 D-65 never rate-limits an email address, however many visitors check it', async () => {
    const ask = (index: number) =>
      check('Wanted@example.com', {
        headers: { 'x-visitor-key': `visitor-${index}-of-many-visitors` },
        address: `10.9.${index}.1`,
      });
    for (let asked = 0; asked < 30; asked += 1) expect((await ask(asked)).status).toEqual(200);
  });
});

describe('email address and phone number checks', () => {
  test('R-7.013 R-7.081 R-3.029 the public email check returns result and verdict', async () => {
    const verify = (email: string) => readData(post(gateway(), 'blade-system/public/email/verify', { email }));
    expect(await verify('buyer@acme-trading.com')).toEqual({ result: '2', isVerify: 'valid' });
    expect(await verify('buyer@gmail.com')).toEqual({ result: '1', isVerify: 'valid' });
    expect(await verify('buyer@unknown-mx.test')).toEqual({ result: '3', isVerify: 'valid' });
    expect(await verify('nobody')).toEqual({ result: '3', isVerify: 'invalid' });
  });

  test('R-7.082 R-9.033 checks a WhatsApp number by its digits', async () => {
    const verify = (whatsapp: string) =>
      readData(post(gateway(), 'blade-system/public/whatsapp/verify', { whatsapp, dialingCode: '+91' }));
    expect(await verify('9876543210')).toEqual({ result: '2', isVerify: 'valid' });
    expect(await verify('12')).toEqual({ result: '3', isVerify: 'invalid' });
  });

  test('R-9.031 checks a mobile number by its digits', async () => {
    const verify = (mobile: string) => readData(post(gateway(), 'blade-system/public/mobile/verify', { mobile }));
    expect(await verify('9876543210')).toEqual({ result: '2', isVerify: 'valid' });
    expect(await verify('98-76')).toEqual({ result: '3', isVerify: 'invalid' });
  });
});
