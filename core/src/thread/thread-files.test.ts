import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload/limits.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createPageDriver, createTestPorts, flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { threadDraftsKey } from './keys.ts';
import { openBuyerThread } from './thread.page.ts';
import { messageOfSide, threadOf } from './thread.test-driver.ts';
import { groupByDay } from './thread-days.ts';
import type { ThreadEvent } from './thread-events.ts';
import { getSideNames } from './thread-names.ts';

const fileOf = (name: string, size = 4): LocalFile => ({
  name,
  size,
  type: '',
  arrayBuffer: async () => new ArrayBuffer(size),
});
const kept = (fileId: string, fileName = `${fileId}.pdf`) => ok({ fileId, fileName, size: 4 });
const lost = err(gatewayError('NETWORK_ERROR'));
const never = () => new Promise<never>(() => {});
const add = (...files: readonly LocalFile[]): ThreadEvent => ({ type: 'files.added', files });
const write = (value: string): ThreadEvent => ({ type: 'text.changed', value });
const send: ThreadEvent = { type: 'message.submitted' };

type Answer = ScriptedAnswer | (() => Promise<ScriptedAnswer>);

/** A thread whose uploads are answered in turn; all other calls succeed. */
function openThread(
  uploads: readonly Answer[],
  { device = createMemoryDevice(), reply = [ok({ messageId: 'm2', position: 2 })] as readonly ScriptedAnswer[] } = {},
) {
  const [left, replies] = [[...uploads], [...reply]];
  const others: Readonly<Record<string, ScriptedAnswer>> = {
    'enquiry.thread': ok(threadOf()),
    'enquiry.markRead': ok(true),
  };
  const script: Script = ({ name }) => {
    const next = name === 'enquiry.attach' ? left.shift() : undefined;
    if (next !== undefined) return typeof next === 'function' ? next() : next;
    const answer = name === 'enquiry.reply' ? (replies.shift() ?? reply.at(-1)) : others[name];
    if (answer === undefined) throw new Error(`${name} is broken`);
    return answer;
  };
  const timer = createCountedTimer();
  const { calls, reported, ...ports } = createTestPorts(script);
  const opening = { enquiryId: 'e1', sign: 's1', lang: 'en' } as const;
  const flow = openBuyerThread({ ...ports, timer, clock: device.clock, storage: device.storage }, opening);
  const named = (name: string) => calls.filter((call) => call.name === name);
  const composer = () => {
    const shown = flow.view().thread?.composer;
    if (shown == null) throw new Error('nothing can be written');
    return shown;
  };
  const drafts = () => device.storage.slot(threadDraftsKey).read() ?? [];
  return { timer, device, reported, named, composer, drafts, flow, ...createPageDriver(flow) };
}

const statesIn = (thread: ReturnType<typeof openThread>) =>
  thread.composer().files.map(({ name, state }) => [name, state]);

test('D-95 files are uploaded at once with the guest’s link, and the message lists them, with or without text', async () => {
  const thread = openThread([kept('f1'), kept('f2'), kept('f3')]);
  await thread.do(add(fileOf('1.pdf'), fileOf('2.pdf')), write('As drawn'), send);
  expect(thread.named('enquiry.attach').map(({ data }) => data)).toMatchObject([
    { enquiryId: 'e1', enquirySign: 's1', file: { name: '1.pdf' } },
    { enquiryId: 'e1', enquirySign: 's1', file: { name: '2.pdf' } },
  ]);
  expect(statesIn(thread)).toEqual([]);
  await thread.do(add(fileOf('3.pdf')), send);
  expect(thread.named('enquiry.reply').map(({ data }) => data)).toEqual([
    { enquiryId: 'e1', sign: 's1', text: 'As drawn', files: ['f1', 'f2'] },
    { enquiryId: 'e1', sign: 's1', text: '', files: ['f3'] },
  ]);
  expect(thread.drafts()).toEqual([]);
});

test('a 60 MB file, an unsupported type, an empty file and a sixth file are rejected by name, and no input is lost', async () => {
  const thread = openThread(['a', 'b', 'c', 'd', 'e'].map((id) => kept(id)));
  const five = ['1.pdf', '2.docx', '3.csv', '4.png', '5.jpg'].map((name) => fileOf(name));
  await thread.do(write('As drawn'));
  await thread.do(
    add(fileOf('huge.pdf', 60 * 1024 * 1024), fileOf('page.html'), fileOf('none.txt', 0), ...five, fileOf('6.pdf')),
  );
  const { fileRefusals, filesLeft, field } = thread.composer();
  expect(fileRefusals.map(({ message }) => message)).toEqual([
    { key: 'files.tooLarge', values: { name: 'huge.pdf', max: UPLOAD_MAX_BYTES / 1024 / 1024 } },
    { key: 'files.wrongKind', values: { name: 'page.html' } },
    { key: 'files.empty', values: { name: 'none.txt' } },
    { key: 'files.tooMany', values: { name: '6.pdf', max: 5 } },
  ]);
  expect([filesLeft, field.value, thread.named('enquiry.attach').length]).toEqual([0, 'As drawn', 5]);
  await thread.do(send);
  expect(thread.composer().fileRefusals).toEqual([]);
});

test('R-5.007 an empty message is rejected; adding a file clears the error, and removing it brings the error back', async () => {
  const thread = openThread([kept('f1')]);
  await thread.do(send);
  expect(thread.composer().field.message).toEqual({ key: 'thread.write.empty' });
  await thread.do(add(fileOf('1.pdf')));
  expect(thread.composer().field.message).toBeNull();
  await thread.do({ type: 'file.removed', id: 'file-1' }, send);
  expect([thread.composer().refusals, thread.named('enquiry.reply').length]).toEqual([2, 0]);
});

test('R-4.087 a message waits for its uploads and is then sent automatically, unless the user cancels', async () => {
  const arrival = Promise.withResolvers<ScriptedAnswer>();
  const thread = openThread([() => arrival.promise]);
  await flushMicrotasks();
  thread.flow.send(write('As drawn'));
  thread.flow.send(add(fileOf('1.pdf')));
  thread.flow.send(send);
  expect([thread.composer().waitsForFiles, thread.composer().submit.busy]).toEqual([true, true]);
  expect(thread.composer().submit.loading).toBe(false);
  thread.timer.next();
  expect(thread.composer().submit.loading).toBe(true);
  thread.flow.send({ type: 'submit.cancelled' });
  expect([thread.composer().waitsForFiles, thread.composer().submit.busy]).toEqual([false, false]);
  thread.flow.send(send);
  arrival.resolve(kept('f1'));
  await thread.settled();
  expect(thread.named('enquiry.reply').map(({ data }) => data)).toMatchObject([{ text: 'As drawn', files: ['f1'] }]);
});

test('a failed upload blocks the message until the file is retried, with the same key, or removed', async () => {
  const thread = openThread([lost, kept('f1')]);
  await thread.do(write('As drawn'), add(fileOf('1.pdf')), send);
  expect(thread.composer().failure).toEqual({ key: 'thread.files.held', values: { name: '1.pdf' } });
  expect(thread.composer().files[0]?.message).toEqual({ key: 'request.network' });
  expect(thread.named('enquiry.reply')).toEqual([]);
  await thread.do({ type: 'file.retried', id: 'file-1' });
  expect(new Set(thread.named('enquiry.attach').map(({ options }) => options.idempotencyKey)).size).toBe(1);
  await thread.do(send);
  expect([thread.named('enquiry.reply').length, thread.composer().failure]).toEqual([1, null]);
});

test('removing a file during its upload aborts the upload', async () => {
  const thread = openThread([never]);
  await flushMicrotasks();
  thread.flow.send(add(fileOf('1.pdf')));
  thread.flow.send({ type: 'file.removed', id: 'file-1' });
  expect([statesIn(thread), thread.named('enquiry.attach')[0]?.options.signal?.aborted]).toEqual([[], true]);
  thread.flow.stop();
});

test('REL-02 an unsent message is restored with its files after a reload, and reuses its key', async () => {
  const device = createMemoryDevice();
  const before = openThread([kept('f1')], { device, reply: [lost] });
  await before.do(write('As drawn'), add(fileOf('1.pdf')), send);
  before.flow.stop();
  const after = openThread([], { device });
  await after.settled();
  expect([after.composer().field.value, statesIn(after)]).toEqual(['As drawn', [['f1.pdf', 'kept']]]);
  await after.do(send);
  const keyOf = (thread: typeof after) => thread.named('enquiry.reply')[0]?.options.idempotencyKey;
  expect(keyOf(after)).toBe(keyOf(before));
  expect(device.storage.slot(threadDraftsKey).read()).toBeNull();
});

test('the gateway’s message is shown when a file has expired, and text and files stay in the composer', async () => {
  const refusal = err({ ...gatewayError('SERVER_ERROR', '400'), message: 'A file is no longer kept.' });
  const thread = openThread([kept('f1')], { reply: [refusal] });
  await thread.do(write('As drawn'), add(fileOf('1.pdf')), send);
  const { failure, field, files } = thread.composer();
  expect([failure, field.value, files.length]).toEqual([{ text: 'A file is no longer kept.' }, 'As drawn', 1]);
});

test('an exception in a port fails that file and is reported', async () => {
  const cause = new Error('broken');
  const thread = openThread([() => Promise.reject(cause)]);
  await thread.do(add(fileOf('1.pdf')));
  expect([statesIn(thread), thread.reported]).toEqual([[['1.pdf', 'failed']], [cause]]);
});

test('a message shows its files with name, size and thumbnail, and a download link once loaded', () => {
  const sent = { fileId: 'f2', fileName: 'offer.pdf', size: 2_621_440, url: 'file/f2?s=1' };
  const loaded = threadOf({
    messages: [
      messageOfSide(1, 'supplier', {
        files: [
          { ...sent, small: 'file/f2/small?s=2' },
          { ...sent, url: '' },
        ],
      }),
    ],
  });
  const [message] = groupByDay(loaded, getSideNames(loaded), { lang: 'en' }).flatMap(({ messages }) => messages);
  expect(message?.files.map(({ name, size, path, small }) => [name, size, path, small])).toEqual([
    ['offer.pdf', { key: 'files.megabytes', values: { size: '2.5' } }, 'file/f2?s=1', 'file/f2/small?s=2'],
    ['offer.pdf', { key: 'files.megabytes', values: { size: '2.5' } }, null, null],
  ]);
});
