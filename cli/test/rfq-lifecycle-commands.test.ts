import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRfq } from '@fairhall/core/contract/call-examples/rows';
import { describe, expect, test } from 'vitest';
import { TOKEN } from './buyer.ts';
import { createDesk } from './desk.ts';
import { RFQ_REPLIES } from './rfq-desk.ts';

const KEY = '5e0f3a52-8f0c-4b8e-9d50-3f6a0c1f2a77';
const lifecycle = { version: 2, quotations: 0, endTime: null, reason: '', previousRfqId: null };
const desk = createDesk({
  ...RFQ_REPLIES,
  'rfq.detail': [{ data: sampleRfq }],
  'rfqLifecycle.show': [{ data: lifecycle }],
  'rfqLifecycle.edit': [{ data: true }],
  'rfqLifecycle.withdraw': [{ data: { status: 2, version: 3 } }],
});
const rfq = (...args: readonly string[]) => desk.line(['rfq', ...args]);

describe('R-7.074 editing an RFQ', () => {
  test('sends the given fields, and the others as they are', async () => {
    await desk.openLoggedIn();
    expect(await rfq('edit', 'rfq1', '--quantity', '3000', '--yes', '--key', KEY, '--json')).toMatchObject({ exit: 0 });
    const { description, question, email, cateAndTag, unit, countryId, source } = sampleRfq;
    const fields = { description, question, email, cateAndTag, unit, countryId, source };
    expect(desk.callsTo('rfqLifecycle.edit')).toMatchObject([
      { data: { ...fields, rfqId: 'rfq1', quantity: 3_000, attachments: ['f1'] }, key: KEY, token: TOKEN },
    ]);
    expect(desk.callsTo('rfqLifecycle.edit')[0]?.data).not.toHaveProperty('version');
  });

  test('adds files to those that the RFQ has', async () => {
    await desk.openLoggedIn({ 'rfq.attach': [{ data: { fileId: 'f2', fileName: 'b.csv', size: 4 } }] });
    const file = join(desk.home, 'b.csv');
    writeFileSync(file, 'a,b\n');
    expect(await rfq('edit', 'rfq1', '--file', file, '--yes')).toMatchObject({ exit: 0 });
    expect(desk.callsTo('rfqLifecycle.edit')).toMatchObject([{ data: { attachments: ['f1', 'f2'] } }]);
  });

  test('names an invalid option, and changes nothing in a dry run', async () => {
    await desk.openLoggedIn();
    expect(await rfq('edit', 'rfq1', '--email', 'jo', '--yes')).toMatchObject({
      exit: 1,
      err: expect.stringMatching(/^--email: /),
    });
    expect(await rfq('edit', 'rfq1', '--quantity', '3', '--dry-run')).toMatchObject({ exit: 0 });
    expect(desk.callsTo('rfqLifecycle.edit')).toEqual([]);
  });

  test('is rejected for an RFQ that has ended or is not the buyer’s, and without a login', async () => {
    await desk.openLoggedIn({ 'rfq.detail': [{ data: { ...sampleRfq, status: 1 } }] });
    expect(await rfq('edit', 'rfq1', '--quantity', '3', '--yes')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('can no longer be edited'),
    });
    await desk.gateway.close();
    await desk.openLoggedIn({ 'rfqLifecycle.show': [{ code: '404', message: '' }] });
    expect(await rfq('edit', 'rfq1', '--quantity', '3', '--yes')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('does not exist'),
    });
    expect(desk.callsTo('rfqLifecycle.edit')).toEqual([]);
  });
});

describe('D-50 withdrawing an RFQ', () => {
  test('sends the version that was loaded and the reason, once, and nothing in a dry run', async () => {
    await desk.openLoggedIn();
    expect(await rfq('withdraw', 'rfq1', '--dry-run')).toMatchObject({ exit: 0 });
    expect(desk.callsTo('rfqLifecycle.withdraw')).toEqual([]);
    const { exit, err } = await rfq('withdraw', 'rfq1', '--reason', ' Found one ', '--yes', '--key', KEY);
    expect({ exit, err }).toMatchObject({ exit: 0, err: expect.stringContaining('withdrawn') });
    expect(desk.callsTo('rfqLifecycle.withdraw')).toMatchObject([
      { data: { rfqId: 'rfq1', version: 2, reason: 'Found one' }, key: KEY },
    ]);
  });

  test('REL-02 a repeat with its key is the same request, although the RFQ has ended', async () => {
    const ended = { ...lifecycle, version: 3, endTime: 2 };
    await desk.openLoggedIn({
      'rfq.detail': [{ data: { ...sampleRfq, status: 2 } }],
      'rfqLifecycle.show': [{ data: ended }],
    });
    expect(await rfq('withdraw', 'rfq1', '--yes', '--key', KEY)).toMatchObject({ exit: 0 });
    expect(desk.callsTo('rfqLifecycle.withdraw')).toMatchObject([{ data: { version: 2 }, key: KEY }]);
  });

  test('shows the gateway’s explanation, and rejects a reason that is too long', async () => {
    await desk.openLoggedIn({ 'rfqLifecycle.withdraw': [{ code: '409', message: 'This request has ended.' }] });
    expect(await rfq('withdraw', 'rfq1', '--yes')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('This request has ended.'),
    });
    expect(await rfq('withdraw', 'rfq1', '--reason', 'x'.repeat(501), '--yes')).toMatchObject({ exit: 2 });
  });

  test('needs a login', async () => {
    await desk.open();
    expect(await rfq('withdraw', 'rfq1', '--yes')).toMatchObject({ exit: 4 });
    expect(desk.gateway.calls).toEqual([]);
  });
});
