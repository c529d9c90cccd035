import type { ReactElement, ReactNode } from 'react';
import { type KeepWords, useKeepMarkup } from './contexts.ts';

/** The words made of some content; on the server those that were made of equal content before. */
export function keptWords<Words extends object>(
  { keepWords }: { readonly keepWords?: KeepWords | undefined },
  kind: string,
  content: object,
  make: () => Words,
): Words {
  return keepWords === undefined ? make() : keepWords(kind, content, make);
}

type KeptChildren =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * The children of an element, for spreading into it. They are elements that show nothing but these words and what `kind`
 * names, and ask no context, so that the server renders them once for all pages that have them.
 */
export function useKeptChildren(kind: string, words: object, children: () => ReactElement): KeptChildren {
  const keepMarkup = useKeepMarkup();
  // React made this markup of the same elements that the browser hydrates.
  return keepMarkup === undefined
    ? { children: children() }
    : { dangerouslySetInnerHTML: { __html: keepMarkup(kind, words, children) } };
}
