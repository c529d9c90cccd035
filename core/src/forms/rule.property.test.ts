import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { requiredText, text } from '../contract/fields.ts';
import {
  checkRules,
  type Failure,
  findInvalidField,
  maxLength,
  minLength,
  type Rule,
  required,
  type Trigger,
} from './rule.ts';
import { trimText } from './text-input.ts';

const TRIGGERS = ['change', 'blur', 'submit'] as const;
const trigger = fc.constantFrom<Trigger>(...TRIGGERS);

/** Rules with a fixed outcome, each for some of the triggers or for all. */
const rules = fc
  .array(fc.record({ passes: fc.boolean(), on: fc.option(fc.subarray([...TRIGGERS]), { nil: undefined }) }), {
    maxLength: 5,
  })
  .map((drawn) =>
    drawn.map(
      ({ passes, on }, index): Rule<string> => ({
        type: `rule-${index}`,
        message: { key: 'validator.pattern' },
        passes: () => passes,
        ...(on !== undefined && { on }),
      }),
    ),
  );

test('R-5.005 the failure is that of the first broken rule for the trigger', () => {
  fc.assert(
    fc.property(rules, trigger, (all, now) => {
      const broken = all.filter(({ on, passes }) => (on === undefined || on.includes(now)) && !passes(''));
      expect(checkRules(all, '', now)?.type ?? null).toBe(broken[0]?.type ?? null);
    }),
  );
});

test('R-5.007 the field to focus is the first invalid one in form order, or none if all are valid', () => {
  const names = ['email', 'quantity', 'content'] as const;
  const wrong: Failure = { type: 'required', message: { key: 'validator.required' } };
  const order = fc.shuffledSubarray([...names], { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(order, fc.subarray([...names]), (fields, bad) => {
      const of = (name: (typeof names)[number]) => (bad.includes(name) ? wrong : null);
      const failures = { email: of('email'), quantity: of('quantity'), content: of('content') };
      expect(findInvalidField(fields, failures)).toBe(fields.find((name) => bad.includes(name)) ?? null);
    }),
  );
});

test('R-5.001 R-5.002 a form accepts text of exactly the lengths that the call accepts', () => {
  fc.assert(
    fc.property(
      fc.oneof(createTypedText(12), fc.string({ unit: 'binary' })),
      fc.integer({ min: 1, max: 8 }),
      (typed, max) => {
        const value = trimText(typed);
        const isTaken = (all: readonly Rule<string>[]) => checkRules(all, value, 'submit') === null;
        expect(isTaken([maxLength(max)])).toBe(text(max).safeParse(value).success);
        expect(isTaken([required(), maxLength(max)])).toBe(requiredText(max).safeParse(value).success);
        expect(isTaken([required(), minLength(max), maxLength(max)])).toBe([...value].length === max);
      },
    ),
    { numRuns: 300 },
  );
});
