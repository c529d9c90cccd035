import { expect, test } from 'vitest';
import { toOverloadRefusal } from '../operations/load-shedding.ts';
import { getHashPriority } from './hash-priority.ts';
import { createPasswords } from './passwords.ts';

const quick = { memory: 64, passes: 1, lanes: 1 };
const passwords = createPasswords({ cost: quick });

async function stored(password: string): Promise<string> {
  const hashed = await passwords.hash(password, []);
  if (!hashed.ok) throw new Error('the line is full');
  return hashed.value;
}

test.each([
  ' with spaces at both ends ',
  'كلمة مرور',
  '密码密码密码',
  '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑',
  `${'long '.repeat(200)}1`,
])('D-71 A-10 a password is compared in full and may use any script: %s', async (password) => {
  const hash = await stored(password);
  expect(await passwords.isRight(password, hash, [])).toEqual({ ok: true, value: true });
  for (const other of [password.trim().slice(0, -1), `${password} `, password.slice(0, -2)])
    expect(await passwords.isRight(other, hash, [])).toEqual({ ok: true, value: false });
});

test('a password is the same in composed and decomposed Unicode', async () => {
  expect(await passwords.isRight('cafe\u0301-olé', await stored('café-ol\u0065\u0301'), [])).toEqual({
    ok: true,
    value: true,
  });
});

test('two hashes of one password differ', async () => {
  expect(await stored('the same')).not.toEqual(await stored('the same'));
});

test('THR-12 without a stored password every password is wrong, and is hashed all the same', async () => {
  const one = createPasswords({ cost: quick, atOnce: 2, line: 0 });
  const first = [one.isRight('a', null, []), one.isRight('b', null, [])];
  expect(await one.isRight('c', null, [])).toMatchObject({ ok: false });
  expect(await Promise.all(first)).toEqual([
    { ok: true, value: false },
    { ok: true, value: false },
  ]);
  expect(await passwords.isRight('a', 'damaged', [])).toEqual({ ok: true, value: false });
});

test('REL-22 two passwords are hashed at once, some wait, and the next is rejected as overload', async () => {
  const small = createPasswords({ cost: quick, atOnce: 2, line: 3 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => small.hash('password', [])));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false, false]);
  expect(answers[7]).toEqual({ ok: false, error: toOverloadRefusal('passwordQueue') });
  expect(await small.hash('password', [])).toMatchObject({ ok: true });
});

test('THR-13 a known device waits for at most one other request, however many from elsewhere are queued', async () => {
  const line = createPasswords({ cost: quick, atOnce: 1, line: 50 });
  const done: string[] = [];
  const tryAs = (name: string, isKnown: boolean, address: string) =>
    line.isRight('x', null, getHashPriority({ address, visitor: null }, isKnown)).then(() => done.push(name));
  const flood = Array.from({ length: 40 }, (_, index) => tryAs('flood', false, `192.0.2.${index % 4}`));
  await Promise.all([...flood, tryAs('honest', false, '198.51.100.1'), tryAs('known', true, '192.0.2.1')]);
  expect([done.indexOf('known'), done.indexOf('honest')]).toEqual([1, 5]); // after one of each of the four others
});

test('hashing at the usual cost does not block the event loop', async () => {
  const usual = createPasswords();
  let turns = 0;
  let isDone = false;
  const hashed = usual.hash('password', []).then((hash) => {
    isDone = true;
    return hash;
  });
  while (!isDone) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(turns).toBeGreaterThan(20);
  expect(await hashed).toMatchObject({ value: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
});

test('a hash of another cost is outdated', async () => {
  const hash = await stored('password');
  expect(passwords.isDated(hash)).toEqual(false);
  expect(createPasswords({ cost: { ...quick, memory: 128 } }).isDated(hash)).toEqual(true);
});
