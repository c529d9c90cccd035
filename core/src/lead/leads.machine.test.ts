import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { Lead } from '../contract/lead/supplier-calls.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierTokenKey } from '../supplier-login/keys.ts';
import { supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { provideLeads } from './leads.machine.ts';
import { supplierLeadsView } from './leads.view.ts';

const LEAD: Lead = {
  leadId: 'l1',
  exhibitionId: '1001',
  exhibitionName: 'Fair',
  scannedAt: 1,
  scannedBy: 'Imran',
  rating: 0,
  tags: ['Towels'],
  note: '',
  request: '',
  badgeNo: 'TEX1',
  contactName: 'Noor',
  companyName: 'Havenlinnen',
  countryId: '528',
  email: 'noor@havenlinnen.example',
  mobile: '+31612345678',
  isTakenBack: false,
};
const OTHER: Lead = { ...LEAD, leadId: 'l2', contactName: 'Priya' };
const LIST = {
  records: [LEAD, OTHER],
  total: 45,
  pageNo: 1,
  pageSize: 20,
  exhibitions: [{ exhibitionId: '1001', name: 'Fair' }],
  tags: ['Towels'],
};
const marks = (rating: number) => ({ rating, tags: ['Towels', 'Robes'], note: 'Call', request: '' });

function openLeads(
  answers: Record<string, ScriptedAnswer | (() => ScriptedAnswer)> = {},
  token: string | null = 'st_1',
) {
  const usual = { 'supplierLead.list': ok(LIST), 'supplierLead.save': ok(true), 'supplierLead.remove': ok(true) };
  const script = new Map<string, ScriptedAnswer | (() => ScriptedAnswer)>(Object.entries({ ...usual, ...answers }));
  const stage = supplierStage(({ name }) => {
    const answer = script.get(name);
    if (answer === undefined) throw new Error(`nothing answers ${name}`);
    return typeof answer === 'function' ? answer() : answer;
  }, createMemoryDevice());
  if (token !== null) stage.storage.slot(supplierTokenKey).save(token);
  const clock = new SimulatedClock();
  const actor = createActor(provideLeads({ ...stage.ports, timer: clock as never }), { clock }).start();
  return { ...stage, actor, ...createFlowDriver(actor, supplierLeadsView) };
}

describe('a supplier’s leads', () => {
  test('D-62 are filtered by exhibition and tag and shown page by page', async () => {
    const leads = openLeads();
    expect(await leads.settled()).toMatchObject({ state: 'shown', rows: [LEAD, OTHER], total: 45, pageCount: 3 });
    await leads.do(
      { type: 'page.selected', pageNo: 3 },
      { type: 'exhibition.selected', exhibitionId: '1001' },
      { type: 'tag.selected', tag: 'Towels' },
      { type: 'page.shown' },
      { type: 'exhibition.selected', exhibitionId: '' },
    );
    expect(leads.calls.map(({ data }) => data)).toEqual([
      { pageNo: 1 },
      { pageNo: 3 },
      { pageNo: 1, exhibitionId: '1001' },
      { pageNo: 1, exhibitionId: '1001', tag: 'Towels' },
      { pageNo: 1, exhibitionId: '1001', tag: 'Towels' },
      { pageNo: 1, tag: 'Towels' },
    ]);
  });

  test('D-62 changes are shown before they are saved, and saved one after the other', async () => {
    const leads = openLeads();
    await leads.settled();
    leads.actor.send({ type: 'marks.changed', leadId: 'l1', marks: marks(4) });
    leads.actor.send({ type: 'marks.changed', leadId: 'l2', marks: marks(1) });
    const at = supplierLeadsView(leads.actor.getSnapshot());
    expect(at.rows.map(({ rating, note }) => [rating, note])).toEqual([
      [4, 'Call'],
      [1, 'Call'],
    ]);
    expect(await leads.settled()).toMatchObject({ state: 'shown', tags: ['Towels', 'Robes'], message: null });
    const saves = leads.sent('supplierLead.save');
    expect(saves.map(({ data }) => data)).toEqual([
      { leadId: 'l1', ...marks(4) },
      { leadId: 'l2', ...marks(1) },
    ]);
    expect(new Set(saves.map(({ options }) => options.idempotencyKey)).size).toBe(2);
    expect(leads.sent('supplierLead.list')).toHaveLength(1);
  });

  test('D-62 a change that failed to save is reverted and reported, and other leads stay', async () => {
    const leads = openLeads({ 'supplierLead.save': err(gatewayError('SERVER_ERROR', '404', 'Gone.')) });
    await leads.settled();
    const view = await leads.do({ type: 'marks.changed', leadId: 'l1', marks: marks(4) });
    expect(view).toMatchObject({ state: 'shown', rows: [LEAD, OTHER], message: { text: 'Gone.' } });
  });

  test('D-62 a removed lead is gone after the list reloads', async () => {
    const leads = openLeads();
    await leads.settled();
    await leads.do({ type: 'lead.removed', leadId: 'l2' });
    expect(leads.sent('supplierLead.remove').map(({ data }) => data)).toEqual([{ leadId: 'l2' }]);
    expect(leads.sent('supplierLead.list')).toHaveLength(2);
    const refused = openLeads({ 'supplierLead.remove': err(gatewayError('TIME_OUT')) });
    await refused.settled();
    expect(await refused.do({ type: 'lead.removed', leadId: 'l2' })).toMatchObject({
      state: 'shown',
      rows: [LEAD, OTHER],
      message: { key: 'request.timeout' },
    });
  });

  test('asks for a login without one, and clears an expired one', async () => {
    const visitor = openLeads({}, null);
    expect([(await visitor.settled()).state, visitor.calls]).toEqual(['visitor', []]);
    const lost = err(gatewayError('INVALID_TOKEN', '401'));
    const ended = openLeads({ 'supplierLead.list': lost });
    expect((await ended.settled()).state).toBe('visitor');
    expect(ended.storage.slot(supplierTokenKey).read()).toBeNull();
    const later = openLeads({ 'supplierLead.save': lost });
    await later.settled();
    expect((await later.do({ type: 'marks.changed', leadId: 'l1', marks: marks(1) })).state).toBe('visitor');
  });

  test('THR-56 a login that another tab has ended hides the rows, and nothing is loaded', async () => {
    const leads = openLeads();
    await leads.settled();
    leads.storage.slot(supplierTokenKey).drop();
    expect(await leads.do({ type: 'page.shown' })).toMatchObject({ state: 'visitor', rows: [] });
    expect(leads.calls).toHaveLength(1);
  });

  test('a failure is shown and can be retried', async () => {
    let tries = 0;
    const leads = openLeads({
      'supplierLead.list': () => {
        tries += 1;
        if (tries === 1) throw new Error('broken');
        return tries === 2 ? err(gatewayError('TIME_OUT')) : ok(LIST);
      },
    });
    expect(await leads.settled()).toMatchObject({ state: 'failed', message: { key: 'request.server' } });
    expect(leads.reported.length).toBe(1);
    expect(await leads.do({ type: 'retry.requested' })).toMatchObject({ message: { key: 'request.timeout' } });
    expect(await leads.do({ type: 'page.shown' })).toMatchObject({ state: 'shown', message: null });
  });
});
