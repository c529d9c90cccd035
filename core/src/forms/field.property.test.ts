import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyField, type Field, fieldView, toField, updateField, validateField } from './field.ts';
import { EMAIL_RULES } from './field-rules.ts';
import { checkRules, pattern, type Rule, required } from './rule.ts';
import { trimText } from './text-input.ts';

const DIGITS: Rule<string> = { ...pattern(/^\d*$/), type: 'digits', on: ['change'] };
const RULES: readonly (readonly Rule<string>[])[] = [EMAIL_RULES, [required()], [DIGITS, required()], []];

type Step = { readonly typed: string } | 'blur' | 'submit';
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ typed: fc.oneof(fc.constantFrom('', ' ', 'a@', ' a@b.co ', 'a@b.co', '12', '\u00071'), fc.string()) }),
  fc.constantFrom<Step>('blur', 'submit'),
);

const after = (field: Field, did: Step, rules: readonly Rule<string>[]): Field =>
  typeof did === 'object' ? updateField(field, did.typed, rules) : validateField(field, rules, did);

/** Checks a property on every field that random steps make from an empty one, with the last step. */
function walk(rule: (before: Field, did: Step, field: Field, rules: readonly Rule<string>[]) => void): void {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), fc.array(step, { minLength: 1, maxLength: 8 }), (rules, steps) => {
      let field = emptyField;
      for (const did of steps) {
        const before = field;
        field = after(field, did, rules);
        rule(before, did, field, rules);
      }
    }),
    { numRuns: 300 },
  );
}

test('R-4.112 R-5.008 a field holds exactly the typed text, whatever is validated', () => {
  walk((before, did, field) => {
    expect(field.value).toBe(typeof did === 'object' ? did.typed : before.value);
    expect(toField(fieldView(field))).toEqual(field);
  });
});

test('R-4.112 R-5.008 on submit the whole trimmed value is validated', () => {
  walk((_, did, field, rules) => {
    if (did !== 'submit') return;
    expect(field.failure).toEqual(checkRules(rules, trimText(field.value), 'submit'));
    expect(['notValidated', 'validating']).not.toContain(fieldView(field).state);
  });
});

test('R-4.112 R-5.005 an error always belongs to the current text', () => {
  walk((_, did, field, rules) => {
    const value = trimText(field.value);
    const possible = (['change', 'blur', 'submit'] as const).map((trigger) => checkRules(rules, value, trigger)?.type);
    if (field.failure) expect([did, possible]).toEqual([did, expect.arrayContaining([field.failure.type])]);
  });
});

test('R-5.005 typing shows a first error only for rules that apply while typing', () => {
  walk((before, did, field, rules) => {
    if (typeof did !== 'object' || before.failure) return;
    const speaking = rules.filter(({ on }) => on?.includes('change'));
    expect(field.failure ?? null).toEqual(checkRules(speaking, trimText(did.typed), 'change'));
    if (!field.failure) expect(fieldView(field).state).toBe('notValidated');
  });
});

test('R-4.112 a corrected error disappears at once, an uncorrected one stays', () => {
  walk((before, did, field, rules) => {
    if (typeof did !== 'object' || !before.failure) return;
    expect(field.failure).toEqual(checkRules(rules, trimText(did.typed), 'change'));
  });
});
