import { expect, test } from 'vitest';
import { checkedPassword, LOGIN_PASSWORD_RULES, NEW_PASSWORD_RULES, NO_PASSWORD, typedPassword } from './password.ts';

const wrongs = (rules: typeof NEW_PASSWORD_RULES, values: readonly string[]) =>
  values.map((value) => checkedPassword({ value }, rules, 'submit').failure?.type ?? null);

test('R-5.029 R-5.030 R-5.031 a new password has 6 to 20 characters, in any script', () => {
  expect(wrongs(NEW_PASSWORD_RULES, ['', '12345', '123456', 'x'.repeat(20), 'x'.repeat(21), 'كلمةالسر'])).toEqual([
    'required',
    'min',
    null,
    null,
    'max',
    null,
  ]);
});

test('R-5.020 R-5.029 R-5.030 R-5.031 a login takes what was once allowed', () => {
  expect(wrongs(LOGIN_PASSWORD_RULES, ['', '1', 'x'.repeat(20), 'x'.repeat(21)])).toEqual([
    'required',
    null,
    null,
    'max',
  ]);
});

test('R-5.032 spaces at the ends count and stay', () => {
  expect(checkedPassword({ value: ' abcd ' }, NEW_PASSWORD_RULES, 'submit')).toEqual({
    value: ' abcd ',
    failure: null,
  });
  expect(wrongs(NEW_PASSWORD_RULES, ['      ', ` ${'x'.repeat(20)}`])).toEqual([null, 'max']);
});

test('R-5.005 nobody is blamed while typing, but a wrong one is looked at with every key', () => {
  const typed = typedPassword(NO_PASSWORD, '123', NEW_PASSWORD_RULES);
  expect(typed).toEqual({ value: '123' });
  const wrong = checkedPassword(typed, NEW_PASSWORD_RULES, 'blur');
  expect(wrong.failure?.type).toBe('min');
  expect(typedPassword(wrong, '123456', NEW_PASSWORD_RULES)).toEqual({ value: '123456', failure: null });
});

test('leaving a password that was not begun says nothing', () => {
  expect(checkedPassword(NO_PASSWORD, NEW_PASSWORD_RULES, 'blur')).toEqual(NO_PASSWORD);
});
