import { expect, test } from 'vitest';
import { MESSAGE_MAX } from '../contract/enquiry/thread-limits.ts';
import { gatewayError } from '../contract/error.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createPageDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { threadDraftsKey } from './keys.ts';
import { openBuyerThread } from './thread.page.ts';
import { createAnsweredThread, createClosedThread, messageOfSide, threadOf } from './thread.test-driver.ts';

type Answers = Readonly<Record<string, readonly ScriptedAnswer[]>>;

const GOOD: Answers = {
  'enquiry.thread': [ok(threadOf())],
  'enquiry.markRead': [ok(true)],
  'enquiry.reply': [ok({ messageId: 'm2', position: 2 })],
  'enquiry.setState': [ok({ state: 'closed' })],
  'enquiry.shareContact': [ok(true)],
};

/** A thread whose calls are answered in turn; the last answer of each call is repeated. */
function openThread(answers: Answers = {}, device = createMemoryDevice(), sign?: string) {
  const given = { ...GOOD, ...answers };
  const turns = new Map<string, number>();
  const script: Script = ({ name }) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const answer = given[name]?.[turn] ?? given[name]?.at(-1);
    if (answer === undefined) throw new Error(`${name} is broken`);
    return answer;
  };
  const timer = createCountedTimer();
  const { calls, reported, ...ports } = createTestPorts(script);
  const flow = openBuyerThread(
    { ...ports, timer, clock: device.clock, storage: device.storage },
    { enquiryId: 'e1', sign, lang: 'en' },
  );
  const named = (name: string) => calls.filter((call) => call.name === name);
  return { timer, device, reported, named, flow, ...createPageDriver(flow) };
}

const write = (value: string) => ({ type: 'text.changed', value }) as const;
const send = { type: 'message.submitted' } as const;
const offline = err(gatewayError('NETWORK_ERROR'));
const refusal = (code: string) => err(gatewayError('SERVER_ERROR', code));

test('D-95 every call of a guest carries the signature of their link, a buyer’s call does not', async () => {
  const guest = openThread({ 'enquiry.thread': [ok(createAnsweredThread())] }, createMemoryDevice(), 's1');
  await guest.do(write('Yes'), send);
  expect(guest.named('enquiry.thread')[0]?.data).toEqual({ enquiryId: 'e1', sign: 's1' });
  expect(guest.named('enquiry.reply')[0]?.data).toEqual({ enquiryId: 'e1', sign: 's1', text: 'Yes' });
  expect(guest.named('enquiry.markRead')[0]?.data).toEqual({ enquiryId: 'e1', sign: 's1', position: 2 });
  const buyer = openThread();
  await buyer.settled();
  expect(buyer.named('enquiry.thread')[0]?.data).toEqual({ enquiryId: 'e1' });
});

test('a thread that fails to load shows the reason and is loaded again on request', async () => {
  const thread = openThread({ 'enquiry.thread': [offline, ok(threadOf())] });
  expect(await thread.settled()).toMatchObject({
    busy: false,
    state: 'failed',
    message: { key: 'request.network' },
    canRetry: true,
    thread: null,
  });
  expect((await thread.do({ type: 'retry.requested' })).state).toBe('shown');
});

test('D-95 a thread of another user looks like a missing one', async () => {
  const thread = openThread({ 'enquiry.thread': [refusal('404')] });
  expect(await thread.settled()).toMatchObject({ state: 'gone', message: { key: 'thread.gone.text' }, thread: null });
});

test('a sent message is shown at once and empties the field, and the thread is reloaded', async () => {
  const thread = openThread();
  const { thread: shown } = await thread.do(write('  Is folding in this price? '), send);
  expect(thread.named('enquiry.reply').map(({ data }) => data)).toEqual([
    { enquiryId: 'e1', text: 'Is folding in this price?' },
  ]);
  expect(thread.named('enquiry.thread')).toHaveLength(2);
  expect(shown?.composer?.field.value).toBe('');
  expect(thread.device.storage.slot(threadDraftsKey).read()).toBeNull();
});

test('a sent message stays visible if reloading the thread fails', async () => {
  const thread = openThread({ 'enquiry.thread': [ok(threadOf()), offline] });
  const { thread: shown } = await thread.do(write('Is folding in this price?'), send);
  expect(shown?.days.flatMap(({ messages }) => messages.map(({ text }) => text))).toContain(
    'Is folding in this price?',
  );
  expect(shown?.refreshError).toEqual({ key: 'request.network' });
});

test('REL-02 a message that fails to send stays in the field, and the retry reuses the idempotency key', async () => {
  const thread = openThread({ 'enquiry.reply': [offline, ok({ messageId: 'm2', position: 2 })] });
  const failed = await thread.do(write('Is folding in this price?'), send);
  expect(failed.thread?.composer).toMatchObject({
    field: { value: 'Is folding in this price?' },
    failure: { key: 'request.network' },
  });
  await thread.do(send);
  expect(thread.named('enquiry.reply').map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('REL-02 after a reload a message is resent with its first key, and a changed text gets a new key', async () => {
  const device = createMemoryDevice();
  const answers = { 'enquiry.reply': [offline] };
  const before = openThread(answers, device);
  await before.do(write('Is folding in this price?'), send);
  before.flow.stop();
  const after = openThread(answers, device);
  expect((await after.settled()).thread?.composer?.field.value).toBe('Is folding in this price?');
  await after.do(send, write('And a paper band?'), send);
  const [again, changed] = after.named('enquiry.reply').map(({ options }) => options.idempotencyKey);
  expect(again).toBe(before.named('enquiry.reply')[0]?.options.idempotencyKey);
  expect(device.storage.slot(threadDraftsKey).read()?.[0]?.attempt?.key).toBe(changed);
  expect(device.storage.slot(threadDraftsKey).read()?.[0]?.attempt?.content).toBe('"And a paper band?"');
});

test.each([
  ['nothing', '   ', { key: 'thread.write.empty' }],
  ['too much', 'x'.repeat(MESSAGE_MAX + 1), { key: 'validator.max', values: { max: MESSAGE_MAX } }],
])('R-5.007 %s is not sent, and the field shows the reason', async (_what, text, message) => {
  const thread = openThread();
  const view = await thread.do(write(text), send);
  expect(view.thread?.composer).toMatchObject({ field: { message }, refusals: 1 });
  expect(thread.named('enquiry.reply')).toEqual([]);
});

test('a message to a thread closed in the meantime stays as a draft, and the thread is shown as closed', async () => {
  const closed = createClosedThread({ closedBy: 'supplier' });
  const thread = openThread({ 'enquiry.thread': [ok(threadOf()), ok(closed)], 'enquiry.reply': [refusal('409')] });
  const { thread: shown } = await thread.do(write('One more question'), send);
  expect(shown).toMatchObject({ composer: null, ended: { key: 'thread.closed.them' } });
  expect(thread.device.storage.slot(threadDraftsKey).read()?.[0]?.text).toBe('One more question');
});

test('the shown messages are marked as read once, and only while the page is visible', async () => {
  const thread = openThread({ 'enquiry.thread': [ok(threadOf()), ok(createAnsweredThread())] });
  await thread.do({ type: 'page.hidden' }, { type: 'retry.requested' });
  expect(thread.named('enquiry.markRead')).toEqual([]);
  await thread.do({ type: 'page.shown' }, { type: 'retry.requested' });
  expect(thread.named('enquiry.markRead').map(({ data }) => data)).toEqual([{ enquiryId: 'e1', position: 2 }]);
});

test('the thread is polled while the page is visible, and reloaded at once when the user returns', async () => {
  const thread = openThread();
  await thread.settled();
  thread.timer.next();
  await thread.settled();
  expect(thread.named('enquiry.thread')).toHaveLength(2);
  await thread.do({ type: 'page.hidden' });
  thread.timer.next();
  await thread.settled();
  expect([thread.named('enquiry.thread').length, thread.timer.count()]).toEqual([2, 0]);
  await thread.do({ type: 'page.shown' });
  expect(thread.named('enquiry.thread')).toHaveLength(3);
});

test('a failed refresh keeps the thread visible with an error until the next refresh', async () => {
  const thread = openThread({ 'enquiry.thread': [ok(threadOf()), offline, ok(threadOf())] });
  expect((await thread.do({ type: 'retry.requested' })).thread?.refreshError).toEqual({ key: 'request.network' });
  thread.timer.next();
  expect((await thread.settled()).thread?.refreshError).toBeNull();
});

test('closing and reopening shows the status from the gateway', async () => {
  const thread = openThread({
    'enquiry.thread': [ok(threadOf()), ok(createClosedThread()), ok(createClosedThread()), ok(threadOf())],
  });
  const closed = await thread.do({ type: 'close.requested' });
  expect(closed.thread).toMatchObject({ state: 'closed', composer: null, ended: { key: 'thread.closed.you' } });
  const open = await thread.do({ type: 'reopen.requested' });
  expect([open.thread?.state, open.thread?.composer === null]).toEqual(['read', false]);
  expect(thread.named('enquiry.setState').map(({ data }) => data)).toEqual([
    { enquiryId: 'e1', to: 'closed' },
    { enquiryId: 'e1', to: 'open' },
  ]);
});

test('REL-02 a failure to close is shown beside the button, and the retry reuses the idempotency key', async () => {
  const thread = openThread({ 'enquiry.setState': [offline, ok({ state: 'closed' })] });
  const failed = await thread.do({ type: 'close.requested' });
  expect(failed.thread?.failure).toEqual({
    act: 'close',
    label: { key: 'thread.close.failed' },
    reason: { key: 'request.network' },
  });
  expect((await thread.do({ type: 'close.requested' })).thread?.failure).toBeNull();
  const keys = thread.named('enquiry.setState').map(({ options }) => options.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('contact details are shared only after confirmation', async () => {
  const thread = openThread();
  expect((await thread.do({ type: 'share.requested' })).thread?.isAsking).toBe(true);
  expect((await thread.do({ type: 'share.dismissed' })).thread?.isAsking).toBe(false);
  expect(thread.named('enquiry.shareContact')).toEqual([]);
  await thread.do({ type: 'share.requested' }, { type: 'share.confirmed' });
  expect(thread.named('enquiry.shareContact')).toHaveLength(1);
});

test('an exception in a port is shown as a server error and reported, and the typed text stays', async () => {
  const thread = openThread({ 'enquiry.reply': [] });
  const { thread: shown } = await thread.do(write('Is folding in this price?'), send);
  expect(shown?.composer).toMatchObject({
    field: { value: 'Is folding in this price?' },
    failure: { key: 'request.server' },
  });
  expect(thread.reported).toHaveLength(1);
});

test('text typed while a message is being sent stays in the field', async () => {
  const thread = openThread();
  await thread.do(write('First'));
  thread.flow.send(send);
  thread.flow.send(write('First, and second'));
  expect((await thread.settled()).thread?.composer?.field.value).toBe('First, and second');
});

test('a thread that is deleted while it is open is no longer shown', async () => {
  const thread = openThread({
    'enquiry.thread': [ok(threadOf({ messages: [messageOfSide(1, 'buyer')] })), refusal('404')],
  });
  expect((await thread.do({ type: 'retry.requested' })).state).toBe('gone');
});
