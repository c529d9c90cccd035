import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import {
  INITIAL_SEND_FORM,
  provideSendForm,
  type SendFormContext,
  type SendFormDefinition,
  type SendFormSnapshot,
} from './send-form.machine.ts';
import { formContextOf, sendFormView } from './send-form.view.ts';

type Event =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'left' }
  | { readonly type: 'form.submitted' };

interface Context extends SendFormContext {
  readonly text: string;
  readonly isWrong: boolean;
  readonly id: string | null;
}

const FORM: SendFormDefinition<Event, { readonly text: string }, Context, string, { readonly id: string }> = {
  id: 'form',
  initial: ({ text }) => ({ ...INITIAL_SEND_FORM, text, isWrong: false, id: null }),
  edits: { typed: ({ text }) => ({ text }) },
  looks: { left: (_, { text }) => ({ isWrong: text === '' }) },
  revealErrors: ({ text }) => ({ isWrong: text === '' }),
  isComplete: ({ text }) => text !== '',
  toRequest: ({ text }) => text,
  applyAnswer: ({ id }) => ({ id }),
};

function openForm(send: () => Result<{ readonly id: string }, GatewayError>) {
  const sent: { text: string; key: string }[] = [];
  const reported: unknown[] = [];
  let made = 0;
  const machine = provideSendForm(
    FORM,
    async (text, { idempotencyKey }) => {
      sent.push({ text, key: idempotencyKey });
      return send();
    },
    { ids: { uuid: () => `key-${++made}` }, bugs: { report: (cause) => void reported.push(cause) } },
  );
  const actor = createActor(machine, { input: { text: '' }, clock: new SimulatedClock() }).start();
  const viewOf = (snapshot: SendFormSnapshot) => {
    const { text, isWrong, id, refusals, error } = formContextOf<Context>(snapshot);
    return { ...sendFormView(snapshot), text, isWrong, id, refusals, error };
  };
  return { sent, reported, ...createFlowDriver(actor, viewOf) };
}

const LOST = err(gatewayError('TIME_OUT'));

describe('a form that is sent once', () => {
  test('R-5.007 is rejected with an invalid field, and shows it', async () => {
    const form = openForm(() => ok({ id: 'a' }));
    expect(await form.do({ type: 'form.submitted' })).toMatchObject({ isWrong: true, refusals: 1, isSent: false });
    expect(form.sent).toEqual([]);
  });

  test('REL-01 is sent under one key until a value changes, and a failure leaves the typed text', async () => {
    const form = openForm(() => LOST);
    await form.do({ type: 'typed', text: 'one' }, { type: 'form.submitted' }, { type: 'left' });
    expect(await form.do({ type: 'form.submitted' })).toMatchObject({ text: 'one', error: { kind: 'TIME_OUT' } });
    expect(await form.do({ type: 'typed', text: 'two' })).toMatchObject({ error: null });
    await form.do({ type: 'form.submitted' });
    expect(form.sent).toEqual([
      { text: 'one', key: 'key-1' },
      { text: 'one', key: 'key-1' },
      { text: 'two', key: 'key-2' },
    ]);
  });

  test('R-4.089 is locked after it has been sent', async () => {
    const form = openForm(() => ok({ id: 'a' }));
    const view = await form.do({ type: 'typed', text: 'one' }, { type: 'form.submitted' }, { type: 'form.submitted' });
    expect(view).toMatchObject({ isSent: true, id: 'a', submit: { locked: true } });
    expect(form.sent).toHaveLength(1);
  });

  test('a port that throws is reported as a bug, and the form can be sent again', async () => {
    const form = openForm(() => {
      throw new Error('broken');
    });
    const view = await form.do({ type: 'typed', text: 'one' }, { type: 'form.submitted' });
    expect([view.error?.kind, view.isSent, form.reported.length]).toEqual(['SERVER_ERROR', false, 1]);
  });
});
