import { expect, test } from 'vitest';
import ar from '../../messages/ar/shell.json' with { type: 'json' };
import en from '../../messages/en/shell.json' with { type: 'json' };
import { getLoadingText, pageState } from './loading.ts';

test('R-8.027 a loading indicator shows Loading unless it has another text', () => {
  expect(getLoadingText()).toEqual({ key: 'common.loading' });
  expect(getLoadingText({ key: 'verify.verifying' })).toEqual({ key: 'verify.verifying' });
  expect([en['common.loading'], ar['common.loading']]).toEqual(['Loading', 'جارٍ التحميل']);
});

test('R-4.115 a page is loading until everything it waits for is there, then rendered', () => {
  expect([2, 1, 0].map(pageState)).toEqual(['loading', 'loading', 'rendered']);
});
