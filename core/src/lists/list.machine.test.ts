import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import { type ContextOf, type ListDefinition, type ListEvent, type ListSnapshot, provideList } from './list.machine.ts';
import { contextOf, listView } from './list.view.ts';

type Event =
  | ListEvent
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'set'; readonly id: string };
interface Numbers {
  readonly total: number;
  readonly pageSize: number;
}
type Answer = Result<unknown, GatewayError>;

const LIST: ListDefinition<
  Event,
  { readonly pageNo: number },
  Numbers,
  { readonly id: string },
  { readonly text: string }
> = {
  id: 'numbers',
  query: { pageNo: 1 },
  local: { text: '' },
  edits: { typed: ({ text }) => ({ text }) },
  clearing: ['typed'],
  changes: { set: ({ id }) => ({ id }) },
  queued: ['set'],
  rowOf: ({ id }) => id,
};

const LOST = err(gatewayError('TIME_OUT'));

function openList(
  change: (id: string) => Answer = () => ok(true),
  load: () => Answer = () => ok({ total: 45, pageSize: 20 }),
) {
  const sent: { id: string; key: string }[] = [];
  const loads: number[] = [];
  const login = { token: true };
  let made = 0;
  const actor = createActor(
    provideList(
      LIST,
      {
        load: async ({ pageNo }) => {
          loads.push(pageNo);
          return load() as Result<Numbers, GatewayError>;
        },
        change: async ({ id }, key) => {
          sent.push({ id, key });
          return change(id);
        },
      },
      {
        session: {
          hasToken: () => login.token,
          end: () => {
            login.token = false;
          },
        },
        ids: { uuid: () => `key-${++made}` },
        bugs: { report: () => undefined },
      },
    ),
    { clock: new SimulatedClock() },
  ).start();
  const viewOf = (snapshot: ListSnapshot) => ({
    ...listView(snapshot),
    text: contextOf<ContextOf<typeof LIST>>(snapshot).local.text,
  });
  return { sent, loads, login, ...createFlowDriver(actor, viewOf) };
}

describe('a user’s own list', () => {
  test('has pages, and is reloaded when the user returns to the page, also after a failure', async () => {
    const answers: Answer[] = [ok({ total: 45, pageSize: 20 }), LOST, ok({ total: 1, pageSize: 20 })];
    const list = openList(undefined, () => answers.shift() ?? LOST);
    expect(await list.settled()).toMatchObject({ state: 'shown', pageCount: 3 });
    expect(await list.do({ type: 'page.selected', pageNo: 2 })).toMatchObject({ state: 'failed' });
    expect(await list.do({ type: 'page.shown' })).toMatchObject({ state: 'shown', message: null, pageCount: 1 });
    expect(list.loads).toEqual([1, 2, 2]);
  });

  test('REL-01 a change that may have arrived is sent again under its key, until the user makes another one', async () => {
    const list = openList(() => LOST);
    await list.settled();
    await list.do({ type: 'set', id: 'a' });
    expect(await list.do({ type: 'set', id: 'a' })).toMatchObject({ message: { key: 'request.timeout' } });
    expect(await list.do({ type: 'typed', text: 'b' })).toMatchObject({ text: 'b', message: null });
    await list.do({ type: 'set', id: 'a' });
    expect(list.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test('changes are sent one after the other, and a failed one cancels the waiting ones of its row', async () => {
    const list = openList((id) => (id === 'a' ? LOST : ok(true)));
    await list.settled();
    const sets = ['a', 'b', 'a'].map((id) => ({ type: 'set', id }) as const);
    list.atOnce(...sets);
    expect(await list.settled()).toMatchObject({ state: 'shown' });
    expect(list.sent.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('THR-56 an expired login clears the rows, the typed text and the waiting changes', async () => {
    const list = openList(() => err(gatewayError('INVALID_TOKEN')));
    await list.settled();
    expect(await list.do({ type: 'typed', text: 'x' }, { type: 'set', id: 'a' })).toMatchObject({
      state: 'visitor',
      text: '',
      pageCount: 1,
    });
    expect(list.login.token).toBe(false);
  });
});
