import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { getStep, NO_FIELDS, type RfqFieldName, validateStepsBefore, withTyped } from './fields.ts';
import type { RfqEvent } from './rfq.machine.ts';
import { fileOf, fillEvents, openRfq, send, toFilesAdded } from './rfq.test-driver.ts';

const long = (length: number) => 'x'.repeat(length);
const failureOf = (name: RfqFieldName, value: string) =>
  validateStepsBefore(withTyped(NO_FIELDS, name, value), 'review').fields[name].failure?.type ?? null;

test.each<[string, RfqFieldName, readonly string[], readonly [string, string][]]>([
  [
    'D-10',
    'description',
    ['a', long(2_000)],
    [
      ['', 'required'],
      [long(2_001), 'max'],
    ],
  ],
  ['D-10', 'question', ['', long(2_000)], [[long(2_001), 'max']]],
  ['D-10', 'unit', ['', 'reel', long(40)], [[long(41), 'max']]],
  [
    'R-3.080',
    'countryId',
    ['356', '004'],
    [
      ['', 'required'],
      ['35', 'pattern'],
      ['3560', 'pattern'],
      ['IND', 'pattern'],
    ],
  ],
])('%s validates the field %s', (_, name, right, wrong) => {
  expect(right.map((value) => failureOf(name, value))).toEqual(right.map(() => null));
  expect(wrong.map(([value]) => failureOf(name, value))).toEqual(wrong.map(([, type]) => type));
});

test('R-2.038 the need comes first, then the quantity and the destination', () => {
  const steps = (['description', 'question', 'quantity', 'unit', 'countryId', 'email'] as const).map(getStep);
  expect(steps).toEqual(['need', 'need', 'quantity', 'quantity', 'quantity', 'quantity']);
});

describe('changing the form', () => {
  const value = { tag: [], product: 'tote bag' };

  test.each<[string, RfqEvent]>([
    ['what is wanted', { type: 'tags.changed', value }],
    ['a field', { type: 'field.changed', name: 'question', value: 'Print?' }],
    ['a file that is taken away', { type: 'file.removed', id: 'file-1' }],
    ['the step', { type: 'step.returned' }],
  ])('R-8.014 removes the failure message: %s', async (_, event) => {
    const outcome = () => ({ kind: 'failed', error: gatewayError('TIME_OUT') }) as const;
    const form = openRfq({ outcome });
    const failed = await form.do(...fillEvents, toFilesAdded(fileOf('a.pdf')), send);
    expect(failed.message).toEqual({ key: 'request.timeout' });
    expect((await form.do(event)).message).toBeNull();
  });

  test('saves selected tags in the draft at once', async () => {
    const form = openRfq();
    await form.do({ type: 'tags.changed', value });
    expect(form.memory.drafts.read()?.cateAndTag).toEqual(value);
  });
});
