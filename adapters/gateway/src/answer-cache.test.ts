import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const ASKED = { call: 'categories.all', lang: 'en', input: {} };

function kept() {
  const clock = { now: 1, state: 'one' as string | undefined };
  const answers = createAnswerCache({
    calls: new Set([ASKED.call]),
    stateOf: () => clock.state,
    now: () => clock.now,
  });
  return { clock, answers, textOf: (asked: object = {}) => answers.getSlot({ ...ASKED, ...asked })?.text };
}

test('A-58 the cache stores a response per call, language and input for half a minute', () => {
  const { clock, answers, textOf } = kept();
  answers.getSlot(ASKED)?.store('["Textiles"]');
  clock.now += 29_999;
  expect(textOf()).toBe('["Textiles"]');
  expect([textOf({ lang: 'ar' }), textOf({ input: { lang: 'ar' } })]).toEqual([undefined, undefined]);
  clock.now += 2;
  expect(textOf()).toBeUndefined();
});

test('A-58 the cache never returns a response of an older state, even if it was created during the change', () => {
  const { clock, answers, textOf } = kept();
  const place = answers.getSlot(ASKED);
  clock.state = 'two';
  place?.store('["old"]');
  expect(textOf()).toBeUndefined();
  answers.getSlot(ASKED)?.store('["new"]');
  expect(textOf()).toBe('["new"]');
});

test('nothing is cached if changes are not reported, and no other calls are cached', () => {
  const { clock, answers } = kept();
  expect(answers.getSlot({ ...ASKED, call: 'catalogue.goodsDetail' })).toBeUndefined();
  clock.state = undefined;
  expect(answers.getSlot(ASKED)).toBeUndefined();
});
