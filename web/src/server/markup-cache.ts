import { renderToString } from 'react-dom/server';
import type { MarkupCache } from '../page/contexts.ts';
import { encodeForCache, type Piece } from './byte-chunks.ts';

/** In a rendered page the place of kept markup. React writes no such tag, and in a text it would escape it. */
const SLOT_PATTERN = /<kept (\d+)>/;

const cacheByKind = new Map<string, WeakMap<object, Buffer>>();

/** The kept markup of one page. */
export interface PageMarkup {
  readonly cacheMarkup: MarkupCache;
  /** What React rendered, with the bytes of kept markup in their places. */
  readonly piecesOf: (html: string) => readonly Piece[];
}

/** Renders what shows the same words once, for as long as the words are kept, and keeps it as bytes. */
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

/** React writes links that fetch its pictures before an element; those stand in no list, and are found without them. */
function render(element: Parameters<MarkupCache>[2]): string {
  const html = renderToString(element()).replace(/^(<link [^>]*>)+/, '');
  // The policy of a page allows them only where the rest of it has some.
  if (html.includes(' style="')) throw new Error('kept markup may not have styles of its own');
  return html;
}
