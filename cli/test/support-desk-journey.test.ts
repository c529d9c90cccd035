import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runLine } from './line.ts';
import { createOperatorDesk } from './operator-desk.ts';

const { folder, running } = createOperatorDesk();
const line = (...args: readonly string[]) =>
  runLine([...args, '--json'], folder, { environment: { DATA_DIR: join(folder, 'data') } });
const runJson = async (...args: readonly string[]) => {
  const { exit, out, err } = await line(...args);
  if (out === '') throw new Error(err);
  return { exit, data: JSON.parse(out) };
};
const found = async (keyword: string): Promise<string[]> =>
  (await runJson('product', 'search', keyword)).data.products.map(({ id }: { id: string }) => id);
const because = ['--reason', 'a test'] as const;
const SHOW = [
  'industry=textile',
  'site=turkey',
  'country=792',
  'opens=2096-03-01',
  'closes=2096-03-04',
  'time_zone=Europe/Istanbul',
  'location=Expo Center',
  'name_en=Istanbul Textile Fair',
  'intro_en=Fabrics.',
  'published=yes',
] as const;
const walkIn = async (email: string, name: string, mobile: string) => {
  const form = ['--email', email, '--name', name, '--company', 'Kilim', '--country', 'TR', '--mobile', mobile];
  const { data } = await runJson('staff', 'pre-register', 'walk-in', '2101', ...form, ...because);
  return data.registration.badgeNo as string;
};
const find = async (...words: readonly string[]) => {
  const { data } = await runJson('staff', 'person', 'find', ...words);
  return (data.records as { email: string }[]).map(({ email }) => email);
};
const mailsTo = async (email: string) =>
  (await (await fetch(`${running().url}/gateway/dev/mails?to=${email}`)).json()) as {
    subject: string;
    badgeNo: string;
  }[];

test('D-94 the support desk finds a visitor, merges two registrations, undoes it, and cancels', async () => {
  expect((await line('staff', 'exhibition', 'set', '2101', ...SHOW, ...because)).exit).toBe(0);
  const older = await walkIn('elif@kilim.example', 'Elif Yılmaz', '0532 123 45 67');
  const newer = await walkIn('elif@home.example', 'Elif Yilmaz', '0532 765 43 21');

  expect((await find('yilmas', 'elif')).sort()).toEqual(['elif@home.example', 'elif@kilim.example']);
  expect(await find('0532', '765', '43', '21')).toEqual(['elif@home.example']);
  expect(await find(older.toLowerCase())).toEqual(['elif@kilim.example']);

  const merged = await runJson('staff', 'pre-register', 'merge', '2101', newer, older, ...because);
  expect(merged.data).toMatchObject({ registration: { badgeNo: older }, revoked: newer });
  expect((await mailsTo('elif@kilim.example'))[0]?.badgeNo).toBe(older);
  expect((await mailsTo('elif@home.example'))[0]?.subject).toBe('Your two registrations are now one');
  expect(await find(newer)).toContain('elif@kilim.example');

  const restored = await runJson('staff', 'pre-register', 'restore', '2101', newer, ...because);
  expect(restored.data).toMatchObject({ registration: { badgeNo: newer }, wasMerged: true });
  await runJson('staff', 'pre-register', 'cancel', '2101', newer, ...because);
  const shown = await runJson('staff', 'person', 'show', 'elif@home.example');
  expect(shown.data.registrations).toMatchObject([{ badgeNo: newer, state: 'cancelled' }]);

  const mails = (await runJson('staff', 'mail', 'list', '--to', 'elif@home.example')).data.records;
  // Badges that were still waiting to be sent are dropped with their registration.
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Your registration has been cancelled',
    'Your two registrations are now one',
  ]);
});

test('D-94 the organiser sees the figures, exports registrations, and takes a product down', async () => {
  await line('staff', 'exhibition', 'set', '2101', ...SHOW, ...because);
  await walkIn('ali@kilim.example', '=1+1', '0532 111 22 33');
  const { data } = await runJson('staff', 'stats', '--days', '1', '--exhibition', '2101');
  expect(data.days).toHaveLength(1);
  expect(data.days[0].registrations).toBeGreaterThan(0);
  expect((await line('staff', 'pre-register', 'export', '2101', 'out.csv', ...because)).exit).toBe(0);
  const file = readFileSync(join(folder, 'out.csv'), 'utf8');
  expect(file).toContain(`'=1+1`);
  expect(file).toContain('ali@kilim.example');

  const supplier = { key: 'SUP-001', industry: 'textile', country: '792', business_type: 'manufacturer' };
  const texts = { name_en: 'Okapi Mill', province_en: 'Bursa', main_products_en: 'Towels', about_en: 'Weaves towels.' };
  const facts = { established: '1998', employees: '120', light: 'yellow' };
  writeFileSync(join(folder, 'mill.ndjson'), `${JSON.stringify({ ...supplier, ...facts, ...texts })}\n`);
  await runJson('staff', 'supplier', 'import', 'mill.ndjson', ...because);
  writeFileSync(join(folder, 'people.csv'), 'supplier,email,right\nSUP-001,asha@weaves.example,manage\n');
  const invite = ['staff', 'supplier', 'invite', '--file', 'people.csv', ...because] as const;
  expect((await runJson(...invite)).data).toMatchObject({ refused: 0, invitations: [{ state: 'invited' }] });
  await runJson(...invite);
  expect(await mailsTo('asha@weaves.example')).toHaveLength(1);

  const [product = ''] = await found('sheet');
  expect(product).not.toBe('');
  expect((await line('staff', 'product', 'take-down', product, ...because)).exit).toBe(0);
  expect(await found('sheet')).not.toContain(product);
  expect((await line('staff', 'product', 'put-back', product, ...because)).exit).toBe(0);
  expect(await found('sheet')).toContain(product);
});
