import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDesk } from './desk.ts';
import { runLine } from './line.ts';

const TOKEN = `sf_${'a'.repeat(43)}`;
const NEW_TOKEN = `sf_${'b'.repeat(43)}`;
const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const member = {
  staffId: 'm1',
  name: 'Maria Lopez',
  role: 'support',
  created: Date.UTC(2026, 10, 21),
  addedBy: 'm0',
  expires: Date.UTC(2047, 10, 21),
};

const desk = createDesk({
  'staff.add': [{ data: { staffId: 'm1', token: NEW_TOKEN, expires: member.expires } }],
  'staff.list': [{ data: { members: [{ ...member, revoked: null }] } }],
  'staff.revoke': [{ data: { staffId: 'm1', revoked: 5 } }],
  'staff.renew': [{ data: { staffId: 'm1', expires: member.expires } }],
});
const withToken = { environment: { FAIRHALL_STAFF_TOKEN: TOKEN } };
const staff = (args: readonly string[], given: Parameters<typeof desk.line>[1] = withToken) =>
  desk.line(['staff', ...args], given);

describe('a new staff member', () => {
  const line = ['add', 'Maria Lopez', '--role', 'support', '--reason', 'help desk'];

  test('D-94 gets a token as the result, and the message explains how to pass it on', async () => {
    await desk.open();
    const { exit, out, err } = await staff([...line, '--key', KEY]);
    expect({ exit, lines: out.trimEnd().split('\n') }).toEqual({
      exit: 0,
      lines: ['ID\tm1', `Token\t${NEW_TOKEN}`, 'Ends\t21 November 2047'],
    });
    expect(err).toContain('pass it on safely');
    const data = { name: 'Maria Lopez', role: 'support', reason: 'help desk' };
    expect(desk.callsTo('staff.add')).toEqual([expect.objectContaining({ data, token: TOKEN, key: KEY })]);
  });

  test('a dry run sends no request', async () => {
    await desk.open();
    const { exit, out } = await staff([...line, '--dry-run', '--json']);
    expect({ exit, isDry: JSON.parse(out).dryRun, asked: desk.gateway.calls }).toEqual({
      exit: 0,
      isDry: true,
      asked: [],
    });
  });

  test('without a response the command shows how to send it again', async () => {
    await desk.open({ 'staff.add': ['broken'] });
    const { exit, err } = await staff([...line, '--key', KEY]);
    expect({ exit, again: err.includes(`--key ${KEY}`) }).toEqual({ exit: 5, again: true });
  });

  test.each([
    ['the role', ['add', 'Maria', '--reason', 'x'], 'Missing option: --role'],
    ['another role', ['add', 'Maria', '--reason', 'x', '--role', 'boss'], 'Allowed: support, operator'],
    ['the reason', ['add', 'Maria', '--role', 'support'], 'Missing option: --reason'],
    ['the reason of an end', ['revoke', 'm1'], 'Missing option: --reason'],
  ])('usage error: %s', async (_, args, said) => {
    await desk.open();
    const { exit, err } = await staff(args);
    expect({ exit, err, asked: desk.gateway.calls }).toEqual({
      exit: 2,
      err: expect.stringContaining(said),
      asked: [],
    });
  });

  test('a person is prompted for the reason', async () => {
    await desk.open();
    const { exit } = await staff(['add', 'Maria', '--role', 'operator'], { ...withToken, answers: ['help desk'] });
    expect({ exit, data: desk.callsTo('staff.add')[0]?.data }).toMatchObject({
      exit: 0,
      data: { reason: 'help desk' },
    });
  });
});

test('D-94 the staff members are listed, one per line', async () => {
  await desk.open();
  expect(await staff(['list'])).toEqual({
    exit: 0,
    out: 'm1\tMaria Lopez\tsupport\t21 November 2026\t21 November 2047\t\n',
    err: 'Page 1 of 1\n',
  });
  expect((await staff(['list', '--lang', 'ar'])).out).toContain('دعم');
  expect(JSON.parse((await staff(['list', '--json'])).out)).toMatchObject({
    total: 1,
    records: [{ name: 'Maria Lopez' }],
  });
});

test('D-94 a staff member’s token is revoked, with the reason', async () => {
  await desk.open();
  expect(await staff(['revoke', 'm1', '--reason', 'left'])).toEqual({
    exit: 0,
    out: '',
    err: 'The token has been revoked.\n',
  });
  expect(desk.callsTo('staff.revoke')[0]?.data).toEqual({ staffId: 'm1', reason: 'left' });
});

test('D-94 a staff member’s token is renewed, with the reason', async () => {
  await desk.open();
  expect(await staff(['renew', 'm1', '--reason', 'stays'])).toEqual({
    exit: 0,
    out: '',
    err: 'The token is valid until 21 November 2047.\n',
  });
  expect(desk.callsTo('staff.renew')[0]?.data).toEqual({ staffId: 'm1', reason: 'stays' });
});

describe('the staff token', () => {
  const folder = (mode: number) => {
    const data = join(desk.home, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'server.json'), JSON.stringify({ url: desk.gateway.url, pid: process.pid }));
    writeFileSync(join(data, 'staff.token'), `${TOKEN}\n`);
    chmodSync(join(data, 'staff.token'), mode);
    return { environment: { DATA_DIR: data } };
  };

  test('comes from the data folder of the running server', async () => {
    await desk.open();
    const { exit } = await runLine(['staff', 'list'], desk.home, folder(0o600));
    expect({ exit, token: desk.callsTo('staff.list')[0]?.token }).toEqual({ exit: 0, token: TOKEN });
  });

  test('THR-19 from that folder is not sent to a named gateway', async () => {
    await desk.open();
    const { exit, err } = await desk.line(['staff', 'list'], folder(0o600));
    expect({ exit, asked: desk.gateway.calls }).toEqual({ exit: 4, asked: [] });
    expect(err).toContain('Set FAIRHALL_STAFF_TOKEN.');
  });

  test('is not used if others can read its file', async () => {
    await desk.open();
    const { exit, err } = await runLine(['staff', 'list'], desk.home, folder(0o644));
    expect({ exit, said: err.includes('(mode 644)'), asked: desk.gateway.calls }).toEqual({
      exit: 1,
      said: true,
      asked: [],
    });
  });

  test('D-94 that is rejected shows why, and where to get another, with exit code 4', async () => {
    await desk.open({ 'staff.list': [{ code: '401', message: 'This staff token has expired.' }] });
    const { exit, err } = await staff(['list']);
    expect({ exit, lines: err.split('\n') }).toMatchObject({
      exit: 4,
      lines: ['This staff token has expired.', expect.stringContaining('fairhall staff add'), ''],
    });
  });

  test('D-94 that expires within 30 days adds a warning to the result, and one that is valid for longer does not', async () => {
    const data = { members: [{ ...member, revoked: null }] };
    const inDays = (days: number) => Date.now() + days * 86_400_000;
    await desk.open({ 'staff.list': [{ data, staffTokenEnds: inDays(29) }] });
    const soon = await staff(['list']);
    expect({ exit: soon.exit, err: soon.err }).toEqual({
      exit: 0,
      err: expect.stringMatching(/^Your staff token expires on \d.*fairhall staff renew\.\nPage 1 of 1\n$/),
    });
    await desk.open({ 'staff.list': [{ data, staffTokenEnds: inDays(31) }] });
    expect((await staff(['list'])).err).toBe('Page 1 of 1\n');
  });

  test('is sent with `call send` for staff calls only', async () => {
    await desk.open({ 'site.currentIp': [{ data: { ip: '192.0.2.1' } }] });
    await desk.line(['call', 'send', 'staff.list', '{}'], withToken);
    await desk.line(['call', 'send', 'site.currentIp', '{}'], withToken);
    expect(desk.gateway.calls.map(({ name, token }) => ({ name, token }))).toEqual([
      { name: 'staff.list', token: TOKEN },
      { name: 'site.currentIp', token: undefined },
    ]);
  });
});
