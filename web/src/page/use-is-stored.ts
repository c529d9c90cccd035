import { isStored } from '@fairhall/adapters/browser/stored-value';
import type { StoredName } from '@fairhall/core/ports/storage';
import { useState } from 'react';

/**
 * Whether the device stores a value under one of these names when the component mounts; false on the server. Use it
 * only to decide what to load: rendered content must not depend on it, because the server rendered the page without it.
 */
export function useIsStored(...names: readonly StoredName[]): boolean {
  const [isFound] = useState(() => !import.meta.env.SSR && names.some((name) => isStored(window, name, Date.now())));
  return isFound;
}
