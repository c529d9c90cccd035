import { createBrowserNavigator } from '@fairhall/adapters/browser/navigator';
import { createRecordingNavigator } from '@fairhall/adapters/memory/recording-navigator';
import { describe, expect, test } from 'vitest';

const browser = () => {
  const visits: { way: string; href: string }[] = [];
  let shown = '';
  const navigator = createBrowserNavigator({
    location: {
      assign: (href) => visits.push({ way: 'go', href }),
      replace: (href) => visits.push({ way: 'replace', href }),
      reload: () => visits.push({ way: 'reload', href: shown }),
    },
    history: {
      state: null,
      replaceState(_state, _unused, href) {
        shown = href;
      },
    },
  });
  return { navigator, visits };
};
const memory = () => {
  const navigator = createRecordingNavigator();
  return { navigator, visits: navigator.visits };
};

describe.each([
  ['browser', browser],
  ['memory', memory],
])('the navigator: %s', (_, create) => {
  test('it goes to addresses of our own, with or without a way back', () => {
    const { navigator, visits } = create();
    navigator.go('/search/product?pageNo=1&keyword=%D9%85');
    navigator.replace('/');
    expect(visits).toEqual([
      { way: 'go', href: '/search/product?pageNo=1&keyword=%D9%85' },
      { way: 'replace', href: '/' },
    ]);
  });

  test('R-4.077 it loads the page anew, under another address first where one is given', () => {
    const { navigator, visits } = create();
    navigator.reload();
    navigator.reload('/rfq');
    expect(visits).toEqual([
      { way: 'reload', href: '' },
      { way: 'reload', href: '/rfq' },
    ]);
  });

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test/',
    '/\\elsewhere.test/',
    'javascript:alert(1)',
    'search',
    '',
    '/a\nb',
    '\t//elsewhere.test',
  ])('it goes nowhere else: %s', (href) => {
    const { navigator, visits } = create();
    expect(() => navigator.go(href)).toThrow('no address of ours');
    expect(() => navigator.replace(href)).toThrow('no address of ours');
    expect(() => navigator.reload(href)).toThrow('no address of ours');
    expect(visits).toEqual([]);
  });
});
