import { expect, test } from 'vitest';
import { createPageTexts } from './page-texts.ts';

test('R-1.021 texts requested by two callers at the same time are both available, in any order of arrival', async () => {
  const { texts, ensure } = await createPageTexts({ lang: 'en', brand: { name: 'Fairhall' } }, []);
  const asked = ['enquiry', 'preregistration', 'order'] as const;
  await Promise.all(asked.map((feature) => ensure([feature])));
  expect([texts.text('enquiry.title'), texts.text('preReg.thankYou'), texts.text('order.title')]).toEqual([
    'Send an enquiry',
    'Thank you. We have received your request.',
    expect.not.stringContaining('order.title'),
  ]);
});
