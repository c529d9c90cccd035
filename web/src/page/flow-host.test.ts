import type { Flow } from '@fairhall/core/ports/flow';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFlowHost } from './flow-host.ts';

interface View {
  readonly busy: boolean;
  readonly text: string;
  readonly isLoaded: boolean;
  readonly isWaiting?: boolean;
  readonly isRefused?: boolean;
}
type Event = { readonly type: 'typed'; readonly text: string } | { readonly type: 'sent' };

const typed = (text: string): Event => ({ type: 'typed', text });

/** A flow whose code loads, or fails to load, at the test's command. */
function bench() {
  const received: Event[] = [];
  const failures: boolean[] = [];
  const seen: string[] = [];
  const subscribers = new Set<() => void>();
  let view: View = { busy: false, text: '', isLoaded: true };
  let stops = 0;
  let arrival = Promise.withResolvers<void>();
  let opens = 0;
  const flow: Flow<View, Event> = {
    view: () => view,
    subscribe(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
    send(event) {
      received.push(event);
      if (event.type === 'typed') view = { ...view, text: event.text };
      for (const changed of subscribers) changed();
    },
    stop() {
      stops += 1;
    },
    events: ['typed', 'sent'],
  };
  const host = createFlowHost<View, Event>({
    start: { busy: false, text: '', isLoaded: false },
    echo(shown, event) {
      if (event.type === 'typed') return { ...shown, text: event.text };
      return shown.text === '' ? { ...shown, isRefused: true } : shown;
    },
    async open() {
      opens += 1;
      await arrival.promise;
      return flow;
    },
    isRequest: ({ type }) => type === 'sent',
    waiting: (shown) => ({ ...shown, isWaiting: true }),
    failed: (_, isAwaited) => void failures.push(isAwaited),
  });
  host.subscribe(() => seen.push(host.view().text));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    host,
    received,
    failures,
    seen,
    opens: () => opens,
    stops: () => stops,
    async arrive() {
      arrival.resolve();
      await settle();
    },
    async fail() {
      arrival.reject(new Error('offline'));
      arrival = Promise.withResolvers();
      await settle();
    },
  };
}

afterEach(() => vi.useRealTimers());

describe('a flow before its code has loaded', () => {
  test('is not loaded by a page without interaction', () => {
    const { host, opens } = bench();
    expect([host.view(), opens()]).toEqual([{ busy: false, text: '', isLoaded: false }, 0]);
  });

  test('shows input at once, loads its code, and receives the events in order', async () => {
    const { host, opens, received, seen, arrive } = bench();
    host.send(typed('a'));
    host.send(typed('ab'));
    host.send({ type: 'sent' });
    expect([host.view().text, opens(), received]).toEqual(['ab', 1, []]);
    await arrive();
    expect(received).toEqual([typed('a'), typed('ab'), { type: 'sent' }]);
    expect([host.view(), seen]).toEqual([{ busy: false, text: 'ab', isLoaded: true }, ['a', 'ab', 'ab', 'ab']]);
    host.send(typed('abc'));
    expect([host.view().text, opens()]).toEqual(['abc', 1]);
  });

  test('is not shown before it has received the earlier events', async () => {
    const { host, seen, arrive } = bench();
    host.send(typed('kept'));
    await arrive();
    expect(seen).not.toContain('');
  });

  test('reports a failed load if an event is waiting, and is loaded again by the next event', async () => {
    const { host, received, failures, opens, arrive, fail } = bench();
    host.load();
    await fail();
    host.send(typed('a'));
    await fail();
    expect([failures, host.view().text]).toEqual([[false, true], 'a']);
    host.send({ type: 'sent' });
    await arrive();
    expect([opens(), received]).toEqual([3, [typed('a'), { type: 'sent' }]]);
  });

  test('R-4.087 shows a waiting press after 100 ms, until the code has loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { host, arrive } = bench();
    host.send(typed('a'));
    vi.advanceTimersByTime(100);
    expect(host.view().isWaiting).toBeUndefined();
    host.send({ type: 'sent' });
    vi.advanceTimersByTime(99);
    expect(host.view().isWaiting).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(host.view()).toEqual({ busy: false, text: 'a', isLoaded: false, isWaiting: true });
    await arrive();
    expect(host.view().isWaiting).toBeUndefined();
  });

  test('R-4.087 also shows the next press as waiting if the first was rejected at once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { host, seen } = bench();
    for (const changes of [2, 4]) {
      host.send({ type: 'sent' });
      vi.advanceTimersByTime(100);
      expect(seen.length).toBe(changes);
    }
  });

  test('does not send a failed press automatically with the next input', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { host, failures, received, arrive, fail } = bench();
    host.send(typed('a'));
    host.send({ type: 'sent' });
    vi.advanceTimersByTime(100);
    await fail();
    expect([failures, host.view()]).toEqual([[true], { busy: false, text: 'a', isLoaded: false }]);
    host.send(typed('ab'));
    vi.advanceTimersByTime(1_000);
    await arrive();
    expect([received, host.view().text]).toEqual([[typed('a'), typed('ab')], 'ab']);
  });

  test('R-5.007 leaves a press rejected if it was rejected at once and the code fails to load', async () => {
    const { host, failures, received, arrive, fail } = bench();
    host.send({ type: 'sent' });
    await fail();
    expect([failures, host.view().isRefused]).toEqual([[true], true]);
    host.send(typed('a'));
    await arrive();
    expect(received).toEqual([{ type: 'sent' }, typed('a')]);
  });

  test('stops with its screen, even if its code loads later', async () => {
    const early = bench();
    early.host.load();
    early.host.stop();
    await early.arrive();
    const late = bench();
    late.host.load();
    await late.arrive();
    late.host.stop();
    expect([early.stops(), early.host.view().isLoaded, late.stops()]).toEqual([1, false, 1]);
  });
});
