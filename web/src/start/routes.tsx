import { type RouteObject, useLoaderData, useRouteError } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { withIndustryColours } from '../page/head.ts';
import { getLoadedScreen } from '../page/load-screen.ts';
import { toPageError } from '../page/page-error.ts';
import type { LoadedPage } from '../page/screen.ts';
import { ErrorScreen, errorHead } from '../shell/error-screen.tsx';
import { PageShell } from '../shell/shell.tsx';
import { HeadTags } from './head-tags.tsx';
import { findPage, loadPage } from './load-page.ts';

function ScreenHost() {
  const { name, data, industry } = useLoaderData<LoadedPage>();
  const { head, Screen, Frame } = getLoadedScreen(name);
  const boot = useBoot();
  const texts = useTexts();
  const screen = <Screen key={name} data={data} />;
  return (
    <>
      <HeadTags head={withIndustryColours(industry, head(data, { boot, texts, href: hrefOf(boot) }))} />
      {Frame === undefined ? (
        screen
      ) : (
        <Frame name={name} data={data}>
          {screen}
        </Frame>
      )}
    </>
  );
}

function PageErrorBoundary() {
  const error = toPageError(useRouteError());
  const Instead = error.instead && getLoadedScreen(error.instead.name).Instead;
  return (
    <>
      <HeadTags head={errorHead(error, useTexts())} />
      {Instead ? <Instead data={error.instead?.data} /> : <ErrorScreen error={error} />}
    </>
  );
}

/**
 * Replaces the whole page, with header and footer, if one of those fails. There the screen's error boundary does not
 * help, and the router's default would show the raw error text.
 */
function RootError() {
  const error = toPageError(useRouteError());
  return (
    <main>
      <HeadTags head={errorHead(error, useTexts())} />
      <ErrorScreen error={error} again="page.reload" />
    </main>
  );
}

/** One route inside the shell serves every address; core's route table determines the page. */
export const rootRoute = {
  id: 'root',
  middleware: [
    async ({ request, context }, next) => {
      await findPage(new URL(request.url), context);
      return next();
    },
  ],
  element: <PageShell />,
  errorElement: <RootError />,
  children: [
    {
      id: 'screen',
      path: '*',
      loader: ({ request, context }) => loadPage(new URL(request.url), request.signal, context),
      // Opening and closing what a fragment shows, such as the filters of a list, loads nothing again.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (currentUrl.hash === nextUrl.hash ||
          currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search),
      element: <ScreenHost />,
      errorElement: <PageErrorBoundary />,
    },
  ],
} satisfies RouteObject;

export const routeObjects = [rootRoute];
