import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import type { Texts } from '@fairhall/core/ports/texts';
import { isForGuests, isPersonal } from '@fairhall/core/routes/page-access';
import { readQuery } from '@fairhall/core/routes/query';
import { renderToString } from 'react-dom/server';
import { RouterContextProvider, redirect, StaticRouterProvider } from 'react-router';
import { hrefOf, resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import {
  addressContext,
  loginStatusContext,
  pageBootContext,
  pagePortsContext,
  pageTextsContext,
} from '../page/contexts.ts';
import { type Head, withIndustryColours } from '../page/head.ts';
import { getLoadedScreen } from '../page/load-screen.ts';
import type { LoginStatus } from '../page/login-status.ts';
import { isPageError, type PageError, toPageError } from '../page/page-error.ts';
import type { PagePorts } from '../page/page-ports.ts';
import type { LoadedPage } from '../page/screen.ts';
import { type BuiltRoute, defineScreens, isAtExhibition } from '../page/screens.ts';
import { loadResources, pageFeatures } from '../page/texts.ts';
import { errorHead } from '../shell/error-screen.tsx';
import { findPage, loadPage } from '../start/load-page.ts';
import { Root } from '../start/root.tsx';
import { SUPPLIER_SCREENS } from '../start/supplier-site.ts';
import { bytesOf, type Piece } from './byte-chunks.ts';
import { documentPieces, type PageAssets } from './document.ts';
import type { PageFiles } from './manifest-assets.ts';
import { createPageMarkup } from './markup-cache.ts';
import { checkLogin, type PageLogin, pageLogin } from './page-login.ts';
import type { Caller, PageAnswer, PageOptions, Pages, PageVisit } from './page-options.ts';
import { withSearchOrigin } from './search-address.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from './security-policy.ts';
import { createServerPorts } from './server-ports.ts';
import { toSharedVisit } from './shared-page.ts';
import { siteFile } from './site-files.ts';
import { staticRouting } from './static-router.ts';
import { createStructuredData } from './structured-data.ts';
import { createViewDataCache } from './view-data-cache.ts';
import { createBoot, languageCookie } from './visit.ts';

// The server has the suppliers' screens for every audience. A browser loads them on the suppliers' site only.
for (const screens of SUPPLIER_SCREENS) defineScreens(screens);

export interface RendererOptions extends PageOptions {
  readonly development: boolean;
  readonly assetsOf: (...page: Parameters<PageFiles>) => PageAssets | Promise<PageAssets>;
  /** The code of the service worker that caches pages; absent in development, where files change. */
  readonly worker?: string;
  /** A last transformation of the document, in development. */
  readonly finish?: (html: string, pathname: string) => Promise<string>;
}

const EMPTY_BODY = Buffer.alloc(0);
/**
 * Texts are cached by language and look of the site, which an organiser may change often. Cached markup depends on these
 * objects, so a changed site needs others.
 */
const MAX_TEXTS = 100;

/** Logs unexpected errors. Nothing else of them is disclosed. */
const report = (error: unknown): void => console.error(error);

const textCache = createLruCache<Promise<Texts>>(MAX_TEXTS);

function loadTexts({ lang, brand }: Pick<Boot, 'lang' | 'brand'>, development: boolean): Promise<Texts> {
  const key = `${lang} ${JSON.stringify(brand)}`;
  const known = textCache.get(key);
  if (known !== undefined && !development) return known;
  const made = loadResources(lang, pageFeatures()).then((resources) => createLightTexts(lang, resources, brand.name));
  textCache.set(key, made);
  return made;
}

/** The content of a page: the screen's data, an error instead, or nothing yet if the browser loads the data itself. */
type PageContent =
  | { readonly page: LoadedPage; readonly error?: undefined; readonly later?: undefined }
  | { readonly error: PageError; readonly page?: undefined; readonly later?: undefined }
  | { readonly later: BuiltRoute; readonly page?: undefined; readonly error?: undefined };

/** Converts an error to the kind and status that the browser may know. Logs unexpected errors. */
function toErrorContent(error: unknown): PageContent {
  if (!isPageError(error)) report(error);
  return { error: toPageError(error) };
}

/**
 * Finds and loads a page; returns a redirect as a response. With `csr` the browser loads the data. It first gets a
 * redirect that removes the language from the address, because a language there makes the browser load a new document.
 * D-34
 */
async function load(url: URL, context: RouterContextProvider): Promise<PageContent | Response> {
  try {
    await findPage(url, context);
    if (readQuery(url.searchParams).csr === true) {
      return url.searchParams.has('lang') ? redirectWithoutLanguage(url) : { later: context.get(addressContext).name };
    }
    return { page: await loadPage(url, new AbortController().signal, context) };
  } catch (thrown) {
    return thrown instanceof Response ? thrown : toErrorContent(thrown);
  }
}

/** Redirects to the same address without its language, which the cookie holds. */
function redirectWithoutLanguage({ pathname, searchParams }: URL): Response {
  const query = new URLSearchParams(searchParams);
  query.delete('lang');
  return redirect(`${pathname}?${query}`);
}

/** The router's data in the form that server and browser share. */
const toLoadedData = ({ page, error }: PageContent) => ({
  loaderData: page === undefined ? {} : { screen: page },
  errors: error === undefined ? null : { screen: error },
});

function renderBody(url: URL, shown: PageContent, boot: Boot, texts: Texts): readonly Piece[] {
  const { router, context } = staticRouting(url, toLoadedData(shown));
  const { cacheMarkup, piecesOf } = createPageMarkup();
  const page = {
    boot,
    texts,
    ensureTexts: async () => undefined,
    showError: () => undefined,
    ports: null,
    cacheMarkup,
  };
  const html = renderToString(
    <Root page={page} login={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Root>,
  );
  return piecesOf(html);
}

/** Renders the body of a page, or of an error if rendering throws. */
function render(url: URL, shown: PageContent, boot: Boot, texts: Texts) {
  try {
    return { shown, body: renderBody(url, shown, boot, texts) };
  } catch (thrown) {
    report(thrown);
    const failed = toErrorContent(toPageError(thrown));
    return { shown: failed, body: renderBody(url, failed, boot, texts) };
  }
}

function headOf({ page, error }: PageContent, boot: Boot, texts: Texts): Head {
  if (error !== undefined) return errorHead(error, texts);
  if (page === undefined)
    return { title: texts.text('page.headTitle', { title: texts.text('common.loading') }), noIndex: true };
  return withIndustryColours(
    page.industry,
    getLoadedScreen(page.name).head(page.data, { boot, texts, href: hrefOf(boot) }),
  );
}

/** Returns the item that counts as viewed at an address. */
function getSeenItem({ pathname }: URL, boot: Boot): PageVisit['seen'] {
  const address = resolveAddress(pathname, boot);
  if (address?.name === 'product') return { kind: 'product', id: address.params.productId };
  if (address?.name === 'supplier') return { kind: 'supplier', id: address.params.supplierId };
  return address?.name === 'category' ? { kind: 'category', id: address.params.categoryId } : undefined;
}

/** Renders pages with the same loaders, screens and texts as the browser. Calls go to the gateway in this process. */
export function createRenderer(options: RendererOptions): Pages {
  return {
    visit(request) {
      const boot = createBoot(request, options);
      const shared = options.development ? undefined : toSharedVisit(request, boot, options);
      const cookie = languageCookie(request, boot);
      return {
        shared,
        seen: getSeenItem(request.url, boot),
        cookies: cookie === null ? [] : [cookie],
        // A shared page is rendered only from the values that all its visits have in common, never from the rest of the
        // request.
        render: (caller) =>
          shared === undefined
            ? answerOf(request.url, boot, pageLogin(request.headers.cookie, options.publicUrl), caller, options)
            : answerOf(shared.url, boot, pageLogin(undefined, options.publicUrl), caller, options),
      };
    },
  };
}

async function answerOf(
  url: URL,
  boot: Boot,
  login: PageLogin,
  caller: Caller,
  options: RendererOptions,
): Promise<PageAnswer> {
  const { name } = (login.token === undefined ? null : resolveAddress(url.pathname, boot)) ?? {};
  // Only pages for one kind of visitor make calls with the visitor's login.
  const needsLogin = isPersonal(name) || isForGuests(name);
  const ports = createServerPorts(boot, options, caller, needsLogin ? login.token : undefined);
  const listPages = () => options.gateway.listPages(caller);
  const { worker } = options;
  const file = await siteFile(url.pathname, { boot: withSearchOrigin(boot, options), ports, listPages, worker });
  if (file !== undefined) return file;
  const texts = await loadTexts(boot, options.development);
  if (isForGuests(name)) await checkLogin(login, ports.gateway);
  const loaded = await load(url, contextOf(boot, texts, ports, login));
  const answer = loaded instanceof Response ? redirectOf(loaded) : await documentOf(url, boot, texts, loaded, options);
  const ended = login.endedCookie();
  return ended === null ? answer : { ...answer, cookies: [ended] };
}

function contextOf(boot: Boot, texts: Texts, ports: PagePorts, login: LoginStatus): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageBootContext, boot);
  provider.set(loginStatusContext, login);
  provider.set(pagePortsContext, async () => ports);
  const cacheViewData = createViewDataCache(`${boot.lang} ${boot.audience} ${boot.brand.name}`);
  provider.set(pageTextsContext, { texts, ensure: async () => undefined, cacheViewData });
  return provider;
}

/** For a temporary redirect the loader sets `expires`. Only this process reads it; it is not sent to browsers. */
function redirectOf(response: Response): PageAnswer {
  const expires = response.headers.get('expires');
  return {
    ...(expires === null ? {} : { until: Date.parse(expires) }),
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/', 'cache-control': 'no-store' },
    cookies: [],
    body: EMPTY_BODY,
  };
}

async function documentOf(
  url: URL,
  boot: Boot,
  texts: Texts,
  loaded: PageContent,
  options: RendererOptions,
): Promise<PageAnswer> {
  const { pathname } = url;
  const { shown, body } = render(url, loaded, boot, texts);
  const screen = shown.page?.name ?? shown.later ?? shown.error?.instead?.name ?? null;
  const head = headOf(shown, boot, texts);
  const payload = { boot, screen, ...toLoadedData(shown) };
  const files = await options.assetsOf(screen, boot.lang, isAtExhibition(url.searchParams));
  const assets = shown.later === undefined ? files : { ...files, startsLater: false };
  const addressed = withSearchOrigin(boot, options);
  const described = { page: shown.page, head, boot: addressed, address: head.canonical ?? pathname };
  const structured = shown.page === undefined ? [] : createStructuredData({ ...described, page: shown.page });
  const pieces = documentPieces({ boot, texts, head, pathname, addressed, structured, assets, body, payload });
  const finished = await options.finish?.(pieces.join(''), pathname);
  // Quotes in texts are escaped, so this match is always an attribute. Cached markup has none.
  const inlineStyles = body.some((piece) => typeof piece === 'string' && piece.includes(' style="'));
  return {
    status: shown.error?.status ?? (head.isAbsent ? 404 : 200),
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': contentSecurityPolicy({
        inlineStyles,
        development: options.development,
        ipServiceUrl: boot.ipServiceUrl,
        accent: boot.brand.accent,
      }),
      'content-language': boot.lang,
      ...(head.noReferrer ? { 'referrer-policy': 'no-referrer' } : {}),
    },
    cookies: [],
    body: finished === undefined ? bytesOf(pieces) : Buffer.from(finished),
  };
}
