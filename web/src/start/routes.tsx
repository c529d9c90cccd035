import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  redirect,
  redirectDocument,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { hrefOf, resolveAddress, rootOf } from '../page/address.ts';
import {
  addressContext,
  bootContext,
  loginStatusContext,
  portsContext,
  textsContext,
  useBoot,
  useTexts,
} from '../page/contexts.ts';
import { guardRedirect, loginHref } from '../page/guard.ts';
import { LoginNeeded } from '../page/login-status.ts';
import { toPageError } from '../page/page-error.ts';
import type { LoadedPage } from '../page/screen.ts';
import { loadedScreen, loadScreen, screenTexts } from '../page/screens.ts';
import { ErrorScreen, errorHead } from '../shell/error-screen.tsx';
import { Shell } from '../shell/shell.tsx';
import { HeadTags } from './head-tags.tsx';
import './screens.ts';

/** An unknown address leads to the deploy root; a changed language needs a new document; guards come last. */
const resolve: MiddlewareFunction = async ({ request, context }, next) => {
  const boot = context.get(bootContext);
  const url = new URL(request.url);
  const address = resolveAddress(url.pathname, boot);
  if (address === null) throw redirect(rootOf(boot));
  if (!import.meta.env.SSR && url.searchParams.has('lang')) throw redirectDocument(request.url);
  const target = await guardRedirect(address.name, url, boot, context.get(loginStatusContext));
  if (target !== null) throw redirect(target);
  context.set(addressContext, address);
  return next();
};

async function load({ request, context }: LoaderFunctionArgs): Promise<LoadedPage> {
  const { name, params } = context.get(addressContext);
  const boot = context.get(bootContext);
  const url = new URL(request.url);
  const { texts, ensure, keepWords } = context.get(textsContext);
  const [screen] = await Promise.all([loadScreen(name), ensure(screenTexts(name))]);
  if (screen === undefined) throw redirectDocument(url.pathname + url.search);
  const ports = await context.get(portsContext)();
  const visit = {
    params,
    search: url.searchParams,
    boot,
    ports,
    texts,
    href: hrefOf(boot),
    signal: request.signal,
    keepWords,
  };
  try {
    return { name, data: (await screen.loader?.(visit)) ?? null };
  } catch (error) {
    if (!(error instanceof LoginNeeded)) throw error;
    context.get(loginStatusContext).refused();
    throw redirect(loginHref(boot, url));
  }
}

function ScreenHost() {
  const { name, data } = useLoaderData<LoadedPage>();
  const { head, Screen } = loadedScreen(name);
  const boot = useBoot();
  const texts = useTexts();
  return (
    <>
      <HeadTags head={head(data, { boot, texts, href: hrefOf(boot) })} />
      <Screen key={name} data={data} />
    </>
  );
}

function PageErrorBoundary() {
  const error = toPageError(useRouteError());
  return (
    <>
      <HeadTags head={errorHead(error, useTexts())} />
      <ErrorScreen error={error} />
    </>
  );
}

/** One route for every address, inside the shell: core's address book says which page it is. */
export const routes = [
  {
    id: 'root',
    middleware: [resolve],
    element: <Shell />,
    children: [{ id: 'screen', path: '*', loader: load, element: <ScreenHost />, errorElement: <PageErrorBoundary /> }],
  },
] satisfies RouteObject[];
