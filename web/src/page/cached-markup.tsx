import type { ReactElement, ReactNode } from 'react';
import { useMarkupCache, type ViewDataCache } from './contexts.ts';

/** The words made of some content; on the server those that were made of equal content before. */
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
 * The children of an element, for spreading into it. They are elements that show nothing but these words and what `kind`
 * names, and ask no context, so that the server renders them once for all pages that have them.
 */
export function useCachedChildren(kind: string, words: object, children: () => ReactElement): CachedChildren {
  const cacheMarkup = useMarkupCache();
  // React made this markup of the same elements that the browser hydrates.
  return cacheMarkup === undefined
    ? { children: children() }
    : { dangerouslySetInnerHTML: { __html: cacheMarkup(kind, words, children) } };
}
