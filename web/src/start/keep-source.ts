import { keepText } from '@fairhall/adapters/browser/stored-value';
import { entrySourceName } from '@fairhall/core/site/stored-names';

/** As long as a pre-registration tells it. */
const LONGEST = 64;

/** Keeps what the address says brought the visitor, before React: many leave the page they come to at once.  */
export function keepSource(): void {
  const source = new URLSearchParams(location.search).get('source')?.trim() ?? '';
  if (source !== '' && source.length <= LONGEST) keepText(window, entrySourceName, source);
}
