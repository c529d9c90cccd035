import { gatewayError } from '@fairhall/core/contract/error';
import { err } from '@fairhall/core/result';
import { renderToString } from 'react-dom/server';
import { StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { requireValue } from '../page/loader-results.ts';
import { staticRouting } from '../server/static-router.ts';
import { Root } from './root.tsx';
import { rootRoute } from './routes.tsx';

const BOOT = {
  lang: 'ar',
  device: 'pc',
  audience: 'globalBuyer',
  deployPath: '',
  languages: ['ar'],
  brand: { name: 'Fairhall' },
} as unknown as Boot;

function pageWith(errors: Record<string, unknown>): string {
  const { router, context } = staticRouting(new URL('https://fairhall.test/cart'), { loaderData: {}, errors });
  const text = (key: string, values?: object) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`);
  const texts = { lang: 'ar' as const, text, counted: (key: string) => key };
  const page = { boot: BOOT, texts, ensureTexts: async () => undefined, showError: () => undefined, ports: null };
  return renderToString(
    <Root page={page} login={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Root>,
  );
}

/** Returns the error that a loader throws when the gateway has answered with this code. */
function failureOf(code: string): unknown {
  try {
    return requireValue(err({ ...gatewayError('SERVER_ERROR', code), requestId: 'r-17' }));
  } catch (error) {
    return error;
  }
}

test.each(['root', 'screen'])('R-8.021 an error page shows the id of the failed request: %s', (route) => {
  expect(pageWith({ [route]: failureOf('500') })).toContain('page.requestId {&quot;id&quot;:&quot;r-17&quot;}');
  expect(pageWith({ [route]: failureOf('404') })).not.toContain('page.requestId');
  expect(pageWith({ [route]: new Error('unforeseen') })).not.toContain('page.requestId');
});

test('R-8.021 an error in the page shell shows our own error page, without the text of the error', () => {
  const html = pageWith({ root: new TypeError('Cannot read properties of undefined') });
  expect(html).toContain('page.reload');
  expect(html).toContain('href="/cart"');
  expect(html).not.toMatch(/Cannot read|Unexpected Application Error/);
});

test('each route has an element for errors, since the build removes the router’s own', () => {
  for (const { id, errorElement } of [rootRoute, ...rootRoute.children]) expect(errorElement, id).toBeTruthy();
});
