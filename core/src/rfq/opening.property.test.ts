import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { RFQ_ATTACHMENTS_MAX, RFQ_DESCRIPTION_MAX } from '../contract/rfq/limits.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload/limits.ts';
import { checkFiles } from '../files/form-files.ts';
import { readDefaultData } from './default-data.ts';
import { toPrefillKey } from './prefill-key.ts';
import { fileOf } from './rfq.test-driver.ts';

const bundleOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const bundle = fc.record(
  {
    description: createTypedText().filter((text) => text !== ''),
    email: fc.constantFrom('priya@malabar.example'),
    quantity: fc.integer({ min: 1, max: 999_999_999 }),
    unit: fc.constantFrom('piece', 'set'),
    countryId: fc.constantFrom('356', '076'),
  },
  { requiredKeys: [] },
);

describe('prefill values in a URL', () => {
  test('R-2.038 D-34 are read back as written, in any script', () => {
    fc.assert(
      fc.property(bundle, (values) => {
        const written = JSON.parse(Buffer.from(bundleOf(values), 'base64url').toString());
        const { quantity, ...rest } = written;
        expect(readDefaultData(bundleOf(values))).toEqual({
          ...rest,
          ...(quantity !== undefined && { quantity: String(quantity) }),
        });
      }),
    );
  });

  test('R-2.038 D-34 one invalid member affects no other, and no text throws', () => {
    fc.assert(
      fc.property(
        bundle,
        fc.dictionary(fc.constantFrom('question', 'productId', 'cateAndTag', '__proto__', 'source'), fc.jsonValue()),
        createTypedText(),
        (values, others, text) => {
          const alone = readDefaultData(bundleOf(values));
          expect(readDefaultData(bundleOf({ ...others, ...values }))).toMatchObject(alone);
          expect(Object.values(readDefaultData(text)).every((value) => value !== undefined)).toBe(true);
        },
      ),
    );
  });

  test('R-2.038 D-34 two URLs have different keys only if they fill in different values', () => {
    const few = fc.record({
      description: fc.constantFrom('a', 'b', undefined),
      unit: fc.constantFrom('set', undefined),
    });
    fc.assert(
      fc.property(few, few, (one, other) => {
        expect(toPrefillKey(one) === toPrefillKey(other)).toBe(
          one.description === other.description && one.unit === other.unit,
        );
      }),
    );
  });
});

describe('selected files', () => {
  const file = fc.record({
    name: fc.constantFrom('a.pdf', 'b.PNG', 'c.exe', 'd', 'e.tar.gz'),
    size: fc.constantFrom(0, 1, UPLOAD_MAX_BYTES, UPLOAD_MAX_BYTES + 1),
    type: fc.constantFrom('', 'image/png', 'text/html'),
  });

  test('D-10 each is accepted or rejected by name, up to the limit, and the first valid ones are accepted', () => {
    fc.assert(
      fc.property(fc.array(file, { maxLength: 9 }), fc.nat(RFQ_ATTACHMENTS_MAX), (chosen, present) => {
        const files = chosen.map(({ name, size, type }) => fileOf(name, size, type));
        const { accepted, refused } = checkFiles(files, { present, max: 5 });
        expect([accepted.length + refused.length, accepted.length <= RFQ_ATTACHMENTS_MAX - present]).toEqual([
          files.length,
          true,
        ]);
        expect(accepted).toEqual(files.filter((one) => accepted.includes(one)));
        const tooMany = refused.filter(({ message }) => message.key === 'files.tooMany');
        expect(tooMany.length === 0 || accepted.length === RFQ_ATTACHMENTS_MAX - present).toBe(true);
        for (const one of accepted) expect(checkFiles([one], { present: 0, max: 5 }).refused).toEqual([]);
      }),
    );
  });
});

test('D-10 a text in a URL that is longer than a description is left out entirely', () => {
  fc.assert(
    fc.property(fc.integer({ min: RFQ_DESCRIPTION_MAX - 3, max: RFQ_DESCRIPTION_MAX + 3 }), (length) => {
      expect('description' in readDefaultData(bundleOf({ description: 'x'.repeat(length) }))).toBe(
        length <= RFQ_DESCRIPTION_MAX,
      );
    }),
  );
});
