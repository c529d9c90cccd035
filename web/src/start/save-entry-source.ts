import { storeText } from '@fairhall/adapters/browser/stored-value';
import { ENTRY_SOURCE_MAX } from '@fairhall/core/site/limits';
import { entrySourceName } from '@fairhall/core/site/stored-names';

/**
 * Stores the source in the address that brought the visitor. Runs before React, because many visitors leave the first
 * page at once. 
 */
export function saveEntrySource(): void {
  const source = new URLSearchParams(location.search).get('source')?.trim() ?? '';
  if (source !== '' && source.length <= ENTRY_SOURCE_MAX) storeText(window, entrySourceName, source);
}
