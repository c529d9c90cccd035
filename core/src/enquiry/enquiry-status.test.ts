import { describe, expect, test } from 'vitest';
import { listReachableStatuses, THREAD_STEPS } from '../../../tests/support/reachable-statuses.ts';
import { THREAD_SIDES } from '../contract/enquiry/thread-limits.ts';
import {
  applyAct,
  type EnquiryStatus,
  getTurn,
  initialStatus,
  type ThreadAct,
  toVisibleState,
} from './enquiry-status.ts';

type Step = readonly [EnquiryStatus['lastSide'], ThreadAct, at?: number];

/** The status after the steps, for an enquiry that was delivered at time 100; undefined after a rejected step. */
const walked = (...steps: readonly Step[]) =>
  steps.reduce<EnquiryStatus | undefined>(
    (status, [side, act, at = 200]) => (status === undefined ? undefined : applyAct(status, side, act, at)),
    initialStatus(100),
  );

describe('the status of an enquiry', () => {
  test('a supplier reading a new enquiry marks it as read; a buyer reading it changes nothing', () => {
    expect(walked(['supplier', 'read'])).toMatchObject({ state: 'read', waitsSince: 100 });
    expect(walked(['buyer', 'read'])).toEqual(initialStatus(100));
    expect(walked(['supplier', 'write'], ['supplier', 'read'])).toMatchObject({ state: 'answered' });
  });

  test('waits since the buyer’s first unanswered message', () => {
    expect(walked(['buyer', 'write', 300])).toMatchObject({ waitsSince: 100 });
    expect(walked(['supplier', 'write'])).toMatchObject({ state: 'answered', waitsSince: null });
    const again = walked(['supplier', 'write'], ['buyer', 'write', 300], ['buyer', 'write', 400]);
    expect(again).toMatchObject({ state: 'answered', waitsSince: 300, lastSide: 'buyer' });
  });

  test('reopens as answered or read, and waits again if a reply is due', () => {
    expect(walked(['buyer', 'close'], ['buyer', 'reopen', 300])).toMatchObject({ state: 'read', waitsSince: 300 });
    const answered = walked(['supplier', 'write'], ['supplier', 'close'], ['supplier', 'reopen', 300]);
    expect(answered).toMatchObject({ state: 'answered', waitsSince: null, closedBy: null });
    expect(walked(['supplier', 'spam'], ['supplier', 'reopen'])).toMatchObject({ state: 'read', closedBy: null });
  });

  test('can be reopened only by the side that closed it', () => {
    expect(walked(['buyer', 'close'], ['supplier', 'reopen'])).toBeUndefined();
    expect(walked(['supplier', 'close'], ['buyer', 'reopen'])).toBeUndefined();
  });

  test('a buyer cannot mark it as spam, nor a supplier one that the buyer closed', () => {
    expect(walked(['buyer', 'spam'])).toBeUndefined();
    expect(walked(['buyer', 'close'], ['supplier', 'spam'])).toBeUndefined();
    expect(walked(['supplier', 'close'], ['supplier', 'spam'])).toMatchObject({ state: 'spam' });
  });
});

describe('every status that both sides can reach', () => {
  const reached = listReachableStatuses();

  test('there are at most eighteen', () => {
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.length).toBeLessThan(19);
  });

  test.each(reached.map(({ path, status }) => ({ path: path.join(', ') || 'at first', status })))(
    '$path: satisfies the rules',
    ({ status }) => {
      const { state, closedBy, lastSide, waitsSince, isAnswered } = status;
      const isOver = state === 'closed' || state === 'spam';
      expect(closedBy !== null).toEqual(isOver);
      expect(getTurn(status) === null).toEqual(isOver);
      expect(waitsSince !== null).toEqual(getTurn(status) === 'supplier');
      if (lastSide === 'supplier') expect(isAnswered).toEqual(true);
      if (state === 'new') expect(isAnswered).toEqual(false);
      for (const side of THREAD_SIDES) expect(applyAct(status, side, 'write', 900) === undefined).toEqual(isOver);
      for (const [side, act] of THREAD_STEPS) {
        const after = applyAct(status, side, act, 900);
        if (after !== undefined && act !== 'write') expect(applyAct(after, side, act, 950)).toEqual(after);
      }
      expect(
        THREAD_SIDES.some((side) => THREAD_STEPS.some(([by, act]) => by === side && leaves(status, by, act))),
      ).toBe(true);
    },
  );

  test('a buyer sees and can do the same whether the supplier closed the enquiry or marked it as spam', () => {
    for (const { status } of reached.filter(({ status }) => status.state === 'spam')) {
      const closed: EnquiryStatus = { ...status, state: 'closed' };
      expect(toVisibleState(status.state, 'buyer')).toEqual('closed');
      for (const [, act] of THREAD_STEPS.filter(([side]) => side === 'buyer')) {
        const [one, other] = [status, closed].map((each) => applyAct(each, 'buyer', act, 900));
        expect(one && { ...one, state: toVisibleState(one.state, 'buyer') }).toEqual(other);
      }
    }
  });
});

const leaves = (status: EnquiryStatus, side: EnquiryStatus['lastSide'], act: ThreadAct): boolean => {
  const after = applyAct(status, side, act, 900);
  return after !== undefined && after !== status;
};
