import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES } from '@fairhall/core/contract/upload/limits';
import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import {
  createAnsweredThread,
  createClosedThread,
  messageOfSide,
  threadOf,
} from '@fairhall/core/thread/thread.test-driver';
import { beforeEach, describe, expect, test } from 'vitest';
import { LOGIN_REPLIES } from './buyer.ts';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const seen = { viewer: 'supplier', turn: 'supplier' } as const;
const kept = (place: number) => ({ data: { fileId: `f${place}`, fileName: `${place}.csv`, size: 4 } });
const file = { fileId: 'f1', fileName: 'offer.pdf', size: 9, url: 'file/f1/hidden?s=1' };
const withFile = messageOfSide(2, 'supplier', { text: '', files: [file] });

const desk = createDesk({
  ...LOGIN_REPLIES,
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'enquiry.thread': [{ data: createAnsweredThread() }],
  'enquiry.attach': [kept(1), kept(2)],
  'enquiry.reply': [{ data: { messageId: 'm3', position: 3 } }],
  'enquiry.shareContact': [{ data: true }],
  'supplierEnquiry.thread': [{ data: threadOf(seen) }],
  'supplierEnquiry.attach': [kept(1)],
  'supplierEnquiry.answer': [{ data: { messageId: 'm2', position: 2 } }],
  'supplierEnquiry.shareContact': [{ data: true }],
  'file/f1/hidden?s=1': [{ file: '%PDF-1.7\n' }],
});
const enquiry = (...args: readonly string[]) => desk.line(['enquiry', ...args]);
const supplier = (...args: readonly string[]) => desk.line(['supplier', 'enquiry', ...args]);
const logInSupplier = () =>
  desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], {
    environment: { FAIRHALL_PASSWORD: 'secret' },
  });

beforeEach(() => {
  for (const name of ['a.csv', 'b.csv', 'c.csv', 'd.csv', 'e.csv', 'f.csv']) {
    writeFileSync(join(desk.home, name), `${name[0]},1\n`);
  }
});

describe('files of a reply', () => {
  test('D-95 D-10 are uploaded first, and the message lists them; the text may be left out', async () => {
    await desk.openLoggedIn();
    const { exit, err } = await enquiry('answer', 'e1', '--file', 'a.csv', '--file', 'b.csv', '--key', KEY);
    expect({ exit, err }).toEqual({ exit: 0, err: 'Your message has been sent.\n' });
    expect(desk.callsTo('enquiry.attach').map(({ data }) => data)).toEqual(
      expect.arrayContaining([
        { name: 'a.csv', content: 'a,1\n' },
        { name: 'b.csv', content: 'b,1\n' },
      ]),
    );
    expect(desk.callsTo('enquiry.reply')).toMatchObject([
      { data: { enquiryId: 'e1', text: '', files: expect.arrayContaining(['f1', 'f2']) }, key: KEY },
    ]);
  });

  test('D-65 from a supplier are sent with the team member’s login', async () => {
    await desk.open();
    await logInSupplier();
    expect((await supplier('answer', 'e1', '--text', 'Our offer.', '--file', 'a.csv')).exit).toBe(0);
    expect(desk.callsTo('supplierEnquiry.attach')).toMatchObject([{ data: { name: 'a.csv' }, token: SUPPLIER_TOKEN }]);
    expect(desk.callsTo('supplierEnquiry.answer')).toMatchObject([
      { data: { enquiryId: 'e1', text: 'Our offer.', files: ['f1'] } },
    ]);
  });

  test('REL-05 are sent again under the same keys when the command is repeated, and a lost upload is retried', async () => {
    await desk.openLoggedIn({ 'enquiry.attach': [kept(1), kept(2), 'broken', kept(1), kept(2)] });
    const line = ['answer', 'e1', '--file', 'a.csv', '--file', 'b.csv', '--key', KEY];
    await enquiry(...line);
    expect((await enquiry(...line)).exit).toBe(0);
    const keys = desk.callsTo('enquiry.attach').map(({ key }) => key);
    expect({ tries: keys.length, keys: new Set([KEY, ...keys]).size }).toEqual({ tries: 5, keys: 3 });
  });

  test.each([
    ['that is missing', ['--file', 'none.csv'], 2, 'File not found: none.csv'],
    ['of a kind that no message takes', ['--file', 'tool.exe'], 1, 'tool.exe'],
    ['that is too large', ['--file', 'big.csv'], 1, 'big.csv'],
    ['that is empty', ['--file', 'empty.csv'], 1, 'empty.csv'],
    ['more than five', [...'abcdef'].flatMap((name) => ['--file', `${name}.csv`]), 1, 'f.csv'],
    ['beside words that are too long', ['--file', 'a.csv', '--text', 'x'.repeat(4_001)], 1, '--text: '],
  ])('D-10 %s is rejected before a byte of it is sent', async (_, options, exit, said) => {
    writeFileSync(join(desk.home, 'tool.exe'), 'MZ');
    writeFileSync(join(desk.home, 'empty.csv'), '');
    writeFileSync(join(desk.home, 'big.csv'), Buffer.alloc(UPLOAD_MAX_BYTES + 1, 'a'));
    await desk.openLoggedIn();
    expect(await enquiry('answer', 'e1', ...options)).toEqual({ exit, out: '', err: expect.stringContaining(said) });
    expect([...desk.callsTo('enquiry.attach'), ...desk.callsTo('enquiry.reply')]).toEqual([]);
  });

  test('a file that the gateway rejects is named, and nothing is sent', async () => {
    await desk.openLoggedIn({ 'enquiry.attach': [{ code: '400', message: 'This file is damaged.' }] });
    expect(await enquiry('answer', 'e1', '--text', 'x', '--file', 'a.csv')).toEqual({
      exit: 1,
      out: '',
      err: 'a.csv: This file is damaged.\n',
    });
    expect(desk.callsTo('enquiry.reply')).toEqual([]);
  });

  test('a dry run lists them and sends none', async () => {
    await desk.openLoggedIn();
    const { exit, out } = await enquiry('answer', 'e1', '--file', 'a.csv', '--dry-run', '--json');
    expect({ exit, data: JSON.parse(out).data }).toEqual({
      exit: 0,
      data: { enquiryId: 'e1', text: '', files: ['a.csv'] },
    });
    expect([...desk.callsTo('enquiry.attach'), ...desk.callsTo('enquiry.reply')]).toEqual([]);
  });
});

describe('saving a file of a thread', () => {
  const there = { 'enquiry.thread': [{ data: createAnsweredThread({ messages: [withFile] }) }] };

  test('D-95 writes it to the given path, and marks nothing as read', async () => {
    await desk.openLoggedIn(there);
    const { exit, err } = await enquiry('file', 'e1', 'f1', '--save', 'got.pdf');
    expect({ exit, err }).toEqual({ exit: 0, err: 'Saved offer.pdf to got.pdf.\n' });
    expect(readFileSync(join(desk.home, 'got.pdf'), 'utf8')).toBe('%PDF-1.7\n');
    expect(desk.callsTo('enquiry.markRead')).toEqual([]);
  });

  test('D-65 works for the supplier too', async () => {
    await desk.open({ 'supplierEnquiry.thread': [{ data: threadOf({ ...seen, messages: [withFile] }) }] });
    await logInSupplier();
    expect((await supplier('file', 'e1', 'f1', '--save', 'got.pdf')).exit).toBe(0);
    expect(readFileSync(join(desk.home, 'got.pdf'), 'utf8')).toBe('%PDF-1.7\n');
  });

  test.each([
    ['no path', ['f1'], 2, 'Missing option: --save'],
    ['a file that is there already', ['f1', '--save', 'a.csv'], 1, 'a.csv already exists.'],
    ['a folder that is not there', ['f1', '--save', 'none/got.pdf'], 1, 'Could not save the file at none/got.pdf'],
    ['an id of none', ['f9', '--save', 'got.pdf'], 1, 'has no file f9'],
  ])('%s leaves everything unchanged', async (_, args, exit, said) => {
    await desk.openLoggedIn(there);
    expect(await enquiry('file', 'e1', ...args)).toEqual({ exit, out: '', err: expect.stringContaining(said) });
    expect(readFileSync(join(desk.home, 'a.csv'), 'utf8')).toBe('a,1\n');
  });

  test('a deleted file is reported', async () => {
    const gone = messageOfSide(2, 'supplier', { text: '', files: [{ ...file, url: 'file/f2/x' }] });
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createAnsweredThread({ messages: [gone] }) }] });
    expect(await enquiry('file', 'e1', 'f1', '--save', 'got.pdf')).toMatchObject({
      exit: 1,
      err: 'The server no longer has this file.\n',
    });
  });
});

describe('sharing contact details', () => {
  const agreed = (theirs: boolean) => createAnsweredThread({ contact: { mine: true, theirs, isOpen: false } });

  test('D-95 is agreed to under the key, and the message says that the supplier has not agreed yet', async () => {
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createAnsweredThread() }, { data: agreed(false) }] });
    const { exit, out, err } = await enquiry('share-contact', 'e1', '--key', KEY, '--json');
    expect({ exit, data: JSON.parse(out) }).toEqual({
      exit: 0,
      data: { enquiryId: 'e1', isShown: false, idempotencyKey: KEY },
    });
    expect(err).toContain('has not agreed yet');
    expect(desk.callsTo('enquiry.shareContact')).toMatchObject([{ data: { enquiryId: 'e1' }, key: KEY }]);
  });

  test('D-65 works for the supplier too, and reports when both sides have agreed', async () => {
    const both = threadOf({ ...seen, contact: { mine: true, theirs: true, isOpen: false } });
    await desk.open({ 'supplierEnquiry.thread': [{ data: threadOf(seen) }, { data: both }] });
    await logInSupplier();
    expect((await supplier('share-contact', 'e1')).err).toBe(
      'Both sides agreed, so contact details in the messages are shown.\n',
    );
    expect(desk.callsTo('supplierEnquiry.shareContact')).toMatchObject([{ token: SUPPLIER_TOKEN }]);
  });

  test('an existing agreement and visible details are left unchanged, and a dry run agrees to nothing', async () => {
    const open = createAnsweredThread({ contact: { mine: false, theirs: false, isOpen: true } });
    await desk.openLoggedIn({
      'enquiry.thread': [{ data: agreed(true) }, { data: open }, { data: createAnsweredThread() }],
    });
    expect((await enquiry('share-contact', 'e1')).err).toContain('Both sides agreed');
    expect((await enquiry('share-contact', 'e1')).err).toContain('are already shown');
    expect((await enquiry('share-contact', 'e1', '--dry-run')).err).toContain('Nothing was sent or changed.');
    expect(desk.callsTo('enquiry.shareContact')).toEqual([]);
  });

  test('contact details cannot be shared in an enquiry marked as spam', async () => {
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createClosedThread({ state: 'spam' }) }] });
    expect((await enquiry('share-contact', 'e1')).exit).toBe(1);
    expect(desk.callsTo('enquiry.shareContact')).toEqual([]);
  });

  test('REL-02 a lost request shows how to send it again', async () => {
    await desk.openLoggedIn({ 'enquiry.shareContact': ['broken'] });
    const { exit, err } = await enquiry('share-contact', 'e1', '--key', KEY);
    expect({ exit, again: err.includes(`--key ${KEY}`) }).toEqual({ exit: 5, again: true });
  });
});
