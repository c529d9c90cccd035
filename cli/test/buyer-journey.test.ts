import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLine } from './line.ts';
import { createEmptyFolder } from './process.ts';
import { type RealServer, startServer } from './real-server.ts';

let folder = '';
let server: RealServer;
beforeAll(async () => {
  folder = createEmptyFolder();
  server = await startServer(folder);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Time-out in milliseconds of a test with many commands. */
const STORY = 900_000;
const EMAIL = 'priya@malabar.example';
type RunOptions = Parameters<typeof runLine>[2];

/** Runs in this process; a command knows of earlier ones only what they left on disk. */
const line = (args: readonly string[], options?: RunOptions) =>
  runLine(args, folder, { ...options, environment: { DATA_DIR: join(folder, 'data'), ...options?.environment } });
const json = async (args: readonly string[], options?: RunOptions) => {
  const { exit, out, err } = await line([...args, '--json'], options);
  return { exit, found: JSON.parse(out === '' ? 'null' : out), err };
};
const secret = (password: string) => ({ environment: { FAIRHALL_PASSWORD: password } });

/** A visitor adds a product to the cart, and is asked to log in on sending it. */
async function putAside(): Promise<void> {
  const { out } = await line(['product', 'search', 'lamp']);
  const [first = '', second = ''] = out.split('\n').map((row) => row.split('\t')[0] ?? '');
  expect(await line(['cart', 'add', first])).toMatchObject({ exit: 0, out: `${first}\n` });
  expect((await line(['cart', 'add', second])).exit).toBe(1);
  expect((await line(['cart', 'submit', '--message', 'Hello'])).exit).toBe(4);
}

/** The visitor registers, and the gateway confirms the account. */
async function joinAsBuyer(): Promise<void> {
  const joined = await line(['account', 'register', '--email', EMAIL, '--product', 'lamp'], secret(' with spaces '));
  expect({ exit: joined.exit, out: joined.out }).toEqual({ exit: 0, out: `${EMAIL}\n` });
  expect(await json(['account', 'whoami'])).toMatchObject({ exit: 0, found: { email: EMAIL, userType: 2 } });
}

/** The buyer's cart is now at the gateway: the product of the guest cart is taken over and sent. */
async function sendCart(): Promise<void> {
  const empty = await json(['cart', 'show']);
  const [, left = ''] = /fairhall cart add (\S+)/.exec(empty.err) ?? [];
  expect({ ids: empty.found.ids, left }).toEqual({ ids: [], left: expect.stringMatching(/^P\d+$/) });
  await line(['cart', 'add', left]);
  const sent = await json(['cart', 'submit', '--message', '-'], { stdin: 'Your best price for 50?\n' });
  expect(sent).toMatchObject({ exit: 0, found: { inquiryIds: [expect.stringMatching(/^[\w-]{22}$/)] } });
  const after = await json(['cart', 'show']);
  expect({ ids: after.found.ids, isNamed: after.err.includes(left) }).toEqual({ ids: [], isNamed: false });
}

/** An RFQ with its files is created once, however often its command is repeated. */
async function sendRequest(): Promise<void> {
  writeFileSync(join(folder, 'sizes.csv'), 'size,count\n10,500\n');
  writeFileSync(join(folder, 'الطلب.txt'), 'قمصان قطنية');
  const key = '7f4c1e0a-1111-4222-8333-444455556666';
  const args = ['rfq', 'submit', '--description', 'Desk lamps', '--quantity', '500', '--country', 'TR'];
  const submit = [...args, '--file', 'sizes.csv', 'الطلب.txt', '--key', key, '--lang', 'ar'];
  const [first, second] = [await json(submit), await json(submit)];
  expect(first).toMatchObject({
    exit: 0,
    found: { email: EMAIL, idempotencyKey: key },
    err: expect.stringContaining('أُرسل طلبك\n'),
  });
  expect(second.found).toEqual(first.found);
  const list = await json(['rfq', 'list']);
  expect(list.found).toMatchObject({ total: 1, records: [{ rfqId: first.found.rfqId, quantity: 500 }] });
  const { found } = await json(['rfq', 'show', first.found.rfqId]);
  const names = found.attachments.map(({ fileName }: { fileName: string }) => fileName);
  expect({ description: found.description, countryId: found.countryId, names }).toEqual({
    description: 'Desk lamps',
    countryId: '792',
    names: ['sizes.csv', 'الطلب.txt'],
  });
}

/** A password reset by email ends the login; the old password is rejected. */
async function changePassword(): Promise<void> {
  await line(['account', 'reset-password', '--email', EMAIL]);
  const mails = await fetch(`${server.url}/gateway/dev/mails?to=${EMAIL}`);
  const links: string[] = JSON.parse(await mails.text()).flatMap((mail: { links: string[] }) => mail.links);
  const link = links.find((one) => one.includes('/resetPassword')) ?? '';
  const reset = ['account', 'reset-password', '--token-stdin', '--password-stdin'];
  expect((await line(reset, { stdin: `${link}\nanother one\n` })).exit).toBe(0);
  expect((await line(reset, { stdin: `${link}\nyet another\n` })).exit).toBe(1);
  expect((await line(['account', 'whoami'])).exit).toBe(4);
  expect((await line(['account', 'login', '--email', EMAIL], secret(' with spaces '))).exit).toBe(1);
  expect((await line(['account', 'login', '--email', EMAIL], secret('another one'))).exit).toBe(0);
}

/** The doctor shows the login with its address, and no login after the logout. */
async function leave(): Promise<void> {
  const before = await line(['doctor']);
  expect(before.out).toMatch(new RegExp(`login\t${EMAIL} at ${server.url}, in .*, mode 600\t`));
  expect(before.out).not.toContain('bt_');
  expect(await line(['account', 'logout'])).toEqual({ exit: 0, out: '', err: 'You’re logged out.\n' });
  expect((await line(['doctor'])).out).toContain('login\tnot logged in\t');
  expect((await line(['rfq', 'list'])).exit).toBe(4);
}

test('R-1.005 R-1.006 R-3.018 R-4.067 R-7.015 R-7.040 R-7.065 R-7.067 R-7.070 R-7.071 R-7.084 a buyer at a terminal fills a cart, joins, sends the cart and an RFQ, changes the password and logs out, against a running server', {
  timeout: STORY,
}, async () => {
  await putAside();
  await joinAsBuyer();
  await sendCart();
  await sendRequest();
  await changePassword();
  await leave();
});
