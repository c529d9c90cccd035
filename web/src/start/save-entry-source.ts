import { storeText } from '@fairhall/adapters/browser/stored-value';
import { ENTRY_SOURCE_MAX } from '@fairhall/core/site/limits';
import { entrySourceName } from '@fairhall/core/site/stored-names';

/** Keeps what the address says brought the visitor, before React: many leave the page they come to at once.  */
export function saveEntrySource(): void {
  const source = new URLSearchParams(location.search).get('source')?.trim() ?? '';
  if (source !== '' && source.length <= ENTRY_SOURCE_MAX) storeText(window, entrySourceName, source);
}
