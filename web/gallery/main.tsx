import type { Ports } from '@fairhall/adapters/ports';
import type { Gateway } from '@fairhall/core/ports/gateway';
import { ok } from '@fairhall/core/result';
import { getLanguage, isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import type { Boot } from '../src/page/boot.ts';
import { createPageTexts } from '../src/page/page-texts.ts';
import { pageFeatures } from '../src/page/texts.ts';
import { siteLanguages } from '../src/server/site-languages.ts';
import { Root } from '../src/start/root.tsx';
import { GalleryPage, type GallerySettings } from './gallery-page.tsx';
import { SUGGESTION_ANSWER } from './samples.ts';
import '../src/start/screens.ts';

/** Wider windows show the phone layout in a frame. */
const MAX_PHONE_WIDTH = 600;

function readSettings(query: URLSearchParams): GallerySettings {
  const lang = query.get('lang');
  const dir = query.get('dir');
  return {
    lang: isLanguageCode(lang) && siteLanguages.includes(lang) ? lang : 'en',
    dir: dir === 'ltr' || dir === 'rtl' ? dir : null,
    layout: query.get('layout') === 'phone' ? 'phone' : 'pc',
  };
}

const createBoot = (lang: LanguageCode, device: Boot['device']): Boot => ({
  lang,
  device,
  languages: siteLanguages,
  siteId: 1,
  brand: { name: 'Fairhall' },
  audience: 'globalBuyer',
  inApp: false,
  production: false,
  deployPath: '',
  origin: location.origin,
  supplierUrl: location.origin,
  globalUrl: location.origin,
  gatewayUrl: '/gateway',
  imageServer: '/gateway',
  ipServiceUrl: '',
  appVersion: 'gallery',
  now: Date.UTC(2026, 10, 29),
});

/** Without a gateway: only the search suggestions ask for something as soon as they are shown. */
const PORTS = {
  gateway: { suggestion: { suggest: async () => ok(SUGGESTION_ANSWER) } } as unknown as Gateway,
} as Ports;

/** Links in the components lead to pages of the product, or to none. */
function stopLinks(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-preview] a') !== null) event.preventDefault();
}

async function start(): Promise<void> {
  const settings = readSettings(new URLSearchParams(location.search));
  const { lang, layout } = settings;
  const dir = settings.dir ?? getLanguage(lang).direction;
  const device = layout === 'phone' ? 'h5' : 'pc';
  const { texts, ensure } = await createPageTexts(createBoot(lang, device), pageFeatures());
  Object.assign(document.documentElement, { lang, dir });
  const isFramed = device === 'h5' && window.innerWidth > MAX_PHONE_WIDTH;
  document.documentElement.dataset.layout = isFramed ? 'pc' : device;
  document.addEventListener('click', stopLinks);
  const page = {
    boot: createBoot(lang, device),
    texts,
    ensureTexts: ensure,
    showError: (error: unknown) => console.error(error),
    ports: { now: () => PORTS, load: async () => PORTS },
  };
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Root page={page} login={null}>
      <MemoryRouter>
        <GalleryPage settings={settings} isFramed={isFramed} />
      </MemoryRouter>
    </Root>,
  );
}

void start();
