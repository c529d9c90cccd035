import { expect, test } from 'vitest';
import { LEAD_TAG_MAX, LEAD_TAGS_MAX } from '../contract/lead/limits.ts';
import { parseTags } from './lead-tags.ts';

test('D-62 tags are split at the commas of any language, without duplicates, up to the limit of a lead', () => {
  expect(parseTags(' Towels, Robes ,, Towels')).toEqual(['Towels', 'Robes']);
  expect(parseTags('مناشف، أرواب')).toEqual(['مناشف', 'أرواب']);
  expect(parseTags('毛巾，浴袍、床单')).toEqual(['毛巾', '浴袍', '床单']);
  expect(parseTags('  ')).toEqual([]);
  expect(parseTags('x'.repeat(99))[0]).toHaveLength(LEAD_TAG_MAX);
  expect(parseTags('a,b,c,d,e,f,g,h,i')).toHaveLength(LEAD_TAGS_MAX);
});
