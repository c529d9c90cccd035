import { describe, expect, test } from 'vitest';
import { err, ok } from '../result.ts';
import {
  applyRfqAct,
  getRfqState,
  hasRfqEnded,
  listRfqActs,
  type RfqAct,
  type RfqActor,
  type RfqActRefusal,
  type RfqLifecycle,
  type RfqState,
  toRfqStatus,
  toSeenVersion,
} from './lifecycle.ts';

const owner: RfqActor = { side: 'buyer', accountId: 'b1' };
const otherBuyer: RfqActor = { side: 'buyer', accountId: 'b2' };
const staff: RfqActor = { side: 'staff' };
const rfqIn = (state: RfqState): RfqLifecycle => ({ state, version: 3, accountId: 'b1' });

describe('D-50 the life of a request for quotation', () => {
  test.each<[RfqAct, RfqActor, RfqState, RfqState]>([
    ['edit', owner, 'open', 'open'],
    ['edit', owner, 'held', 'held'],
    ['withdraw', owner, 'open', 'withdrawn'],
    ['withdraw', owner, 'held', 'withdrawn'],
    ['close', staff, 'open', 'closed'],
    ['close', staff, 'held', 'closed'],
  ])('%s by %o takes it from %s to %s, and to a new version', (act, actor, from, to) => {
    expect(applyRfqAct(rfqIn(from), actor, act, 3)).toEqual(ok({ state: to, version: 4 }));
    expect(applyRfqAct(rfqIn(from), actor, act, undefined)).toEqual(ok({ state: to, version: 4 }));
  });

  test.each<RfqState>(['closed', 'withdrawn'])('a %s one stays as it is when it is sent again', (state) => {
    expect(applyRfqAct(rfqIn(state), owner, 'resubmit', undefined)).toEqual(ok({ state, version: 3 }));
  });

  test.each<[RfqActRefusal, RfqAct, RfqActor, RfqLifecycle, number]>([
    ['stranger', 'edit', otherBuyer, rfqIn('open'), 3],
    ['stranger', 'edit', staff, rfqIn('open'), 3],
    ['stranger', 'withdraw', otherBuyer, rfqIn('open'), 3],
    ['stranger', 'close', owner, rfqIn('open'), 3],
    ['stranger', 'resubmit', otherBuyer, rfqIn('closed'), 3],
    ['ended', 'edit', owner, rfqIn('withdrawn'), 3],
    ['ended', 'edit', owner, rfqIn('closed'), 3],
    ['ended', 'withdraw', owner, rfqIn('closed'), 3],
    ['ended', 'close', staff, rfqIn('withdrawn'), 3],
    ['open', 'resubmit', owner, rfqIn('open'), 3],
    ['open', 'resubmit', owner, rfqIn('held'), 3],
    ['changed', 'edit', owner, rfqIn('open'), 2],
    ['changed', 'withdraw', owner, rfqIn('open'), 2],
  ])('refuses with %s: %s by %o of %o seen as version %d', (refusal, act, actor, rfq, seen) => {
    expect(applyRfqAct(rfq, actor, act, seen)).toEqual(err(refusal));
  });

  test.each<[RfqState, readonly RfqAct[]]>([
    ['open', ['edit', 'withdraw']],
    ['held', ['edit', 'withdraw']],
    ['closed', ['resubmit']],
    ['withdrawn', ['resubmit']],
  ])('a buyer of a %s one can do %o', (state, acts) => {
    expect(listRfqActs(state)).toEqual(acts);
  });

  test('REL-02 a repeated withdrawal names the version that it ended', () => {
    expect(toSeenVersion({ state: 'open', version: 3 })).toBe(3);
    expect(toSeenVersion({ state: 'withdrawn', version: 4 })).toBe(3);
  });

  test.each<[number, boolean, RfqState]>([
    [0, false, 'open'],
    [0, true, 'held'],
    [1, false, 'closed'],
    [2, false, 'withdrawn'],
    [99, false, 'closed'],
  ])('status %d, held back %s, is %s', (status, isWaiting, state) => {
    expect(getRfqState({ status, isWaiting })).toBe(state);
    if (status !== 99) expect(toRfqStatus(state)).toBe(status);
    expect(hasRfqEnded(state)).toBe(status !== 0);
  });
});
