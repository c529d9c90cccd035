import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDesk, type Replies } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const iso = {
  certificateId: 'c1',
  name: 'ISO 9001',
  number: 'CN-104',
  issuer: 'Control Union',
  scope: 'Weaving',
  issued: '2025-03-15',
  expires: '2027-03-14',
  version: '3',
  state: 'refused',
  daysLeft: 20,
  changed: 1,
  file: { fileId: 'f1', fileName: 'iso.pdf', size: 4, url: 'file/f1?s=1' },
  decided: { at: 2, by: 'Maria' },
  reason: 'Page two is missing.',
};
const list = { certificates: [iso], today: '2027-02-22', max: 30, canEdit: true };

const desk = createDesk({
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'supplierCertificate.list': [{ data: list }],
  'supplierCertificate.save': [{ data: { certificateId: 'c2', version: '1' } }],
  'supplierCertificate.remove': [{ data: true }],
  'certificateAdmin.list': [
    {
      data: {
        records: [{ ...iso, state: 'waiting', reason: '', decided: null, supplierId: 'W12', supplierName: 'Weaves' }],
        total: 21,
        pageNo: 1,
        pageSize: 20,
      },
    },
  ],
  'certificateAdmin.decide': [{ data: { certificateId: 'c1', state: 'refused', at: 5 } }],
});
const certificate = (...args: readonly string[]) => desk.line(['supplier', 'certificate', ...args]);
const atWork = async (replies?: Replies) => {
  await desk.open(replies);
  const environment = { FAIRHALL_PASSWORD: 'secret' };
  await desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], { environment });
};
const staff = (...args: readonly string[]) =>
  desk.line(['staff', 'certificate', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });

const NEW = ['add', '--name', 'CE', '--number', '7', '--issuer', 'TÜV', '--scope', 'Towels', '--file', 'ce.pdf'];

describe('a supplier’s certificates', () => {
  beforeEach(() => writeFileSync(join(desk.home, 'ce.pdf'), '%PDF'));

  test('D-52 are listed with their status', async () => {
    await atWork();
    const { exit, out } = await certificate('list');
    expect({ exit, out }).toEqual({
      exit: 0,
      out: 'c1\tISO 9001\tCN-104\tControl Union\t14 March 2027\tRejected · Page two is missing. · Expires in 20 days\n',
    });
    expect(JSON.parse((await certificate('list', '--json')).out)).toMatchObject({
      max: 30,
      records: [{ id: 'c1' }],
    });
    expect((await desk.line(['supplier', 'logout'])).exit).toBe(0);
    expect((await certificate('list')).exit).toBe(4);
  });

  test('D-52 REL-02 one is added with its file, and repeating the command adds it only once', async () => {
    await atWork({ 'supplierCertificate.save': ['broken', { data: { certificateId: 'c2', version: '1' } }] });
    const { exit, out, err } = await certificate(...NEW, '--expires', '2027-06-01', '--key', KEY);
    expect({ exit, out, err }).toEqual({
      exit: 0,
      out: 'ID\tc2\n',
      err: 'CE has been added. Our team will review it.\n',
    });
    const sent = desk.callsTo('supplierCertificate.save');
    expect(sent.map(({ key }) => key)).toEqual([KEY, KEY]);
    expect(sent[1]).toMatchObject({
      data: { name: 'ce.pdf', content: '%PDF' },
      words: { name: 'CE', number: '7', issuer: 'TÜV', scope: 'Towels', issued: '', expires: '2027-06-01' },
      token: SUPPLIER_TOKEN,
    });
  });

  test('D-52 an update changes only the given fields', async () => {
    await atWork();
    expect((await certificate('set', 'c1', '--expires', '2028-03-14')).exit).toBe(0);
    expect(desk.callsTo('supplierCertificate.save')[0]?.words).toMatchObject({
      certificateId: 'c1',
      version: '3',
      number: 'CN-104',
      expires: '2028-03-14',
    });
    expect(await certificate('set', 'c9', '--number', '1')).toMatchObject({
      exit: 1,
      err: 'You have no certificate c9.\n',
    });
  });

  test.each([
    ['what is missing', ['add', '--name', 'CE'], 1, '--number: Fill in this field'],
    ['a file that is missing', ['add', '--name', 'CE'], 1, '--file: Choose the certificate file'],
    ['a day that is none', [...NEW, '--expires', '2027-02-30'], 1, '--expires: Enter the date'],
    ['a file that is not there', [...NEW.slice(0, -1), 'no.pdf'], 2, 'no.pdf'],
    ['a key that is none', [...NEW, '--key', 'k'], 2, '--key'],
  ])('%s is reported with its option, and nothing is sent', async (_, args, exit, said) => {
    await atWork();
    expect(await certificate(...args)).toEqual({ exit, out: '', err: expect.stringContaining(said) });
    expect(desk.callsTo('supplierCertificate.save')).toEqual([]);
  });

  test('D-65 one is removed, and a colleague without permission gets a message', async () => {
    await atWork();
    expect(await certificate('remove', 'c1', '--key', KEY)).toMatchObject({
      exit: 0,
      err: 'Certificate removed.\n',
    });
    expect(desk.callsTo('supplierCertificate.remove').map(({ data, key }) => ({ data, key }))).toEqual([
      { data: { certificateId: 'c1' }, key: KEY },
    ]);
    await atWork({ 'supplierCertificate.list': [{ data: { ...list, canEdit: false } }] });
    for (const args of [['remove', 'c1'], NEW]) {
      expect(await certificate(...args)).toMatchObject({
        exit: 1,
        err: expect.stringContaining('Only account managers can change them'),
      });
    }
  });

  test('a dry run changes nothing', async () => {
    await atWork();
    const added = await certificate(...NEW, '--dry-run', '--json');
    expect(JSON.parse(added.out)).toMatchObject({ dryRun: true, data: { name: 'CE' } });
    expect((await certificate('remove', 'c1', '--dry-run')).exit).toBe(0);
    expect([desk.callsTo('supplierCertificate.save'), desk.callsTo('supplierCertificate.remove')]).toEqual([[], []]);
  });

  test('a rejection by the gateway is shown with the key for another attempt', async () => {
    await atWork({ 'supplierCertificate.save': [{ code: '400', message: 'file is damaged' }] });
    const { exit, err } = await certificate(...NEW, '--key', KEY);
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringMatching(/^file is damaged/) });
  });
});

describe('staff', () => {
  test('D-94 see which certificates await review, with the URL of each file', async () => {
    await desk.open();
    const { exit, out, err } = await staff('list', '--reason', 'daily');
    expect({ exit, err }).toEqual({ exit: 0, err: 'Page 1 of 2\nNext page: --page 2\n' });
    expect(out.trimEnd().split('\t')).toEqual([
      'c1',
      '3',
      'W12 Weaves',
      'ISO 9001',
      'CN-104',
      'Control Union',
      'Weaving',
      '14 March 2027',
      'Awaiting review',
      `${desk.gateway.url}/gateway/file/f1?s=1`,
    ]);
    await staff('list', '--state', 'refused', '--page', '2');
    expect(desk.callsTo('certificateAdmin.list').map(({ data }) => data)).toEqual([
      { pageNo: 1, reason: 'daily' },
      { pageNo: 2, state: 'refused' },
    ]);
    expect((await staff('list', '--state', 'expired')).exit).toBe(2);
  });

  test('D-94 see a message when no certificate awaits review', async () => {
    const none = { data: { records: [], total: 0, pageNo: 1, pageSize: 20 } };
    await desk.open({ 'certificateAdmin.list': [none] });
    expect(await staff('list')).toEqual({ exit: 0, out: '', err: 'There is no such certificate.\n' });
  });

  test('D-94 decide on the version they have seen, with a reason', async () => {
    await desk.open();
    const refused = await staff('refuse', 'c1', '--seen', '3', '--reason', 'Page two is missing.', '--key', KEY);
    expect(refused).toMatchObject({ exit: 0, err: expect.stringContaining('will get an email with the reason') });
    await staff('check', 'c1', '--seen', '3', '--reason', 'in the register');
    expect(desk.callsTo('certificateAdmin.decide').map(({ data }) => data)).toEqual([
      { certificateId: 'c1', version: '3', verdict: 'refused', reason: 'Page two is missing.' },
      { certificateId: 'c1', version: '3', verdict: 'checked', reason: 'in the register' },
    ]);
    expect((await staff('check', 'c1', '--reason', 'x')).err).toContain('--seen');
    expect((await staff('check', 'c1', '--seen', '3')).err).toContain('--reason');
    await staff('check', 'c1', '--seen', '3', '--reason', 'x', '--dry-run');
    expect(desk.callsTo('certificateAdmin.decide').length).toBe(2);
  });

  test('D-94 see an error when the supplier has changed the certificate since', async () => {
    await desk.open({ 'certificateAdmin.decide': [{ code: '409', message: 'This certificate was changed.' }] });
    const { exit, err } = await staff('check', 'c1', '--seen', '2', '--reason', 'x');
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining('was changed') });
  });
});
