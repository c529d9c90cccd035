import { renderToString } from 'react-dom/server';
import type { KeepMarkup } from '../page/contexts.ts';

const markup = new Map<string, WeakMap<object, string>>();

/**
 * Renders what shows the same words once, for as long as the words are kept. React writes links that fetch its pictures
 * before an element; those stand in no list, and the pictures are found without them.
 */
export const keepMarkup: KeepMarkup = (kind, words, element) => {
  const ofKind = markup.get(kind) ?? new WeakMap<object, string>();
  markup.set(kind, ofKind);
  const html = ofKind.get(words) ?? renderToString(element()).replace(/^(<link [^>]*>)+/, '');
  ofKind.set(words, html);
  return html;
};
