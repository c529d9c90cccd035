import { createLightTexts } from '@fairhall/adapters/texts/light-texts';
import type { Texts } from '@fairhall/core/ports/texts';
import { isPersonal } from '@fairhall/core/routes/page-access';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { hrefOf, resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { bootContext, loginStatusContext, portsContext, textsContext } from '../page/contexts.ts';
import type { Head } from '../page/head.ts';
import type { LoginStatus } from '../page/login-status.ts';
import { isPageError, toPageError } from '../page/page-error.ts';
import type { PagePorts } from '../page/page-ports.ts';
import type { LoadedPage } from '../page/screen.ts';
import { type BuiltRoute, loadedScreen } from '../page/screens.ts';
import { loadResources, pageFeatures } from '../page/texts.ts';
import { errorHead } from '../shell/error-screen.tsx';
import { Root } from '../start/root.tsx';
import { routes } from '../start/routes.tsx';
import { documentPieces, type PageAssets } from './document.ts';
import { createPageMarkup } from './kept-markup.ts';
import { keepWordsFor } from './kept-words.ts';
import { type PageLogin, pageLogin } from './page-login.ts';
import type { Caller, PageAnswer, PageOptions, Pages } from './page-options.ts';
import { bytesOf, type Piece } from './pieces.ts';
import { contentSecurityPolicy, PAGE_HEADERS } from './security-policy.ts';
import { createServerPorts } from './server-ports.ts';
import { sharedVisit } from './shared-page.ts';
import { siteFile } from './site-files.ts';
import { bootOf, languageCookie } from './visit.ts';

export interface RendererOptions extends PageOptions {
  readonly development: boolean;
  readonly assetsOf: (screen: BuiltRoute | null, lang: LanguageCode) => PageAssets | Promise<PageAssets>;
  /** The last word on a document, in development. */
  readonly finish?: (html: string, pathname: string) => Promise<string>;
}

const NOTHING = Buffer.alloc(0);

type Report = (error: unknown) => void;

/** What nobody foresaw goes to the log and no further. */
const report: Report = (error) => console.error(error);

const handler = createStaticHandler(routes);
const textsByLanguage = new Map<LanguageCode, Promise<Texts>>();

function textsOf(lang: LanguageCode, development: boolean): Promise<Texts> {
  const known = textsByLanguage.get(lang);
  if (known !== undefined && !development) return known;
  const made = loadResources(lang, pageFeatures()).then((resources) => createLightTexts(lang, resources));
  textsByLanguage.set(lang, made);
  return made;
}

type Loaded = { readonly context: StaticHandlerContext } | { readonly response: Response };

/** Matches and loads; a redirect comes back as a response. */
async function load(request: Request, requestContext: RouterContextProvider): Promise<Loaded> {
  let context: StaticHandlerContext | undefined;
  const response = await handler.query(request, {
    requestContext,
    generateMiddlewareResponse: async (query) => {
      const result = await query(request);
      if (result instanceof Response) return result;
      context = result;
      return new Response(null, { status: result.statusCode });
    },
  });
  if (context === undefined || (response instanceof Response && response.status >= 300 && response.status < 400)) {
    return { response: response as Response };
  }
  return { context };
}

/** Errors as what may be told to the browser: kind and status. Unforeseen ones are reported here. */
function withPageErrors(context: StaticHandlerContext, report: Report): StaticHandlerContext {
  if (context.errors === null) return context;
  const [error] = Object.values(context.errors);
  if (!isPageError(error)) report(error);
  const shown = toPageError(error);
  return { ...context, statusCode: shown.status, errors: { screen: shown } };
}

function bodyOf(context: StaticHandlerContext, boot: Boot, texts: Texts): readonly Piece[] {
  const router = createStaticRouter(handler.dataRoutes, context);
  const { keepMarkup, piecesOf } = createPageMarkup();
  const page = { boot, texts, ensureTexts: async () => undefined, showError: () => undefined, ports: null, keepMarkup };
  const html = renderToString(
    <Root page={page} login={null}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Root>,
  );
  return piecesOf(html);
}

/** The body of a page, or of its error when rendering itself throws. */
function render(context: StaticHandlerContext, boot: Boot, texts: Texts, report: Report) {
  try {
    return { context, body: bodyOf(context, boot, texts) };
  } catch (error) {
    report(error);
    const failed = withPageErrors({ ...context, loaderData: {}, errors: { screen: toPageError(error) } }, report);
    return { context: failed, body: bodyOf(failed, boot, texts) };
  }
}

function headOf(context: StaticHandlerContext, page: LoadedPage | undefined, boot: Boot, texts: Texts): Head {
  if (context.errors !== null || page === undefined) return errorHead(toPageError(context.errors?.screen), texts);
  return loadedScreen(page.name).head(page.data, { boot, texts, href: hrefOf(boot) });
}

/** Renders pages: the same loaders, screens and texts as in the browser, over the gateway in this process. */
export function createRenderer(options: RendererOptions): Pages {
  return {
    visit(request) {
      const boot = bootOf(request, options);
      const shared = options.development ? undefined : sharedVisit(request, boot, options);
      const cookie = languageCookie(request, boot);
      return {
        shared,
        cookies: cookie === null ? [] : [cookie],
        // What is shared is rendered from what all who share it have in common, and from nothing else of the request.
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
  const ports = createServerPorts(boot, options, caller, tokenFor(url.pathname, boot, login));
  const ownFile = await siteFile(url.pathname, boot, ports);
  if (ownFile !== undefined) return ownFile;
  const texts = await textsOf(boot.lang, options.development);
  const loaded = await load(new Request(url), contextOf(boot, texts, ports, login));
  if ('response' in loaded) return redirectOf(loaded.response, login);
  return documentOf(url.pathname, boot, texts, withPageErrors(loaded.context, report), options);
}

/** Only a page that shows what is somebody's own asks in her name. */
function tokenFor(pathname: string, boot: Boot, { token }: PageLogin): string | undefined {
  const address = token === undefined ? null : resolveAddress(pathname, boot);
  return address !== null && isPersonal(address.name) ? token : undefined;
}

function contextOf(boot: Boot, texts: Texts, ports: PagePorts, login: LoginStatus): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(bootContext, boot);
  provider.set(loginStatusContext, login);
  provider.set(portsContext, async () => ports);
  const keepWords = keepWordsFor(`${boot.lang} ${boot.audience}`);
  provider.set(textsContext, { texts, ensure: async () => undefined, keepWords });
  return provider;
}

function redirectOf(response: Response, login: PageLogin): PageAnswer {
  const ended = login.endedCookie();
  return {
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/', 'cache-control': 'no-store' },
    cookies: ended === null ? [] : [ended],
    body: NOTHING,
  };
}

async function documentOf(
  pathname: string,
  boot: Boot,
  texts: Texts,
  loaded: StaticHandlerContext,
  options: RendererOptions,
): Promise<PageAnswer> {
  const { context, body } = render(loaded, boot, texts, report);
  const page = context.loaderData.screen as LoadedPage | undefined;
  const screen = context.errors === null ? (page?.name ?? null) : null;
  const head = headOf(context, page, boot, texts);
  const payload = { boot, screen, loaderData: context.loaderData, errors: context.errors };
  const assets = await options.assetsOf(screen, boot.lang);
  const pieces = documentPieces({ boot, head, pathname, assets, body, payload });
  const finished = await options.finish?.(pieces.join(''), pathname);
  // In the body's texts quotes are escaped, so that this is an attribute. What is kept has none.
  const inlineStyles = body.some((piece) => typeof piece === 'string' && piece.includes(' style="'));
  return {
    status: context.statusCode,
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': contentSecurityPolicy({ inlineStyles, development: options.development }),
      'content-language': boot.lang,
      ...(head.noReferrer ? { 'referrer-policy': 'no-referrer' } : {}),
    },
    cookies: [],
    body: finished === undefined ? bytesOf(pieces) : Buffer.from(finished),
  };
}
