import { describe, expect, test } from 'vitest';
import { reachedStandings, THREAD_STEPS } from '../../../tests/support/thread-walk.ts';
import { SIDES } from '../contract/enquiry/thread-limits.ts';
import { delivered, type Standing, shownState, standingAfter, type ThreadAct, turnOf } from './enquiry-state.ts';

type Step = readonly [Standing['lastSide'], ThreadAct, at?: number];

/** What the steps lead to from an enquiry that was delivered at 100; undefined once one is refused. */
const walked = (...steps: readonly Step[]) =>
  steps.reduce<Standing | undefined>(
    (standing, [side, act, at = 200]) => (standing === undefined ? undefined : standingAfter(standing, side, act, at)),
    delivered(100),
  );

describe('where an enquiry stands', () => {
  test('a supplier’s reading makes a new one read, and a buyer’s changes nothing', () => {
    expect(walked(['supplier', 'read'])).toMatchObject({ state: 'read', waitsSince: 100 });
    expect(walked(['buyer', 'read'])).toEqual(delivered(100));
    expect(walked(['supplier', 'write'], ['supplier', 'read'])).toMatchObject({ state: 'answered' });
  });

  test('it waits from the buyer’s first word that has no answer', () => {
    expect(walked(['buyer', 'write', 300])).toMatchObject({ waitsSince: 100 });
    expect(walked(['supplier', 'write'])).toMatchObject({ state: 'answered', waitsSince: null });
    const again = walked(['supplier', 'write'], ['buyer', 'write', 300], ['buyer', 'write', 400]);
    expect(again).toMatchObject({ state: 'answered', waitsSince: 300, lastSide: 'buyer' });
  });

  test('opened again it is answered or read, and waits anew where an answer is owed', () => {
    expect(walked(['buyer', 'close'], ['buyer', 'reopen', 300])).toMatchObject({ state: 'read', waitsSince: 300 });
    const answered = walked(['supplier', 'write'], ['supplier', 'close'], ['supplier', 'reopen', 300]);
    expect(answered).toMatchObject({ state: 'answered', waitsSince: null, closedBy: null });
    expect(walked(['supplier', 'spam'], ['supplier', 'reopen'])).toMatchObject({ state: 'read', closedBy: null });
  });

  test('only who ended it opens it again', () => {
    expect(walked(['buyer', 'close'], ['supplier', 'reopen'])).toBeUndefined();
    expect(walked(['supplier', 'close'], ['buyer', 'reopen'])).toBeUndefined();
  });

  test('a buyer calls nothing spam, and a supplier not what the buyer closed', () => {
    expect(walked(['buyer', 'spam'])).toBeUndefined();
    expect(walked(['buyer', 'close'], ['supplier', 'spam'])).toBeUndefined();
    expect(walked(['supplier', 'close'], ['supplier', 'spam'])).toMatchObject({ state: 'spam' });
  });
});

describe('every state that both can reach', () => {
  const reached = reachedStandings();

  test('there are eighteen of them at most, and no more', () => {
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.length).toBeLessThan(19);
  });

  test.each(reached.map(({ path, standing }) => ({ path: path.join(', ') || 'at first', standing })))(
    '$path: the rules hold',
    ({ standing }) => {
      const { state, closedBy, lastSide, waitsSince, isAnswered } = standing;
      const isOver = state === 'closed' || state === 'spam';
      expect(closedBy !== null).toEqual(isOver);
      expect(turnOf(standing) === null).toEqual(isOver);
      expect(waitsSince !== null).toEqual(turnOf(standing) === 'supplier');
      if (lastSide === 'supplier') expect(isAnswered).toEqual(true);
      if (state === 'new') expect(isAnswered).toEqual(false);
      for (const side of SIDES) expect(standingAfter(standing, side, 'write', 900) === undefined).toEqual(isOver);
      for (const [side, act] of THREAD_STEPS) {
        const after = standingAfter(standing, side, act, 900);
        if (after !== undefined && act !== 'write') expect(standingAfter(after, side, act, 950)).toEqual(after);
      }
      expect(SIDES.some((side) => THREAD_STEPS.some(([by, act]) => by === side && leaves(standing, by, act)))).toBe(
        true,
      );
    },
  );

  test('what a buyer sees and may do is the same of spam and of what the supplier closed', () => {
    for (const { standing } of reached.filter(({ standing }) => standing.state === 'spam')) {
      const closed: Standing = { ...standing, state: 'closed' };
      expect(shownState(standing.state, 'buyer')).toEqual('closed');
      for (const [, act] of THREAD_STEPS.filter(([side]) => side === 'buyer')) {
        const [one, other] = [standing, closed].map((each) => standingAfter(each, 'buyer', act, 900));
        expect(one && { ...one, state: shownState(one.state, 'buyer') }).toEqual(other);
      }
    }
  });
});

const leaves = (standing: Standing, side: Standing['lastSide'], act: ThreadAct): boolean => {
  const after = standingAfter(standing, side, act, 900);
  return after !== undefined && after !== standing;
};
