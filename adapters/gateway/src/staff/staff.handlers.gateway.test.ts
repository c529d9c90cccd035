import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';

const database = testDatabase();
const gateway = testGateway(database);

const reason = 'a test';
let names = 0;
const newName = (): string => {
  names += 1;
  return `Member ${names}`;
};

const ask = (
  token: string,
  call: 'add' | 'list' | 'revoke' | 'renew',
  data: object,
  headers = createHeaders(createPerson()),
) => post(gateway(), `staff/${call}`, data, { headers, envelope: { token } });

async function operator(): Promise<string> {
  return (await insertStaff(database(), { role: 'operator' })).token;
}

async function added(token: string, data: object = {}, headers = createHeaders(createPerson())) {
  const given = { name: newName(), role: 'operator', reason, ...data };
  return (await readData(ask(token, 'add', given, headers))) as { staffId: string; token: string };
}

describe('adding a staff member', () => {
  test('D-94 makes their token valid at once and stores only its hash', async () => {
    const { token, staffId } = await added(await operator());
    expect(token).toMatch(/^sf_[A-Za-z0-9_-]{43}$/);
    expect(await readData(ask(token, 'list', {}))).toMatchObject({ members: expect.anything() });
    const row = database().kysely.selectFrom('staff').selectAll().where('staff_id', '=', staffId);
    expect(JSON.stringify(await row.execute())).not.toContain(token);
  });

  test('REL-02 again after a lost response gives one member a new token and ends the first', async () => {
    const first = await operator();
    const headers = createHeaders(createPerson());
    const name = newName();
    const once = await added(first, { name }, headers);
    const again = await added(first, { name }, headers);
    expect(again.staffId).toBe(once.staffId);
    expect((await ask(again.token, 'list', {})).status).toBe(200);
    expect(await readError(ask(once.token, 'list', {}))).toMatchObject({ status: 401 });
    const other = { name, role: 'support', reason };
    expect(await readError(ask(first, 'add', other, headers))).toMatchObject({ status: 422 });
  });

  test('many times at once with one name adds one, ignoring the case of letters', async () => {
    const token = await operator();
    const name = newName();
    const asked = Array.from({ length: 8 }, (_, at) =>
      ask(token, 'add', { name: at % 2 === 0 ? name : ` ${name.toUpperCase()} `, role: 'support', reason }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await readError(ask(token, 'add', { name, role: 'support', reason }))).toMatchObject({
      message: expect.stringContaining(`already a staff member called ${name}`),
    });
  });

  test('may reuse the name of a revoked member', async () => {
    const token = await operator();
    const name = newName();
    const { staffId } = await added(token, { name });
    await readData(ask(token, 'revoke', { staffId, reason }));
    expect((await added(token, { name })).staffId).not.toBe(staffId);
  });
});

describe('revoking a staff member', () => {
  test('D-94 ends their token at once, and a second time changes nothing', async () => {
    const token = await operator();
    const member = await added(token);
    const first = await readData(ask(token, 'revoke', { staffId: member.staffId, reason }));
    expect(await readError(ask(member.token, 'list', {}))).toMatchObject({ status: 401, code: '401' });
    expect(await readData(ask(token, 'revoke', { staffId: member.staffId, reason }))).toEqual(first);
    expect(await readError(ask(token, 'revoke', { staffId: 'nobody', reason }))).toMatchObject({ status: 404 });
  });

  test('leaves one of two operators who revoke each other at once', async () => {
    await database().kysely.updateTable('staff').set({ revoked: 1 }).where('revoked', 'is', null).execute();
    const [one, other] = [
      await insertStaff(database(), { role: 'operator' }),
      await insertStaff(database(), { role: 'operator' }),
    ];
    await insertStaff(database(), { role: 'support' });
    const answers = await Promise.all([
      ask(one.token, 'revoke', { staffId: other.staffId, reason }),
      ask(other.token, 'revoke', { staffId: one.staffId, reason }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const good = database().kysely.selectFrom('staff').select('staff_id').where('revoked', 'is', null);
    expect(await good.where('role', '=', 'operator').execute()).toHaveLength(1);
  });
});

describe('a staff token', () => {
  const YEAR = 365 * 86_400_000;
  const expire = (staffId: string) =>
    database().kysely.updateTable('staff').set({ expires: 5 }).where('staff_id', '=', staffId).execute();

  test('D-94 is valid for a year, and each response contains its expiry', async () => {
    const given = { name: newName(), role: 'operator', reason };
    const before = Date.now();
    const { token, expires } = (await readData(ask(await operator(), 'add', given))) as {
      token: string;
      expires: number;
    };
    expect(expires).toBeGreaterThanOrEqual(before + YEAR);
    expect(expires).toBeLessThanOrEqual(Date.now() + YEAR);
    expect((await ask(token, 'list', {})).headers.get('staff-token-ends')).toBe(String(expires));
  });

  test('D-94 is rejected with its own message after it expires, and works again once renewed', async () => {
    const token = await operator();
    const member = await added(token);
    await expire(member.staffId);
    expect(await readError(ask(member.token, 'list', {}))).toMatchObject({
      status: 401,
      message: expect.stringContaining('expired'),
    });
    const { expires } = (await readData(ask(token, 'renew', { staffId: member.staffId, reason }))) as {
      expires: number;
    };
    expect(expires).toBeGreaterThan(Date.now() + YEAR - 60_000);
    expect((await ask(member.token, 'list', {})).status).toBe(200);
  });

  test('D-94 cannot be renewed if it is revoked or unknown', async () => {
    const token = await operator();
    const member = await added(token);
    await readData(ask(token, 'revoke', { staffId: member.staffId, reason }));
    expect(await readError(ask(token, 'renew', { staffId: member.staffId, reason }))).toMatchObject({ status: 409 });
    expect(await readError(ask(token, 'renew', { staffId: 'nobody', reason }))).toMatchObject({ status: 404 });
  });

  test('that has expired does not count as another operator’s when the last operator is revoked', async () => {
    await database().kysely.updateTable('staff').set({ revoked: 1 }).where('revoked', 'is', null).execute();
    const token = await operator();
    const { members } = (await readData(ask(token, 'list', {}))) as {
      members: { staffId: string; revoked: number | null }[];
    };
    const own = members.find(({ revoked }) => revoked === null)?.staffId;
    await expire((await added(token)).staffId);
    expect(await readError(ask(token, 'revoke', { staffId: own, reason }))).toMatchObject({ status: 409 });
  });
});

test('the list shows all staff members, newest first, and no tokens', async () => {
  const token = await operator();
  const member = await added(token, { role: 'support' });
  await readData(ask(token, 'revoke', { staffId: member.staffId, reason }));
  const { members } = (await readData(ask(token, 'list', {}))) as { members: { staffId: string; created: number }[] };
  expect(members.find(({ staffId }) => staffId === member.staffId)).toEqual({
    staffId: member.staffId,
    name: expect.any(String),
    role: 'support',
    created: expect.any(Number),
    addedBy: expect.any(String),
    expires: expect.any(Number),
    revoked: expect.any(Number),
  });
  expect(members.map(({ created }) => created)).toEqual(members.map(({ created }) => created).sort((a, b) => b - a));
  expect(JSON.stringify(members)).not.toContain('sf_');
});

test('THR-57 audit rows can be neither changed nor deleted', async () => {
  await added(await operator());
  const { kysely } = database();
  await expect(kysely.updateTable('audit').set({ reason: 'another' }).execute()).rejects.toThrow('not changed');
  await expect(kysely.deleteFrom('audit').execute()).rejects.toThrow('not changed');
});
