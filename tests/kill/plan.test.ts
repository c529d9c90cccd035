import { expect, test } from 'vitest';
import { createPlan } from './plan.ts';

const rounds = (name: 'all' | 'enquiries', count: number) =>
  Array.from({ length: count }, (_, round) => createPlan(4242, round, name));

test('each crash point is used, at a pass that its round can reach', () => {
  const all = rounds('all', 8);
  expect(all.map(({ death }) => death).sort()).toEqual([
    'after_250_before_mark',
    'after_commit_before_reply',
    'after_idem_insert',
    'after_rename_before_row',
    'before_commit',
    'before_rename',
    'before_smtp',
    'outside',
  ]);
  for (const { death, nth, actions } of all) {
    const files = actions.reduce((sum, action) => sum + (action.kind === 'rfq' ? action.files : 0), 0);
    const most = death.includes('rename') ? files : 3 * actions.length + files;
    expect({ death, isReached: nth >= 1 && nth <= most }).toEqual({ death, isReached: true });
  }
});

test('every round has RFQs with files, carts and enquiries', () => {
  for (const { actions } of rounds('all', 20)) {
    expect(new Set(actions.map(({ kind }) => kind))).toEqual(new Set(['enquiry', 'rfq', 'cart']));
    expect(actions[0]).toEqual({ kind: 'rfq', files: 3 });
  }
});

test('a seed always gives the same rounds of enquiries', () => {
  expect(
    rounds('enquiries', 3).map(({ death, nth, delay, actions }) => ({ death, nth, delay, sent: actions.length })),
  ).toEqual([
    { death: 'outside', nth: expect.any(Number), delay: 289, sent: 11 },
    { death: 'after_250_before_mark', nth: 11, delay: expect.any(Number), sent: 13 },
    { death: 'after_idem_insert', nth: 3, delay: expect.any(Number), sent: 11 },
  ]);
});
