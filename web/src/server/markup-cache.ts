import { renderToString } from 'react-dom/server';
import type { MarkupCache } from '../page/contexts.ts';
import { encodeForCache, type Piece } from './byte-chunks.ts';

/** The placeholder of cached markup in a rendered page. React writes no such tag, and in a text it would be escaped. */
const SLOT_PATTERN = /<kept (\d+)>/;

const cacheByKind = new Map<string, WeakMap<object, Buffer>>();

/** The cached markup of one page. */
export interface PageMarkup {
  readonly cacheMarkup: MarkupCache;
  /** Returns React's output with the bytes of cached markup in place of the placeholders. */
  readonly piecesOf: (html: string) => readonly Piece[];
}

/** Renders elements with the same words once, as long as the words object lives, and caches the markup as bytes. */
export function createPageMarkup(): PageMarkup {
  const used: Buffer[] = [];
  return {
    cacheMarkup(kind, words, element) {
      used.push(getMarkup(kind, words, element));
      return `<kept ${used.length - 1}>`;
    },
    piecesOf: (html) =>
      html
        .split(SLOT_PATTERN)
        .map((part, index) => (index % 2 === 0 ? part : (used[Number(part)] ?? part)))
        .filter((piece) => piece.length > 0),
  };
}

function getMarkup(kind: string, words: object, element: Parameters<MarkupCache>[2]): Buffer {
  const ofKind = cacheByKind.get(kind) ?? new WeakMap<object, Buffer>();
  cacheByKind.set(kind, ofKind);
  const cached = ofKind.get(words) ?? encodeForCache(render(element));
  ofKind.set(words, cached);
  return cached;
}

/**
 * React writes preload links for pictures before an element. They are not valid within a list, and the pictures load
 * without them.
 */
function render(element: Parameters<MarkupCache>[2]): string {
  const html = renderToString(element()).replace(/^(<link [^>]*>)+/, '');
  // The page's security policy allows style attributes only if the page outside cached markup has some.
  if (html.includes(' style="')) throw new Error('kept markup may not have styles of its own');
  return html;
}
