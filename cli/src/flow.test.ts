import { expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { createFakeTerminal } from './fake-terminal.ts';
import { withFlow } from './flow.ts';
import type { Invocation } from './noun.ts';
import { loadTexts } from './texts.ts';

/** A flow that waits for one thing. */
const waiting = (work: (signal: AbortSignal) => Promise<string>) => (bugs: { report(cause: unknown): void }) =>
  setup({
    types: { events: {} as { readonly type: 'asked' }, tags: {} as 'busy' },
    actors: { work: fromPromise<string>(({ signal }) => work(signal)) },
  }).createMachine({
    initial: 'open',
    states: {
      open: { on: { asked: 'working' } },
      working: {
        tags: 'busy',
        invoke: {
          src: 'work',
          onDone: 'done',
          onError: { target: 'open', actions: ({ event }) => bugs.report(event.error) },
        },
      },
      done: {},
    },
  });

async function invocation(
  signal = new AbortController().signal,
): Promise<Pick<Invocation, 'terminal' | 'texts' | 'global'>> {
  const global = { quiet: true } as Invocation['global'];
  return { terminal: createFakeTerminal({ signal }), texts: await loadTexts('en'), global };
}

test('a command goes on when the flow is no longer busy', async () => {
  const start = { provide: waiting(async () => 'there'), input: undefined };
  const seen = await withFlow(await invocation(), start, (flow) => flow.do({ type: 'asked' }));
  expect(seen.value).toBe('done');
});

test('what should never happen ends the command', async () => {
  const broken = new Error('a port broke');
  const start = { provide: waiting(() => Promise.reject(broken)), input: undefined };
  await expect(withFlow(await invocation(), start, (flow) => flow.do({ type: 'asked' }))).rejects.toBe(broken);
});

test('Ctrl-C ends what the flow waits for', async () => {
  const interruption = new AbortController();
  const begun = Promise.withResolvers<AbortSignal>();
  const start = {
    provide: waiting((signal) => {
      begun.resolve(signal);
      return new Promise(() => undefined);
    }),
    input: undefined,
  };
  const running = withFlow(await invocation(interruption.signal), start, (flow) => flow.do({ type: 'asked' }));
  const signal = await begun.promise;
  interruption.abort();
  await expect(running).rejects.toThrow('abort');
  expect(signal.aborted).toBe(true);
});
