import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { logOutSupplier } from '../../app/log-out-supplier.ts';
import type { Inbox } from '../../contract/enquiry/supplier-calls.ts';
import { gatewayError } from '../../contract/error.ts';
import type { Script, ScriptedAnswer } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideInbox } from './inbox.machine.ts';
import { inboxView } from './inbox.view.ts';

const HOUR = 3_600_000;
const inboxOf = (change: Partial<Inbox> = {}): Inbox => ({
  records: [],
  total: 0,
  pageNo: 1,
  pageSize: 20,
  counts: { waiting: 2, answered: 1, closed: 0, spam: 0 },
  reply: null,
  ...change,
});

function openInbox(answer: (data: unknown) => ScriptedAnswer = () => ok(inboxOf()), token: string | null = 'st_1') {
  const script: Script = ({ name, data }) => (name === 'supplier.logout' ? ok(true) : answer(data));
  const stage = supplierStage(script, createMemoryDevice());
  if (token !== null) stage.storage.slot(supplierTokenKey).save(token);
  const clock = new SimulatedClock();
  const ports = { ...stage.ports, timer: clock as never };
  const actor = createActor(provideInbox(ports), { clock }).start();
  const flow = createFlowDriver(actor, (snapshot) => inboxView(snapshot, stage.clock.now()));
  return { ...stage, simulated: clock, ...flow };
}

describe('a supplier’s inbox', () => {
  test('R-1.014 opens with the waiting enquiries', async () => {
    const inbox = openInbox();
    const view = await inbox.settled();
    expect(inbox.sent('supplierEnquiry.inbox').map(({ data }) => data)).toEqual([{ part: 'waiting', pageNo: 1 }]);
    expect([view.state, view.parts[0], view.empty]).toEqual([
      'shown',
      { part: 'waiting', count: 2 },
      { key: 'supplierSite.inbox.empty.waiting' },
    ]);
  });

  test('D-05 a company without any enquiry is told so, and not that it has replied to everyone', async () => {
    const none = { waiting: 0, answered: 0, closed: 0, spam: 0 };
    const empty = openInbox(() => ok(inboxOf({ counts: none })));
    expect((await empty.settled()).empty).toEqual({ key: 'supplierSite.inbox.empty.new' });
    const answered = openInbox(() => ok(inboxOf({ counts: { ...none, answered: 3 } })));
    expect((await answered.settled()).empty).toEqual({ key: 'supplierSite.inbox.empty.waiting' });
  });

  test('asks for a login if there is none, and calls nothing', async () => {
    const inbox = openInbox(undefined, null);
    expect((await inbox.settled()).state).toBe('visitor');
    expect(inbox.calls).toEqual([]);
  });

  test('an expired login is cleared', async () => {
    const inbox = openInbox(() => err(gatewayError('INVALID_TOKEN', '401')));
    expect((await inbox.settled()).state).toBe('visitor');
    expect(inbox.storage.slot(supplierTokenKey).read()).toBeNull();
  });

  test('another section opens on its first page', async () => {
    const inbox = openInbox(() => ok(inboxOf({ total: 45 })));
    await inbox.do({ type: 'page.selected', pageNo: 3 }, { type: 'part.selected', part: 'answered' });
    expect(inbox.sent('supplierEnquiry.inbox').map(({ data }) => data)).toEqual([
      { part: 'waiting', pageNo: 1 },
      { part: 'waiting', pageNo: 3 },
      { part: 'answered', pageNo: 1 },
    ]);
    expect(inbox.view().pageCount).toBe(3);
  });

  test('D-65 only enquiries assigned to the user are listed on request, in the same section', async () => {
    const inbox = openInbox();
    const view = await inbox.do({ type: 'part.selected', part: 'answered' }, { type: 'owner.selected', isMine: true });
    expect(inbox.sent('supplierEnquiry.inbox').at(-1)?.data).toEqual({ part: 'answered', pageNo: 1, isMine: true });
    expect([view.isMine, view.empty]).toEqual([true, { key: 'supplierSite.inbox.empty.mine' }]);
    await inbox.do({ type: 'owner.selected', isMine: false });
    expect(inbox.sent('supplierEnquiry.inbox').at(-1)?.data).toEqual({ part: 'answered', pageNo: 1 });
  });

  test('reloads after 30 seconds and when the page becomes visible, and shows the current rows meanwhile', async () => {
    const inbox = openInbox();
    await inbox.settled();
    inbox.simulated.increment(30_000);
    expect([inbox.view().busy, inbox.view().state]).toEqual([true, 'shown']);
    await inbox.do({ type: 'page.shown' });
    expect(inbox.sent('supplierEnquiry.inbox')).toHaveLength(3);
  });

  test('THR-56 a login that another tab has ended hides the rows, and nothing is loaded', async () => {
    const inbox = openInbox();
    await inbox.settled();
    inbox.storage.slot(supplierTokenKey).drop();
    expect(await inbox.do({ type: 'page.shown' })).toMatchObject({ state: 'visitor', rows: [] });
    expect(inbox.calls).toHaveLength(1);
  });

  test('a failure shows its reason and can be retried', async () => {
    const inbox = openInbox(() => err(gatewayError('NETWORK_ERROR')));
    const view = await inbox.do({ type: 'retry.requested' });
    expect([view.state, view.message]).toEqual(['failed', { key: 'request.network' }]);
    expect(inbox.sent('supplierEnquiry.inbox')).toHaveLength(2);
  });

  test('a row shows whether it is unread, and how long it has been waiting if that is long', async () => {
    const target = { type: 'product', id: 'P1', name: 'Towel', image: '' } as const;
    const sender = { from: '', countryCode: 'NL', company: '', isEmailConfirmed: true, quantity: 500 } as const;
    const row = {
      state: 'new',
      target,
      ...sender,
      text: 'How much?',
      unread: 1,
      lastTime: 1,
      assignedTo: null,
    } as const;
    const inbox = openInbox(() => ok(inboxOf()));
    const now = inbox.clock.now();
    const records = [
      { ...row, enquiryId: 'e1', waitsSince: now - 21 * HOUR },
      { ...row, enquiryId: 'e2', waitsSince: now - HOUR, unread: 0 },
    ];
    const view = await openInbox(() => ok(inboxOf({ records, total: 2 }))).settled();
    expect(view.rows.map(({ waitsHours, isUnread }) => [waitsHours, isUnread])).toEqual([
      [21, true],
      [null, false],
    ]);
  });
});

test('R-6.003 a logout revokes the token and clears it here, even without an answer', async () => {
  const stage = supplierStage(() => err(gatewayError('NETWORK_ERROR')), createMemoryDevice());
  stage.storage.slot(supplierTokenKey).save('st_1');
  await logOutSupplier(stage.ports);
  expect(stage.sent('supplier.logout')).toHaveLength(1);
  expect(stage.storage.slot(supplierTokenKey).read()).toBeNull();
});
