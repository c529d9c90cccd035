import type { Bugs } from '@fairhall/core/ports/bugs';
import type { Flow } from '@fairhall/core/ports/flow';
import { expect, test } from 'vitest';
import { createFakeTerminal } from './fake-terminal.ts';
import { withFlow } from './flow.ts';
import type { Invocation } from './noun.ts';
import { loadTexts } from './texts.ts';

type View = { readonly busy: boolean; readonly answer: string };
type Event = { readonly type: 'asked' };

/** A flow that, once it is asked, waits for `work`. */
function waiting(work: () => Promise<string>, stopped: () => void = () => undefined) {
  return (bugs: Bugs): Flow<View, Event> => {
    let view: View = { busy: false, answer: '' };
    const listeners = new Set<() => void>();
    const show = (next: View) => {
      view = next;
      for (const listener of [...listeners]) listener();
    };
    const report = (cause: unknown) => {
      bugs.report(cause);
      return '';
    };
    return {
      view: () => view,
      subscribe(changed) {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
      send() {
        show({ busy: true, answer: '' });
        void work()
          .catch(report)
          .then((answer) => show({ busy: false, answer }));
      },
      stop: stopped,
      events: ['asked'],
    };
  };
}

async function invocation(
  signal = new AbortController().signal,
): Promise<Pick<Invocation, 'terminal' | 'texts' | 'global'>> {
  const global = { quiet: true } as Invocation['global'];
  return { terminal: createFakeTerminal({ signal }), texts: loadTexts('en'), global };
}

test('a command continues when the flow is no longer busy, and the flow is stopped', async () => {
  let stops = 0;
  const open = waiting(
    async () => 'there',
    () => {
      stops += 1;
    },
  );
  const seen = await withFlow(await invocation(), open, (flow) => flow.do({ type: 'asked' }));
  expect([seen.answer, stops]).toEqual(['there', 1]);
});

test('an unexpected error ends the command', async () => {
  const broken = new Error('a port broke');
  const open = waiting(() => Promise.reject(broken));
  await expect(withFlow(await invocation(), open, (flow) => flow.do({ type: 'asked' }))).rejects.toBe(broken);
});

test('Ctrl-C stops a flow that is waiting', async () => {
  const interruption = new AbortController();
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const open = waiting(() => {
    begun.resolve();
    return new Promise(() => undefined);
  }, stopped.resolve);
  const running = withFlow(await invocation(interruption.signal), open, (flow) => flow.do({ type: 'asked' }));
  await begun.promise;
  interruption.abort();
  await expect(running).rejects.toThrow('abort');
  await stopped.promise;
});
