import { expect, test } from 'vitest';
import { emptyField, fieldView, toField, updateField, validateField } from './field.ts';
import { EMAIL_RULES } from './field-rules.ts';
import { pattern } from './rule.ts';

const rules = EMAIL_RULES;

test('R-4.112 a field is first not validated, then valid or invalid by the rule it breaks', () => {
  const typed = updateField(emptyField, 'a@', rules);
  const left = validateField(typed, rules, 'blur');
  const corrected = updateField(left, 'a@b.co', rules);
  expect([typed, left, corrected].map((field) => fieldView(field).state)).toEqual([
    'notValidated',
    'pattern',
    'success',
  ]);
});

test('R-4.112 leaving an empty field shows no error, but submitting it does', () => {
  expect(fieldView(validateField(emptyField, rules, 'blur')).state).toBe('notValidated');
  expect(fieldView(validateField(emptyField, rules, 'submit'))).toEqual({
    value: '',
    state: 'required',
    message: { key: 'dig.exh.email.empty' },
  });
});

test('R-5.008 space around an email address is no error, and the typed text stays unchanged', () => {
  expect(fieldView(validateField({ value: ' a@b.co ' }, rules, 'blur'))).toEqual({
    value: ' a@b.co ',
    state: 'success',
    message: null,
  });
});

test('R-5.005 a rule for typing applies while the user types', () => {
  const digits = { ...pattern(/^\d*$/), on: ['change'] as const };
  expect(fieldView(updateField(emptyField, '1a', [digits])).state).toBe('pattern');
});

test('R-4.112 a field can be restored from its view', () => {
  const wrong = validateField({ value: 'a@' }, rules, 'blur');
  const right = validateField({ value: 'a@b.co' }, rules, 'blur');
  for (const field of [emptyField, wrong, right]) expect(toField(fieldView(field))).toEqual(field);
});
