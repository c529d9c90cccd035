import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { rfqInput } from '../contract/rfq/calls.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import type { RfqDraft } from './draft.ts';
import { NO_FIELDS, RFQ_FIELDS, type RfqFieldName, validateStepsBefore, withTyped } from './fields.ts';
import { rfqDraftKey } from './keys.ts';
import { toRfqRequest } from './request.ts';

const subject = { cateAndTag: null, files: [], productId: undefined, exhibitionId: undefined, source: 2 };
const anything = (maxLength: number) => fc.oneof(createTypedText(maxLength), fc.constant('x'.repeat(maxLength)));
const email = fc.oneof(
  createTypedText(),
  createTypedText(3).map((typed) => `${typed}priya@malabar.example${typed}`),
);
const typedRequest = fc.record({
  description: anything(2_050),
  question: anything(2_050),
  quantity: anything(12),
  unit: anything(45),
  countryId: fc.constantFrom('356', '792', ''),
  email,
} satisfies Record<RfqFieldName, fc.Arbitrary<string>>);

test('R-1.005 R-5.007 THR-43 the gateway accepts every RFQ that the form accepts', () => {
  let sent = 0;
  fc.assert(
    fc.property(typedRequest, (typed) => {
      const fields = RFQ_FIELDS.reduce((before, name) => withTyped(before, name, typed[name]), NO_FIELDS);
      if (validateStepsBefore(fields, 'review').invalidField !== null) return;
      sent += 1;
      expect(rfqInput.safeParse(toRfqRequest(fields, subject)).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
  expect(sent).toBeGreaterThan(5);
});

test('R-1.005 an RFQ draft is restored from the device, whatever was pasted into a field', () => {
  const { storage } = createMemoryDevice();
  const slot = storage.slot(rfqDraftKey);
  fc.assert(
    fc.property(
      typedRequest,
      fc.constantFrom(...RFQ_FIELDS),
      fc.integer({ min: 1, max: 30_000 }),
      (typed, name, times) => {
        const draft: RfqDraft = {
          step: 'need',
          cateAndTag: null,
          attachments: [],
          opened: '',
          attempt: null,
          ...typed,
          [name]: 'ab'.repeat(times),
        };
        slot.save(draft);
        const { [name]: long = '', ...kept } = slot.read() ?? {};
        const { [name]: written, ...others } = draft;
        expect(written.startsWith(long) && long.length > 1).toBe(true);
        expect(kept).toEqual(others);
      },
    ),
    { numRuns: 50 },
  );
});
