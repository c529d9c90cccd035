import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { getStep, RFQ_FIELDS, type RfqFieldName, validateStepsBefore, withBlurred, withTyped } from './fields.ts';
import { getStepBeside, initialContext, isComplete, moveToStep, type RfqContext, revealErrors } from './rfq.context.ts';
import { RFQ_STEPS, type RfqStep } from './steps.ts';

const RIGHT: Readonly<Record<RfqFieldName, string>> = {
  description: 'Cotton tote bags',
  question: '',
  quantity: '2000',
  unit: 'piece',
  countryId: '356',
  email: 'priya@malabar.example',
};

/** A request with valid, empty and arbitrary fields, some of which have already lost focus. */
const request: fc.Arbitrary<RfqContext> = fc
  .tuple(
    fc.constantFrom(...RFQ_STEPS),
    fc.record(
      Object.fromEntries(
        RFQ_FIELDS.map((name) => [name, fc.oneof(fc.constant(RIGHT[name]), fc.constant(''), createTypedText(20))]),
      ),
    ),
    fc.subarray([...RFQ_FIELDS]),
  )
  .map(([step, typed, left]) => {
    const first = initialContext({});
    const written = RFQ_FIELDS.reduce((fields, name) => withTyped(fields, name, typed[name] ?? ''), first.fields);
    return { ...first, step, fields: left.reduce(withBlurred, written) };
  });
const step = fc.constantFrom(...RFQ_STEPS);
const place = (name: RfqStep): number => RFQ_STEPS.indexOf(name);
const valuesOf = ({ fields }: Pick<RfqContext, 'fields'>) => RFQ_FIELDS.map((name) => fields[name].value);

describe('the steps of an RFQ', () => {
  test('R-5.007 going on past an invalid field stops there and leads to it', () => {
    fc.assert(
      fc.property(request, step, (context, wanted) => {
        const after = { ...context, ...moveToStep(context, wanted) };
        const { invalidField } = validateStepsBefore(context.fields, wanted);
        const isOn = place(wanted) > place(context.step);
        expect(after.step).toBe(isOn && invalidField !== null ? getStep(invalidField) : wanted);
        expect(after.refusals - context.refusals).toBe(isOn && invalidField !== null ? 1 : 0);
        if (after.step !== wanted) expect(place(after.step)).toBeLessThan(place(wanted));
      }),
    );
  });

  test('R-2.038 going back or on changes no values', () => {
    fc.assert(
      fc.property(request, fc.array(step, { maxLength: 5 }), (context, way) => {
        let after = context;
        for (const to of way) after = { ...after, ...moveToStep(after, to) };
        expect(valuesOf(after)).toEqual(valuesOf(context));
      }),
    );
  });

  test('R-2.038 the step after the last is the last, and the step before the first is the first', () => {
    for (const name of RFQ_STEPS) {
      const [on, back] = [getStepBeside(name, 1), getStepBeside(name, -1)];
      expect([place(on), place(back)]).toEqual([
        Math.min(place(name) + 1, RFQ_STEPS.length - 1),
        Math.max(place(name) - 1, 0),
      ]);
    }
  });

  test('R-5.007 a rejected RFQ shows an invalid field, and a complete one has none', () => {
    fc.assert(
      fc.property(request, (context) => {
        const after = { ...context, ...revealErrors(context) };
        const invalidFields = RFQ_FIELDS.filter((name) => after.fields[name].failure);
        expect([invalidFields.length === 0, valuesOf(after), after.isSubmitPending]).toEqual([
          isComplete(context),
          valuesOf(context),
          false,
        ]);
        if (invalidFields[0] !== undefined) expect(after.step).toBe(getStep(invalidFields[0]));
      }),
    );
  });

  test('R-5.007 a field has the same error after sending twice or losing focus', () => {
    fc.assert(
      fc.property(request, (context) => {
        const once = validateStepsBefore(context.fields, 'review');
        const left = RFQ_FIELDS.reduce(withBlurred, context.fields);
        expect(validateStepsBefore(once.fields, 'review')).toEqual(once);
        expect(validateStepsBefore(left, 'review')).toEqual(once);
      }),
    );
  });
});
