import { describe, expect, test } from 'vitest';
import {
  createHeaders,
  createPerson,
  logIn,
  PASSWORD,
  type Person,
  registerForToken,
} from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createTestGateway, post, readData, testGateway, testPasswords } from '../../../../tests/support/gateway.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { claimAttempt, listAttemptCounters } from './login-attempts.ts';

let now = Date.parse('2026-11-21T12:00:00Z');
const database = testDatabase();
const gateway = testGateway(database, { now: () => now });

const wrong = (email: string, who: Person = createPerson()) =>
  logIn(gateway(), { ...who, email }, { password: 'not the one' });
const waitOf = (response: Response): number => Number(response.headers.get('retry-after') ?? 0);

async function member(): Promise<Person> {
  const who = createPerson();
  await registerForToken(gateway(), who);
  return who;
}

describe('wrong passwords on one account', () => {
  test('THR-13 cause no wait for the first ten, then one that doubles up to an hour, regardless of the client', async () => {
    const { email } = await member();
    const waits: number[] = [];
    for (let tried = 0; tried < 50; tried += 1) {
      const first = await wrong(email);
      waits.push(waitOf(first));
      now += waitOf(first) * 1000;
      const looked = first.status === 429 ? await wrong(email) : first;
      expect(await looked.json()).toMatchObject({ code: '1004' });
    }
    expect(waits.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 0));
    expect(waits.slice(11, 24)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600]);
    expect(new Set(waits.slice(24))).toEqual(new Set([3600]));
  });

  test('THR-13 also block the right password during the wait', async () => {
    const who = await member();
    const stranger = { ...createPerson(), email: who.email };
    for (let tried = 0; tried < 11; tried += 1) await wrong(who.email);
    const refused = await logIn(gateway(), stranger);
    expect([refused.status, waitOf(refused)]).toEqual([429, 1]);
    now += 1000;
    expect((await logIn(gateway(), stranger)).status).toEqual(200);
  });

  test('THR-13 are checked only up to the limit when a hundred arrive at once', async () => {
    const { email } = await member();
    let looked = 0;
    const counting = await createTestGateway(database(), {
      now: () => now,
      passwords: {
        ...testPasswords,
        isRight: (password, stored, whom) => {
          looked += 1;
          return testPasswords.isRight(password, stored, whom);
        },
      },
    });
    const tries = Array.from({ length: 100 }, (_, index) =>
      logIn(
        counting,
        { ...createPerson(), email },
        { password: 'wrong' },
        { address: `10.1.${index % 2}.1`, headers: createHeaders(createPerson()) },
      ),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    // Three tries for each network, and eleven for all networks that guess.
    expect([looked, statuses.filter((status) => status === 429).length]).toEqual([17, 83]);
    await counting.close();
  });

  test('are reset by a right one', async () => {
    const who = await member();
    for (const _ of [1, 2, 3]) {
      for (let tried = 0; tried < 9; tried += 1) await wrong(who.email);
      expect((await logIn(gateway(), { ...createPerson(), email: who.email })).status).toEqual(200);
    }
  });

  test('are counted from zero again after a day without attempts', async () => {
    const counts = listAttemptCounters('rested@example.com', false, { address: '192.0.2.1', visitor: null });
    const claim = async () => (await claimAttempt(database(), counts, now)).wait;
    for (let tried = 0; tried < 11; tried += 1) await claim();
    expect(await claim()).toEqual(1);
    now += 86_401_000;
    for (let tried = 0; tried < 10; tried += 1) expect(await claim()).toEqual(0);
  });

  test('REL-28 cause no wait once a clock that was days ahead is right again', async () => {
    const counts = listAttemptCounters('ahead@example.com', false, { address: '192.0.2.1', visitor: null });
    const claim = async (at: number) => (await claimAttempt(database(), counts, at)).wait;
    for (let tried = 0; tried < 11; tried += 1) await claim(now + 3 * 86_400_000);
    expect(await claim(now + 3 * 86_400_000)).toEqual(1);
    const waits: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) waits.push(await claim(now));
    expect(waits).toEqual([...Array.from({ length: 11 }, () => 0), 1]);
  });

  test('cause the same wait for an email address without an account, so that accounts cannot be detected', async () => {
    const { email } = createPerson('nobody');
    for (let tried = 0; tried < 11; tried += 1) await wrong(email);
    expect((await wrong(email)).status).toEqual(429);
  });

  test('from others do not lock the owner out of a device that was logged in before', async () => {
    const who = await member();
    for (let tried = 0; tried < 11; tried += 1) await wrong(who.email);
    expect((await wrong(who.email)).status).toEqual(429);
    expect((await logIn(gateway(), who)).status).toEqual(200);
  });

  test('THR-13 D-65 from twenty networks all day never lock the owner out of a new browser', async () => {
    const who = await member();
    const elsewhere = (address: string, change: object = {}) =>
      logIn(gateway(), { ...createPerson(), email: who.email }, change, {
        address,
        headers: createHeaders(createPerson()),
      });
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      for (let network = 1; network <= 20; network += 1)
        for (let tried = 0; tried < 2; tried += 1) await elsewhere(`203.0.113.${network}`, { password: 'wrong' });
      statuses.push((await elsewhere(`198.51.100.${round}`)).status, (await logIn(gateway(), who)).status);
      now += 60_000;
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('THR-13 from others still let an owner who mistypes twice log in on the third try', async () => {
    const who = await member();
    const from = (address: string, change: object = {}) =>
      logIn(gateway(), { ...createPerson(), email: who.email }, change, {
        address,
        headers: createHeaders(createPerson()),
      });
    for (let network = 1; network <= 20; network += 1)
      for (let tried = 0; tried < 5; tried += 1) await from(`203.0.113.${network}`, { password: 'wrong' });
    const own = [await from('198.51.100.9', { password: 'typo' }), await from('198.51.100.9', { password: 'typo' })];
    expect([...own, await from('198.51.100.9')].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await from('198.51.100.9')).status).toEqual(200);
  });

  test('THR-13 from ten networks together are checked three times each and then once a minute', async () => {
    const { email } = await member();
    const counts = (network: number) =>
      listAttemptCounters(email, false, { address: `203.0.113.${network}`, visitor: null });
    let looked = 0;
    const begun = now;
    const minutes = 12;
    for (let minute = 0; minute < minutes; minute += 1) {
      for (let network = 0; network < 10; network += 1)
        for (let tried = 0; tried < 4; tried += 1)
          looked += (await claimAttempt(database(), counts(network), now)).wait === 0 ? 1 : 0;
      now = begun + (minute + 1) * 60_000;
    }
    // Ten tries without a wait, the one that starts the first wait, and then at most one a minute.
    expect(looked).toBeLessThanOrEqual(3 * 10 + 11 + minutes);
    expect(looked).toBeGreaterThan(3 * 10 + 11);
  });

  test('THR-13 from one network make others wait at most a minute, and that network up to an hour', async () => {
    const email = (await member()).email;
    const from = (address: string) =>
      logIn(
        gateway(),
        { ...createPerson(), email },
        { password: 'wrong' },
        { address, headers: createHeaders(createPerson()) },
      );
    for (let tried = 0; tried < 24; tried += 1) {
      now += waitOf(await from('2001:db8:7:1::1')) * 1000;
      if (tried > 10) await from('2001:db8:7:1::1');
    }
    now += 1_000_000;
    expect(waitOf(await from('2001:db8:7:2::1'))).toBeGreaterThan(60);
    expect((await from('2001:db8:8:1::1')).status).toEqual(200);
  });

  test('stop causing a wait once the password is reset by email', async () => {
    const who = await member();
    for (let tried = 0; tried < 11; tried += 1) await wrong(who.email);
    const headers = () => createHeaders(createPerson());
    await readData(
      post(gateway(), 'blade-purchaser/account/sendResetPasswordMail', { email: who.email }, { headers: headers() }),
    );
    const [mail] = await listRecentMails(database(), who.email);
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token');
    await readData(
      post(gateway(), 'blade-purchaser/account/resetPassword', { token, password: PASSWORD }, { headers: headers() }),
    );
    expect((await logIn(gateway(), { ...createPerson(), email: who.email })).status).toEqual(200);
  });
});

describe('many logins from one IP address', () => {
  test('THR-13 five hundred people can log in from one IP address in five minutes', async () => {
    const hashed = await testPasswords.hash(PASSWORD, []);
    if (!hashed.ok) throw new Error('the line is full');
    const people = Array.from({ length: 500 }, () => createPerson('hall'));
    await database()
      .kysely.insertInto('account')
      .values(
        people.map(({ email }) => ({
          account_id: email,
          email,
          kind: 'buyer' as const,
          created: 1,
          password_hash: hashed.value,
        })),
      )
      .execute();
    const statuses: number[] = [];
    for (let next = 0; next < 500; next += 25) {
      const group = people.slice(next, next + 25);
      const answers = group.map((who) =>
        logIn(gateway(), who, {}, { address: '198.51.100.77', headers: createHeaders(who) }),
      );
      statuses.push(...(await Promise.all(answers)).map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('THR-13 a device that tries many accounts is slowed down', async () => {
    const device = createPerson();
    const answers: number[] = [];
    for (let tried = 0; tried < 31; tried += 1) {
      const { email } = createPerson('victim');
      answers.push((await wrong(email, device)).status);
    }
    expect(answers.slice(-2)).toEqual([200, 429]);
  });

  test('THR-14 an IP address in the data or in a forwarded header does not change which client is counted', async () => {
    const device = createPerson();
    for (let tried = 0; tried < 30; tried += 1) await wrong(createPerson('victim').email, device);
    const data = { email: createPerson().email, password: 'x', ip: '203.0.113.50' };
    const headers = { ...createHeaders(device), 'x-forwarded-for': '203.0.113.50' };
    expect((await post(gateway(), 'login/login.json', data, { headers })).status).toEqual(200);
    expect((await post(gateway(), 'login/loginPc.json', data, { headers })).status).toEqual(429);
  });
});
