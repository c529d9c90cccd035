import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type PanelEvent, panelMachine } from './panel.machine.ts';
import { panelView } from './panel.view.ts';

type Snapshot = SnapshotFrom<typeof panelMachine>;

const TOKEN = 'bt_of-the-answer';
const success = { token: TOKEN, email: 'priya@malabar.example' };

const PERSON: readonly PanelEvent[] = [
  { type: 'tab.selected', tab: 'login' },
  { type: 'tab.selected', tab: 'register' },
  { type: 'login.advised' },
  { type: 'registration.advised', email: 'priya@malabar.example' },
  { type: 'panel.closed' },
];

const FORMS = ['login', 'register'].flatMap((form) => [
  { type: `xstate.done.actor.${form}`, output: success },
  { type: `xstate.error.actor.${form}`, error: new Error('broken') },
]);

const DECISIONS = [
  ...[true, false, null].map((output) => ({ type: 'xstate.done.actor.0.panel.deciding', output })),
  { type: 'xstate.error.actor.0.panel.deciding', error: new Error('broken') },
];

const walk = (mustLogin: boolean) =>
  getShortestPaths(panelMachine, {
    input: { device: 'h5', email: 'priya@malabar.example', mustLogin },
    // Responses are the machine's internal events, which its event type does not include.
    events: (state: Snapshot) =>
      [...PERSON, ...FORMS, ...(state.matches('deciding') ? DECISIONS : [])] as readonly PanelEvent[],
    serializeState: ({ value, context }: Snapshot) => JSON.stringify([value, context]),
  }).map(({ state }) => state);

const valuesOf = (states: readonly Snapshot[]) => [...new Set(states.map(({ value }) => value))].sort();

describe('every reachable state of the panel', () => {
  test('R-2.179 covers all states if the panel can be closed', () => {
    expect(valuesOf(walk(false))).toEqual(['deciding', 'dismissed', 'done', 'open']);
  });

  test('R-2.180 covers all states but the dismissed one if it cannot be closed', () => {
    expect(valuesOf(walk(true))).toEqual(['deciding', 'done', 'open']);
  });

  test('R-2.189 shows exactly one form on a phone, and never a token', () => {
    for (const state of walk(false)) {
      const view = panelView(state);
      expect(view.visibleForms).toEqual([view.tab]);
      expect(JSON.stringify([view, state.context])).not.toContain(TOKEN);
    }
  });
});
