import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPictureFile } from '../../tests/support/sample-files.ts';
import { createDesk } from './desk.ts';

const NAME = 'flags.tagSelectorV2';
const held = (value: boolean) => ({ data: { settings: [{ name: NAME, value, isSet: value }] } });
const desk = createDesk({ 'configuration.showSite': [held(false)], 'configuration.setSite': [held(true)] });
const site = (...args: readonly string[]) => desk.line(['site', ...args]);
const staffSite = (...args: readonly string[]) =>
  desk.line(['staff', 'site', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });

const FAIRS = { isShipped: true, name: 'Bosphorus Fairs', url: 'https://fair.example', hasHost: false };
const SITES = [
  { ...FAIRS, siteId: 999, enName: 'international', abbr: 'ww', lang: 'en', countryId: '' },
  {
    ...FAIRS,
    siteId: 2,
    enName: 'turkey',
    abbr: 'tr',
    lang: 'tr',
    countryId: '792',
    name: 'Bosphorus Fair',
    url: 'https://istanbul.example',
    hasHost: true,
  },
  { ...FAIRS, siteId: 22, enName: 'kenya', abbr: 'ke', lang: 'en', countryId: '404', isShipped: false },
];

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
  await desk.open({ 'configuration.listSites': [{ data: { sites: SITES } }] });
  const { exit, out } = await staffSite('list');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: [
      '999\tinternational\t\ten\tBosphorus Fairs\thttps://fair.example\n',
      '2\tturkey\tTR\ttr\tBosphorus Fair\thttps://istanbul.example\n',
      '22\tkenya\tKE\ten\tBosphorus Fairs\t\n',
    ].join(''),
  });
  expect((await desk.line(['staff', 'site', 'list'])).exit).toBe(4);
});

test('D-93 a site is named by its ID or its name in addresses; the gateway knows those that were added', async () => {
  const listed = { data: { sites: SITES } };
  await desk.open({
    'configuration.listSites': [listed, listed, listed],
    'configuration.setSite': [held(true), held(true), held(true)],
  });
  for (const name of ['kenya', '22', 'Turkey']) await staffSite('set', name, 'name=Fair', '--reason', 'x');
  expect(desk.callsTo('configuration.setSite').map(({ data }) => data)).toMatchObject([
    { siteId: 22 },
    { siteId: 22 },
    { siteId: 2 },
  ]);
  const { exit, err } = await staffSite('show', 'atlantis');
  expect([exit, err]).toEqual([2, expect.stringContaining('Unknown site: atlantis')]);
  expect(desk.callsTo('configuration.listSites')).toHaveLength(3);
});

describe('adding a site', () => {
  const outcome = { row: 1, key: 'kenya', action: 'added', changed: [], problems: [] };
  const rowsOf = (...rows: readonly object[]) => ({ data: { rows } });
  const batch = {
    batchId: 'b1',
    kind: 'site',
    file: 'site add',
    state: 'done',
    staffName: 'Kim',
    begun: 1,
    ended: 2,
    added: 1,
    changed: 0,
    same: 0,
    refused: 0,
    undone: 0,
    chunks: 0,
  };
  const add = (...more: readonly string[]) => staffSite('add', 'kenya', 'country=KE', 'language=en', ...more);

  test('D-93 is an import of one row, which is checked first and can be undone', async () => {
    await desk.open({
      'catalogueImport.check': [rowsOf(outcome)],
      'catalogueImport.begin': [{ data: batch }],
      'catalogueImport.load': [rowsOf(outcome)],
      'catalogueImport.finish': [{ data: batch }],
    });
    const { exit, out } = await add('host=kenya.fair.example', '--reason', 'Nairobi');
    expect([exit, out]).toEqual([0, expect.stringContaining('kenya')]);
    expect(desk.callsTo('catalogueImport.load')[0]?.data).toMatchObject({
      columns: ['site', 'country', 'language', 'host'],
      rows: [{ row: 1, cells: ['kenya', 'KE', 'en', 'kenya.fair.example'] }],
    });
    expect(desk.callsTo('catalogueImport.begin')[0]?.data).toMatchObject({ kind: 'site', reason: 'Nairobi' });
  });

  test('D-93 says what is wrong, and never changes a site that exists', async () => {
    const problems = [{ column: 'country', code: 'choice', values: { choices: 'KE, TR' } }];
    await desk.open({
      'catalogueImport.check': [
        rowsOf({ ...outcome, action: 'refused', problems }),
        rowsOf({ ...outcome, action: 'changed', changed: ['name'] }),
      ],
    });
    expect(await add('--dry-run')).toMatchObject({ exit: 1, out: expect.stringContaining('not one of: KE, TR') });
    expect(await add('--reason', 'x')).toMatchObject({ exit: 1, err: expect.stringContaining('exists already') });
    expect(await add('colour=red')).toMatchObject({ exit: 2, err: expect.stringContaining('Unknown column: colour') });
    expect(desk.callsTo('catalogueImport.begin')).toEqual([]);
  });
});
