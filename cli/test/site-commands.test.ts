import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPictureFile } from '../../tests/support/sample-files.ts';
import { createDesk } from './desk.ts';

const NAME = 'flags.tagSelectorV2';
const held = (value: boolean) => ({ data: { settings: [{ name: NAME, value, isSet: value }] } });
const desk = createDesk({ 'configuration.showSite': [held(false)], 'configuration.setSite': [held(true)] });
const site = (...args: readonly string[]) => desk.line(['site', ...args]);
const staffSite = (...args: readonly string[]) =>
  desk.line(['staff', 'site', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });

test('listing the sites and showing one need no gateway', async () => {
  await desk.open();
  expect((await site('list')).out.split('\n')).toContain('5\tEgypt\teg\tar\t818');
  expect(await site('show', '5', '--json')).toMatchObject({
    exit: 0,
    out: expect.stringContaining('"enName":"egypt"'),
  });
  expect(JSON.parse((await site('list', '--json', '--page', '2')).out)).toMatchObject({ records: [], pageNo: 2 });
  expect(desk.gateway.calls).toEqual([]);
});

test('D-97 the settings are listed with their value, default and meaning', async () => {
  await desk.open();
  const { exit, out } = await staffSite('show', '5');
  expect({ exit, cells: out.trimEnd().split('\t') }).toEqual({
    exit: 0,
    cells: [NAME, 'false', 'false', expect.stringContaining('tag selector with two panes')],
  });
});

test('D-97 several settings are saved together, with the reason', async () => {
  await desk.open();
  const { exit, out, err } = await staffSite('set', '5', `${NAME}=true`, 'other=a=b', 'third=', '--reason', 'try it');
  expect({ exit, out: out.split('\t')[1], err }).toEqual({
    exit: 0,
    out: 'true',
    err: expect.stringContaining('Saved.'),
  });
  expect(desk.callsTo('configuration.setSite')[0]?.data).toEqual({
    siteId: 5,
    settings: [
      { name: NAME, value: 'true' },
      { name: 'other', value: 'a=b' },
      { name: 'third', value: '' },
    ],
    reason: 'try it',
  });
});

test('a rejection by the gateway is shown in its own words, and a dry run sends no request', async () => {
  await desk.open({ 'configuration.setSite': [{ code: '400', message: 'There is no setting called x.' }] });
  expect(await staffSite('set', '5', 'x=1', '--reason', 'y')).toMatchObject({
    exit: 1,
    err: 'There is no setting called x.\n',
  });
  expect((await staffSite('set', '5', 'x=1', '--reason', 'y', '--dry-run')).exit).toBe(0);
  expect(desk.gateway.calls).toHaveLength(1);
});

test.each([
  ['a site that is none', ['show', '77'], 'Unknown site: 77'],
  ['a word without a sign of equality', ['set', '5', 'flags', '--reason', 'x'], 'flags is not name=value.'],
  ['no reason', ['set', '5', 'x=1'], 'Missing option: --reason'],
])('%s is a usage error', async (_, args, said) => {
  await desk.open();
  const { exit, err } = await staffSite(...args);
  expect({ exit, err, asked: desk.gateway.calls }).toEqual({ exit: 2, err: expect.stringContaining(said), asked: [] });
});

test('D-97 a logo is uploaded and set with one command, which can be repeated with its key', async () => {
  await desk.open({ 'catalogueImport.picture': [{ data: { pictureId: 'p1' } }, { data: { pictureId: 'p1' } }] });
  const file = join(desk.home, 'logo.png');
  writeFileSync(file, await createPictureFile('png'));
  const key = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  for (let turn = 0; turn < 2; turn += 1) {
    const { exit, err } = await staffSite('logo', '2', file, '--reason', 'our look', '--key', key);
    expect({ exit, err }).toEqual({ exit: 0, err: expect.stringContaining('Saved.') });
  }
  const [first, second] = desk.callsTo('catalogueImport.picture');
  expect(first?.key).toBe(second?.key);
  expect(first?.key).not.toBe(key);
  expect(desk.callsTo('configuration.setSite')[0]?.data).toEqual({
    siteId: 2,
    settings: [{ name: 'logo', value: 'p1' }],
    reason: 'our look',
  });
});

test('a logo that cannot be uploaded changes nothing, and one that does not exist is a usage error', async () => {
  await desk.open({ 'catalogueImport.picture': [{ code: '400', message: 'This is no picture.' }] });
  const file = join(desk.home, 'logo.png');
  writeFileSync(file, 'no picture');
  expect(await staffSite('logo', '2', file, '--reason', 'x')).toMatchObject({
    exit: 1,
    err: expect.stringContaining('This is no picture.'),
  });
  expect((await staffSite('logo', '2', join(desk.home, 'none.png'), '--reason', 'x')).exit).toBe(2);
  expect((await staffSite('logo', '2', file, '--reason', 'x', '--dry-run')).exit).toBe(0);
  expect(desk.callsTo('configuration.setSite')).toEqual([]);
});

test('D-93 D-97 the sites are listed with the names that people read, and the addresses of those that have a host', async () => {
  const sites = [
    { siteId: 999, name: 'Bosphorus Fairs', url: 'https://fair.example', hasHost: false },
    { siteId: 2, name: 'Bosphorus Fair', url: 'https://istanbul.example', hasHost: true },
    { siteId: 3, name: 'Bosphorus Fairs', url: 'https://fair.example', hasHost: false },
  ];
  await desk.open({ 'configuration.listSites': [{ data: { sites } }] });
  const { exit, out } = await staffSite('list');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: '999\tInternational\tBosphorus Fairs\thttps://fair.example\n2\tTurkey\tBosphorus Fair\thttps://istanbul.example\n3\tPoland\tBosphorus Fairs\t\n',
  });
  expect((await desk.line(['staff', 'site', 'list'])).exit).toBe(4);
});
