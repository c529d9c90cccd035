import { expect, test } from 'vitest';
import ar from '../../messages/ar/forms.json' with { type: 'json' };
import en from '../../messages/en/forms.json' with { type: 'json' };
import { checkRules, findInvalidField, maxLength, minLength, pattern, required } from './rule.ts';

test.each([
  ['', true],
  [null, true],
  [undefined, true],
  [Number.NaN, true],
  [[], true],
  [0, false],
  ['a', false],
  [[1], false],
  ['\u200b', true],
  ['\u3164\u00a0\u202e', true],
  ['\u115f\u1160\uffa0\u2800', true],
  ['\u0301\ufe0f', true],
  ['N', false],
  ['O’Neill', false],
  ['नी', false],
])('R-5.001 a required field left as %j fails: %s', (value, fails) => {
  expect(required().passes(value)).toBe(!fails);
});

test('R-5.002 a text must have the minimum length and no more than the maximum', () => {
  const rules = [minLength(2), maxLength(3)];
  const verdicts = ['a', 'ab', 'abc', 'abcd'].map((value) => checkRules(rules, value, 'submit'));
  expect(verdicts).toEqual([
    { type: 'min', message: { key: 'validator.min', values: { min: 2 } } },
    null,
    null,
    { type: 'max', message: { key: 'validator.max', values: { max: 3 } } },
  ]);
});

test('R-5.003 a text must match the pattern, and an empty one is left to the required rule', () => {
  const rules = [pattern(/^\d+$/)];
  expect(['12', 'a', ''].map((value) => checkRules(rules, value, 'blur')?.type ?? null)).toEqual([
    null,
    'pattern',
    null,
  ]);
});

test('R-5.005 a rule limited to a trigger runs only on that trigger', () => {
  const onBlur = { ...pattern(/^\d+$/), on: ['blur'] as const };
  const triggers = ['change', 'blur', 'submit'] as const;
  expect(triggers.map((trigger) => checkRules([onBlur], 'a', trigger)?.type ?? null)).toEqual([null, 'pattern', null]);
});

test('R-5.006 every default message has its own text in each language', () => {
  const keys = ['validator.required', 'validator.min', 'validator.max', 'validator.pattern'] as const;
  const rules = [required(), minLength(1), maxLength(1), pattern(/a/)];
  expect(rules.map((rule) => rule.message.key)).toEqual(keys);
  for (const key of keys) {
    expect(en[key]).not.toBe('');
    expect(ar[key]).toMatch(/\p{Script=Arabic}/u);
  }
});

test('R-5.007 the first invalid field in form order is the one to focus', () => {
  const wrong = { type: 'required', message: { key: 'validator.required' } } as const;
  const order = ['quantity', 'content', 'email'] as const;
  expect(findInvalidField(order, { email: wrong, content: wrong, quantity: null })).toBe('content');
  expect(findInvalidField(order, { email: null, content: null, quantity: null })).toBeNull();
});

test('R-5.002 a character counts once, whatever its number of UTF-16 units', () => {
  expect([minLength(3).passes('😀😀'), maxLength(2).passes('😀😀'), maxLength(2).passes('😀😀😀')]).toEqual([
    false,
    true,
    false,
  ]);
});
