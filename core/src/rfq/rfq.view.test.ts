import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { err, ok } from '../result.ts';
import { RFQ_UNITS } from './fields.ts';
import {
  fileOf,
  fillEvents,
  formNeedEvent,
  next,
  openRfq,
  scriptOf,
  send,
  toFieldChanged,
  toFilesAdded,
} from './rfq.test-driver.ts';
import { rfqStart } from './rfq.view.ts';

describe('the units of a quantity', () => {
  test.each([
    ['one of ours', 'roll', RFQ_UNITS],
    ['none', '', RFQ_UNITS],
    ['the product’s own, beside ours', 'reel', [...RFQ_UNITS, 'reel']],
  ])('are the standard ones if the unit is %s', async (_, unit, units) => {
    expect((await openRfq().do(toFieldChanged('unit', unit))).units).toEqual(units);
  });
});

describe('the current step', () => {
  test('R-2.038 earlier steps are done, later ones are not', async () => {
    const view = await openRfq().do(...fillEvents, next, next);
    expect(view.steps.map(({ state }) => state)).toEqual(['done', 'done', 'current']);
    const second = await openRfq().do(...fillEvents, next);
    expect(second.steps.map(({ state }) => state)).toEqual(['done', 'current', 'ahead']);
  });

  test('R-5.007 a field that is invalid on blur shows its error, and gets no focus until the buyer goes on', async () => {
    const form = openRfq();
    const left = await form.do(toFieldChanged('email', 'priya@'), { type: 'field.blurred', name: 'email' });
    expect([left.problems.map(({ name, step }) => [name, step]), left.focus, left.refusals]).toEqual([
      [['email', 'quantity']],
      null,
      0,
    ]);
    const on = await form.do(formNeedEvent, { type: 'step.chosen', step: 'review' });
    expect([on.focus, on.step, on.refusals]).toEqual(['email', 'quantity', 1]);
  });

  test('a form that is being prepared, or has been sent, does not offer to reload the countries', async () => {
    const form = openRfq();
    expect([form.view().canRetry, form.view().canSend, form.view().busy]).toEqual([false, false, true]);
    const script = scriptOf({ 'site.countries': err(gatewayError('NETWORK_ERROR')) });
    const sent = await openRfq({ script }).do(...fillEvents, send);
    expect([sent.canRetry, sent.canSend, sent.sending, sent.sent?.rfqId]).toEqual([false, false, false, 'rfq1']);
  });

  test('R-3.082 the initial request has the source of the URL', () => {
    expect([rfqStart({ source: 7 }).request.source, rfqStart({}).request.source]).toEqual([7, 2]);
  });
});

describe('R-4.087 a slow submit shows its loading state after 100 ms', () => {
  const loading = { busy: true, loading: true, locked: false };
  const never = () => new Promise<never>(() => {});

  test('while the form is being prepared', () => {
    const form = openRfq({ script: never });
    form.atOnce(...fillEvents, toFieldChanged('countryId', '356'), send);
    form.clock.increment(99);
    expect(form.view().submit).toEqual({ ...loading, loading: false });
    form.clock.increment(1);
    expect(form.view().submit).toEqual(loading);
  });

  test('while it waits for files', async () => {
    const form = openRfq({ script: (call) => (call.name === 'rfq.attach' ? never() : scriptOf()(call)) });
    await form.do(...fillEvents);
    form.atOnce(toFilesAdded(fileOf('a.pdf')), send);
    form.clock.increment(100);
    expect(form.view().submit).toEqual(loading);
  });
});

describe('the message of a failure', () => {
  const gone = () => ({ kind: 'failed', error: gatewayError('SERVER_ERROR', '404', 'gone') }) as const;

  test('is the gateway’s own text if the RFQ has no files', async () => {
    const view = await openRfq({ outcome: gone }).do(...fillEvents, send);
    expect([view.message, view.error?.code]).toEqual([{ text: 'gone' }, '404']);
  });

  test('does not mention the files after another kind of failure', async () => {
    const outcome = () => ({ kind: 'failed', error: gatewayError('TIME_OUT') }) as const;
    const view = await openRfq({ outcome }).do(...fillEvents, toFilesAdded(fileOf('a.pdf')), send);
    expect([view.files.map(({ state }) => state), view.message]).toEqual([['kept'], { key: 'request.timeout' }]);
  });

  test('R-2.042 the email address for the answer is shown without surrounding white space', async () => {
    const view = await openRfq({ script: scriptOf({ 'site.countries': ok([]) }) }).do(
      ...fillEvents,
      toFieldChanged('email', ' priya@malabar.example '),
      send,
    );
    expect(view.sent?.email).toBe('priya@malabar.example');
  });
});
