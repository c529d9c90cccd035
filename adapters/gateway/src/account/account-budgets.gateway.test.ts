import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson, PASSWORD } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase();
const gateway = testGateway(database);

const CALLS: readonly (readonly [string, (email: string) => object])[] = [
  ['register/memberCheck.json', (email) => ({ email })],
  ['blade-purchaser/account/sendResetPasswordMail', (email) => ({ email })],
  [
    'blade-purchaser/account/registerV2',
    (email) => ({ email, password: PASSWORD, tagCodes: [], productName: '', appVersion: '1' }),
  ],
];

let asked = 0;

describe.each(CALLS)('THR-11 calls that reveal whether an account exists: %s', (path, dataOf) => {
  const ask = (email: string, who = createPerson()) => {
    asked += 1;
    return post(gateway(), path, dataOf(email), {
      headers: createHeaders(who),
      address: `10.3.${asked >> 8}.${asked & 255}`,
    });
  };

  test('limits one device to twenty calls a minute, whatever its IP address', async () => {
    const device = createPerson();
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) statuses.push((await ask(createPerson().email, device)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  test('D-65 never rate-limits an email address, however often other visitors use it', async () => {
    const { email } = createPerson('wanted');
    const statuses: number[] = [];
    for (let times = 0; times < 25; times += 1) {
      const written = times % 2 === 0 ? email : email.toUpperCase();
      statuses.push((await ask(written)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
