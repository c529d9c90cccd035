import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { sampleRfq } from '../contract/call-examples/rows.ts';
import { fileSize } from '../files/file-size.ts';
import { LANGUAGE_LIST } from '../site/languages.ts';
import { rfqDetailView } from './rfq-detail.view.ts';
import { rfqListView } from './rfq-list.view.ts';
import { getTitle } from './rfq-row.ts';

const language = fc.constantFrom(...LANGUAGE_LIST.map(({ code }) => code));

describe('a buyer’s RFQs', () => {
  test('R-2.039 a title is the start of the description on one line, without splitting a character', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.string({ unit: fc.constantFrom('🧵', 'x', ' ', '\n'), maxLength: 300 }),
        ),
        (description) => {
          const title = getTitle(description);
          const line = description.trim().replace(/\s+/g, ' ');
          expect([title.isWellFormed(), /[\n\t]/.test(title), [...title].length <= 120]).toEqual([true, false, true]);
          expect(title === line || (title.endsWith('…') && line.startsWith(title.slice(0, -1)))).toBe(true);
        },
      ),
    );
  });

  test('R-2.039 every page links to the one before and after, and a page beyond the last links back', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (total, pageNo, pageSize) => {
          const held = Math.max(0, Math.min(pageSize, total - (pageNo - 1) * pageSize));
          const view = rfqListView(
            { records: Array.from({ length: held }, () => sampleRfq), total, pageNo, pageSize },
            'en',
          );
          const numberOf = (link: typeof view.next) => (link?.route === 'rfqManage' ? (link.query?.pageNo ?? 1) : null);
          expect(numberOf(view.previous)).toBe(pageNo === 1 ? null : Math.min(pageNo - 1, view.pageCount));
          expect(numberOf(view.next)).toBe(pageNo * pageSize < total ? pageNo + 1 : null);
          expect(view.empty === null).toBe(held > 0);
        },
      ),
    );
  });

  test('R-2.040 empty values are not shown, and written values are shown unchanged', () => {
    fc.assert(
      fc.property(language, createTypedText(), createTypedText(), (lang, question, product) => {
        const view = rfqDetailView({ ...sampleRfq, question, cateAndTag: { tag: [], product } }, lang);
        expect([view.question, view.product]).toEqual([question || null, product || null]);
        expect([view.description, view.email, view.tags]).toEqual([sampleRfq.description, sampleRfq.email, []]);
      }),
    );
  });

  test('D-10 a file size in kilobytes or megabytes grows with the file, and is never 0 or 1,024 of the smaller unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 * 1024 * 1024 }), fc.nat(64 * 1024), (bytes, more) => {
        const told = (size: number) => {
          const { key, values } = fileSize('en', size);
          return (key === 'files.megabytes' ? 1_024 : 1) * Number(String(values?.size).replace(',', ''));
        };
        expect(told(bytes)).toBeGreaterThanOrEqual(1);
        expect(told(bytes + more)).toBeGreaterThanOrEqual(told(bytes));
        expect(fileSize('en', bytes)).not.toEqual({ key: 'files.kilobytes', values: { size: '1,024' } });
      }),
      {
        numRuns: 1_000,
        examples: [
          [1_048_575, 1],
          [1_047_900, 700],
          [1, 0],
        ],
      },
    );
  });
});
