import { renderToString } from 'react-dom/server';
import { StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { staticRouting } from '../server/static-router.ts';
import { Root } from './root.tsx';

const BOOT = {
  lang: 'ar',
  device: 'pc',
  audience: 'globalBuyer',
  deployPath: '',
  languages: ['ar'],
} as unknown as Boot;

test('R-8.021 an error of what stands around a page shows a page of ours, without the error’s text', () => {
  const errors = { root: new TypeError('Cannot read properties of undefined') };
  const { router, context } = staticRouting(new URL('https://fairhall.test/cart'), { loaderData: {}, errors });
  const texts = { lang: 'ar' as const, text: (key: string) => key, counted: (key: string) => key };
  const page = { boot: BOOT, texts, ensureTexts: async () => undefined, showError: () => undefined, ports: null };
  const html = renderToString(
    <Root page={page} login={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Root>,
  );
  expect(html).toContain('page.reload');
  expect(html).toContain('href="/cart"');
  expect(html).not.toMatch(/Cannot read|Unexpected Application Error/);
});
