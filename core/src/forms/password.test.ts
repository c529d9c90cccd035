import { expect, test } from 'vitest';
import {
  LOGIN_PASSWORD_RULES,
  NO_PASSWORD,
  PASSWORD_NEW_RULES,
  updatePasswordField,
  validatePasswordField,
} from './password.ts';

const wrongs = (rules: typeof PASSWORD_NEW_RULES, values: readonly string[]) =>
  values.map((value) => validatePasswordField({ value }, rules, 'submit').failure?.type ?? null);

test('R-5.029 R-5.030 R-5.031 a new password has 6 to 20 characters, in any script', () => {
  expect(wrongs(PASSWORD_NEW_RULES, ['', '12345', '123456', 'x'.repeat(20), 'x'.repeat(21), 'كلمةالسر'])).toEqual([
    'required',
    'min',
    null,
    null,
    'max',
    null,
  ]);
});

test('R-5.020 R-5.029 R-5.030 R-5.031 a login accepts any password that was once allowed', () => {
  expect(wrongs(LOGIN_PASSWORD_RULES, ['', '1', 'x'.repeat(20), 'x'.repeat(21)])).toEqual([
    'required',
    null,
    null,
    'max',
  ]);
});

test('R-5.032 spaces at the ends count and are preserved', () => {
  expect(validatePasswordField({ value: ' abcd ' }, PASSWORD_NEW_RULES, 'submit')).toEqual({
    value: ' abcd ',
    failure: null,
  });
  expect(wrongs(PASSWORD_NEW_RULES, ['      ', ` ${'x'.repeat(20)}`])).toEqual([null, 'max']);
});

test('R-5.005 typing shows no new error, but an existing error is checked on every key', () => {
  const typed = updatePasswordField(NO_PASSWORD, '123', PASSWORD_NEW_RULES);
  expect(typed).toEqual({ value: '123' });
  const wrong = validatePasswordField(typed, PASSWORD_NEW_RULES, 'blur');
  expect(wrong.failure?.type).toBe('min');
  expect(updatePasswordField(wrong, '123456', PASSWORD_NEW_RULES)).toEqual({ value: '123456', failure: null });
});

test('leaving an untouched password shows no error', () => {
  expect(validatePasswordField(NO_PASSWORD, PASSWORD_NEW_RULES, 'blur')).toEqual(NO_PASSWORD);
});
