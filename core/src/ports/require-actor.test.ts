import { expect, test } from 'vitest';
import { assign, createActor, setup, waitFor } from 'xstate';
import { failWithBug, getCause, requireAction, requireActor } from './require-actor.ts';

const chart = setup({
  types: { context: {} as { readonly cause: unknown } },
  actors: { load: requireActor<string, undefined>('load') },
}).createMachine({
  context: { cause: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: 'loaded',
        onError: { target: 'broken', actions: assign(({ event }) => ({ cause: getCause(event) })) },
      },
    },
    loaded: {},
    broken: {},
  },
});

test('a machine without ports names the missing one', async () => {
  const broken = await waitFor(createActor(chart).start(), (snapshot) => !snapshot.matches('loading'));
  expect([broken.value, broken.context.cause]).toEqual(['broken', new Error('load has no port')]);
  expect(() => requireAction('drop')({}, undefined)).toThrow('drop has no port');
});

test('R-8.037 a bug is thrown with its cause as long as nothing reports it', () => {
  const cause = new Error('broken');
  expect(() => failWithBug({ event: { type: 'xstate.error.actor.load', error: cause } })).toThrow(
    expect.objectContaining({ message: 'a port failed without answering', cause }),
  );
});

test.each([
  ['the error that it carries', { type: 'xstate.error.actor.load', error: 'why' }, 'why'],
  ['none, where it carries undefined', { type: 'xstate.error.actor.load', error: undefined }, undefined],
  ['itself where it carries none', { type: 'retry.requested' }, { type: 'retry.requested' }],
])('the cause of an event is %s', (_, event, cause) => {
  expect(getCause(event)).toEqual(cause);
});
