import { describe, expect, test } from 'vitest';
import type { FilterWords, OptionWords } from './filter-words.ts';
import { applyChanges, markPending, toggleFilter } from './pending-filters.ts';

const LIST = '/search/product?pageNo=1&keyword=mug';
const option = (label: string, href: string, isChosen = false): OptionWords => ({
  label,
  href,
  isChosen,
  count: '1',
  results: '',
  note: '',
});

/** The filters of a list without any, or of one with a country. */
const filtersAt = (here: string): FilterWords => {
  const isIndian = here.includes('country_id=356');
  return {
    here,
    show: 'Show 3 products',
    groups: {
      exhibition: [],
      country: [
        option('India', isIndian ? LIST : `${LIST}&country_id=356`, isIndian),
        option('Türkiye', `${LIST}&country_id=792`),
      ],
      verified: [option('Verified', `${here}&verified=1`)],
      sample: [],
      moq: [option('100', `${here}&moq_max=100`), option('500', `${here}&moq_max=500`)],
    },
    anyMoq: { isChosen: true, href: here },
    price: { action: '', hidden: [], min: '', max: '', currency: 'USD', currencies: [], bars: [], barsText: '' },
    chosen: [],
    clearAll: isIndian ? LIST : null,
    count: null,
    look: null,
  };
};

/** The labels of the ticked options after presses on links of the shown filters. */
function press(filters: FilterWords, ...labels: readonly string[]) {
  const options = Object.values(filters.groups).flat();
  const pending = labels.reduce((before, label) => {
    const href = options.find((each) => each.label === label)?.href ?? filters.anyMoq.href;
    return toggleFilter(filters, before, href) ?? before;
  }, filters.here);
  const { groups, anyMoq } = markPending(filters, pending);
  const ticked = Object.values(groups)
    .flat()
    .filter(({ isChosen }) => isChosen)
    .map(({ label }) => label);
  return { pending, ticked, isAny: anyMoq.isChosen };
}

describe('R-2.022 filters that are ticked before they are shown', () => {
  test('add up, although every link knows only the list that is shown', () => {
    expect(press(filtersAt(LIST), 'India', 'Verified', '500')).toEqual({
      pending: `${LIST}&country_id=356&verified=1&moq_max=500`,
      ticked: ['India', 'Verified', '500'],
      isAny: false,
    });
  });

  test('replace another value of the same filter', () => {
    expect(press(filtersAt(LIST), 'India', 'Türkiye').ticked).toEqual(['Türkiye']);
    expect(press(filtersAt(`${LIST}&country_id=356`), 'Türkiye').ticked).toEqual(['Türkiye']);
  });

  test('are removed by a second press', () => {
    expect(press(filtersAt(LIST), 'India', 'India')).toMatchObject({ pending: LIST, ticked: [] });
    const indian = filtersAt(`${LIST}&country_id=356`);
    expect(press(indian, 'India')).toMatchObject({ pending: LIST, ticked: [] });
    expect(press(indian, 'India', 'India').ticked).toEqual(['India']);
  });

  test('lose the minimum order with the option for any', () => {
    expect(press(filtersAt(LIST), '500', 'any')).toEqual({ pending: LIST, ticked: [], isAny: true });
  });

  test('do not include other links', () => {
    expect(toggleFilter(filtersAt(LIST), LIST, '/categories')).toBeNull();
  });

  test('go along to a category', () => {
    expect(applyChanges('/search/product?id=TX01', LIST, `${LIST}&verified=1`)).toBe(
      '/search/product?id=TX01&verified=1',
    );
  });
});
