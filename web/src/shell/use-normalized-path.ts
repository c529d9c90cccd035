import { useLocation, useMatches } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { getLoadedScreen } from '../page/load-screen.ts';
import { normalizePath } from '../page/normalize-path.ts';
import type { LoadedPage } from '../page/screen.ts';

/** Canonical addresses by page data, cached because several links of a page need the same one. */
const pathByPage = new WeakMap<LoadedPage, { readonly canonical: string | undefined }>();

/** Returns the path of the present page in the form that the site's own links use. */
export function useNormalizedPath(): string {
  const boot = useBoot();
  const texts = useTexts();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.loaderData as LoadedPage | undefined; // as the loader of the one route answers
  if (page === undefined) return pathname;
  const known = pathByPage.get(page) ?? {
    canonical: getLoadedScreen(page.name).head(page.data, { boot, texts, href: hrefOf(boot) }).canonical,
  };
  pathByPage.set(page, known);
  return normalizePath(pathname, known.canonical, boot);
}
