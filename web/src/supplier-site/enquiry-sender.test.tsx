import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { type Page, PageContext } from '../page/contexts.ts';
import { EnquirySender } from './enquiry-sender.tsx';

const PAGE: Page = {
  boot: { lang: 'en' } as unknown as Boot,
  texts: { lang: 'en', text: (key) => key, counted: (key) => key },
  ensureTexts: async () => undefined,
  showError: () => undefined,
  ports: null,
};

test('D-65 a separator follows its part, so that no line of a narrow row starts with one', () => {
  const row = { quantity: null, target: {}, from: 'Noor van Dijk', company: 'Havenlinnen', countryCode: 'NL' };
  const markup = renderToStaticMarkup(
    <PageContext value={PAGE}>
      <EnquirySender row={row} />
    </PageContext>,
  );
  expect(markup).toMatch(/Netherlands<\/bdi><span[^>]*> · <\/span><\/span><span><bdi>Havenlinnen/);
  expect(markup).toMatch(/<bdi>Noor van Dijk<\/bdi><\/span><\/span>$/);
});

test('D-65 says that no name is known, after the country if that is known', () => {
  const row = { quantity: null, target: {}, from: '', company: '', countryCode: 'KE' };
  const markup = renderToStaticMarkup(
    <PageContext value={PAGE}>
      <EnquirySender row={row} />
    </PageContext>,
  );
  expect(markup).toMatch(/Kenya<\/bdi><span[^>]*> · <\/span><\/span><span[^>]*>supplierSite.inbox.noName/);
});
