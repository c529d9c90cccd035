import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { enquiryInput } from '../contract/enquiry/calls.ts';
import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import { getAttempt } from '../forms/attempt.ts';
import {
  ENQUIRY_FIELDS,
  type EnquiryFieldName,
  findFirstInvalid,
  NO_FIELDS,
  withAllChecked,
  withSentence,
  withTyped,
} from './fields.ts';
import { enquiryRequest } from './send.ts';
import type { EnquiryTarget } from './target.ts';

const target: EnquiryTarget = {
  kind: 'product',
  id: 'P1',
  name: 'Valve',
  supplierId: 'S1',
  supplierName: 'Brescia',
  image: null,
  unit: 'piece',
  isUnreachable: false,
};
const typedEnquiry = fc.record({
  quantity: createTypedText(11),
  content: fc.oneof(createTypedText(), fc.constant('x'.repeat(ENQUIRY_CONTENT_MAX))),
  email: createTypedText(3).map((typed) => `${typed}buyer@example.com${typed}`),
} satisfies Record<EnquiryFieldName, fc.Arbitrary<string>>);

const written = (typed: Readonly<Record<EnquiryFieldName, string>>) =>
  ENQUIRY_FIELDS.reduce((before, name) => withTyped(before, name, typed[name]), NO_FIELDS);

describe('a message to a supplier', () => {
  test('R-1.004 R-5.007 THR-43 the gateway accepts every enquiry that the form accepts, under its own key', () => {
    let sent = 0;
    fc.assert(
      fc.property(typedEnquiry, (typed) => {
        const fields = withAllChecked(written(typed));
        if (findFirstInvalid(fields) !== null) return;
        sent += 1;
        const request = enquiryRequest(target, fields, {});
        expect(enquiryInput.safeParse(request).error?.issues ?? []).toEqual([]);
        expect(getAttempt(request, null, { uuid: () => 'key-1' }).key).toBe('key-1');
      }),
      { numRuns: 1_000 },
    );
    expect(sent).toBeGreaterThan(5);
  });

  test('a template sentence is added once, on its own line, and removes no text', () => {
    fc.assert(
      fc.property(
        fc.oneof(createTypedText(), fc.constant('x'.repeat(ENQUIRY_CONTENT_MAX - 5))),
        fc.constantFrom('Best price?', 'Samples?'),
        (content, sentence) => {
          const fields = written({ quantity: '', content, email: '' });
          const once = withSentence(fields, sentence);
          expect(withSentence(once, sentence)).toEqual(once);
          expect(once.content.value.startsWith(content.trimEnd()) || content.trim() === '').toBe(true);
          expect(once.content.value.length).toBeLessThanOrEqual(Math.max(ENQUIRY_CONTENT_MAX, content.length));
        },
      ),
    );
  });
});
