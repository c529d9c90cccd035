import type { ReactElement, ReactNode } from 'react';
import { useMarkupCache, type ViewDataCache } from './contexts.ts';

/** Returns formatted data for some content; the server caches it and returns it again for equal content. */
export function getViewData<Words extends object>(
  { cacheViewData }: { readonly cacheViewData?: ViewDataCache | undefined },
  kind: string,
  content: object,
  make: () => Words,
): Words {
  return cacheViewData === undefined ? make() : cacheViewData(kind, content, make);
}

type CachedChildren =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * Returns props with an element's children, to spread into it. The children must depend only on `words` and `kind` and
 * read no context, so that the server renders them once for all pages with the same words.
 */
export function useCachedChildren(kind: string, words: object, children: () => ReactElement): CachedChildren {
  const cacheMarkup = useMarkupCache();
  // The server rendered this markup from the same elements that the browser hydrates.
  return cacheMarkup === undefined
    ? { children: children() }
    : { dangerouslySetInnerHTML: { __html: cacheMarkup(kind, words, children) } };
}
