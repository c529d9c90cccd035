import { expect, test } from 'vitest';
import { sampleExhibition } from '../contract/call-examples/rows.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { ok } from '../result.ts';
import { loadRecommended, omitTestExhibitions } from './recommended.ts';

test('R-4.056 A-40 production omits exhibitions called a test, but not names that only contain the letters', () => {
  const rows = ['Test Expo', 'Expo TEST 2', 'Latest Expo', 'Contest'].map((name) => ({ name }));
  const names = (production: boolean) => omitTestExhibitions(rows, { production }).map(({ name }) => name);
  expect([names(true), names(false)]).toEqual([['Latest Expo', 'Contest'], rows.map(({ name }) => name)]);
});

test('R-4.054 R-4.055 recent exhibitions are loaded first, and others if none of them can be shown', async () => {
  const asked: number[] = [];
  const calls = (recent: readonly string[]) => ({
    exhibition: {
      recommended: async ({ ageing }: { readonly ageing: 0 | 1 }) => {
        asked.push(ageing);
        return ok((ageing === 1 ? recent : ['Jakarta']).map((name) => ({ ...sampleExhibition, name })));
      },
    },
  });
  const shown = async (recent: readonly string[]) => {
    const found = await loadRecommended(calls(recent), { websiteId: 2 }, { production: true });
    return found.ok ? found.value.map(({ name }) => name) : found.error;
  };
  expect([await shown(['Istanbul']), await shown(['Test']), asked]).toEqual([['Istanbul'], ['Jakarta'], [1, 1, 0]]);
  expect(secondaryContract.exhibition.recommended.input.safeParse({ ageing: 2 }).success).toBe(false);
});

test('R-4.047 R-4.055 only exhibitions of the page’s industry count, among recent ones and among the others', async () => {
  const asked: number[] = [];
  const exhibition = {
    recommended: async ({ ageing }: { readonly ageing: 0 | 1 }) => {
      asked.push(ageing);
      const industry = ageing === 1 ? ('textile' as const) : ('pets' as const);
      return ok([{ ...sampleExhibition, name: industry, industry }]);
    },
  };
  const shown = async (industry: 'textile' | 'pets' | 'machinery') => {
    const found = await loadRecommended({ exhibition }, {}, { production: true, industry });
    return found.ok ? found.value.map(({ name }) => name) : found.error;
  };
  expect([await shown('textile'), await shown('pets'), await shown('machinery')]).toEqual([['textile'], ['pets'], []]);
  expect(asked).toEqual([1, 1, 0, 1, 0]);
});
