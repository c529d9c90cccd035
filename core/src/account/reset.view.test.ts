import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { provideReset, type ResetEvent } from './reset.machine.ts';
import { resetEcho, resetStart, resetView, resetWaiting } from './reset.view.ts';

const ADDRESS = 'priya@malabar.example';
const pending = () => new Promise<ScriptedAnswer>(() => undefined);

function openReset(opening: { readonly token?: string; readonly email?: string } = {}) {
  return createActor(provideReset(createTestPorts(pending)), { input: opening }).start();
}

test('R-2.155 before its flow has loaded the page looks like the flow at its start', () => {
  for (const opening of [{}, { email: ADDRESS }, { token: 'reset-1' }]) {
    expect(resetStart(opening)).toEqual(resetView(openReset(opening).getSnapshot()));
  }
});

test('R-5.007 an empty or invalid email address is reported at once, before the flow has loaded', () => {
  const [empty, wrong] = ['', 'priya@'].map((value) => {
    const typed = resetEcho(resetStart({}), { type: 'email.changed', value });
    return resetEcho(typed, { type: 'form.submitted' });
  });
  expect([empty?.email.state, empty?.focus, empty?.refusals]).toEqual(['required', 'email', 1]);
  expect([wrong?.email.state, wrong?.email.value, wrong?.submit.busy]).toEqual(['pattern', 'priya@', false]);
});

test('R-4.087 R-4.088 a valid email address waits for the flow, and nothing is changed or sent meanwhile', () => {
  const ready = resetStart({ email: ADDRESS });
  const sent = resetEcho(ready, { type: 'form.submitted' });
  expect([sent.submit.busy, sent.busy, sent.email.value]).toEqual([true, true, ADDRESS]);
  for (const event of [{ type: 'email.changed', value: '' }, { type: 'form.submitted' }] as const) {
    expect(resetEcho(sent, event)).toBe(sent);
  }
  expect([resetWaiting(ready).submit.loading, resetWaiting(sent).submit.loading]).toEqual([false, true]);
});

const event: fc.Arbitrary<ResetEvent> = fc.oneof(
  fc.constantFrom('', 'priya@', ADDRESS, ` ${ADDRESS} `).map((value) => ({ type: 'email.changed' as const, value })),
  fc.constantFrom('email.blurred', 'form.submitted', 'mail.requested').map((type) => ({ type }) as ResetEvent),
);

test('events before the flow has loaded give the same view as the flow after replaying them', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 10 }), (events) => {
      const reset = openReset();
      for (const one of events) reset.send(one);
      expect(events.reduce(resetEcho, resetStart({}))).toEqual(resetView(reset.getSnapshot()));
    }),
  );
});
