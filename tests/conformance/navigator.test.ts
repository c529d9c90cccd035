import { createBrowserNavigator } from '@fairhall/adapters/browser/navigator';
import { createRecordingNavigator } from '@fairhall/adapters/memory/recording-navigator';
import { describe, expect, test } from 'vitest';

const browser = (written = async () => undefined) => {
  const visits: { way: string; href: string }[] = [];
  let shown = '';
  const window = {
    location: {
      assign: (href: string) => visits.push({ way: 'go', href }),
      replace: (href: string) => visits.push({ way: 'replace', href }),
      reload: () => visits.push({ way: 'reload', href: shown }),
    },
    history: {
      state: null,
      replaceState(_state: unknown, _unused: string, href: string) {
        shown = href;
      },
    },
  };
  return { navigator: createBrowserNavigator(window, { written }), visits };
};
const memory = () => {
  const navigator = createRecordingNavigator();
  return { navigator, visits: navigator.visits };
};

describe.each([
  ['browser', browser],
  ['memory', memory],
])('the navigator: %s', (_, create) => {
  test('opens URLs of our own site, with or without a new history entry', () => {
    const { navigator, visits } = create();
    navigator.go('/search/product?pageNo=1&keyword=%D9%85');
    navigator.replace('/');
    expect(visits).toEqual([
      { way: 'go', href: '/search/product?pageNo=1&keyword=%D9%85' },
      { way: 'replace', href: '/' },
    ]);
  });

  test('R-4.077 reloads the page, first changing the URL if one is given', async () => {
    const { navigator, visits } = create();
    navigator.reload();
    await Promise.resolve();
    navigator.reload('/rfq');
    await Promise.resolve();
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
  ])('rejects foreign URLs: %s', (href) => {
    const { navigator, visits } = create();
    expect(() => navigator.go(href)).toThrow('no address of ours');
    expect(() => navigator.replace(href)).toThrow('no address of ours');
    expect(() => navigator.reload(href)).toThrow('no address of ours');
    expect(visits).toEqual([]);
  });
});

test('R-4.071 a browser reloads only once the deletion has been written to disk', async () => {
  const writing = Promise.withResolvers<undefined>();
  const { navigator, visits } = browser(() => writing.promise);
  navigator.reload();
  await Promise.resolve();
  expect(visits).toEqual([]);
  writing.resolve(undefined);
  await writing.promise;
  expect(visits).toEqual([{ way: 'reload', href: '' }]);
});
