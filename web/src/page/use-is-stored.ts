import { isStored } from '@fairhall/adapters/browser/stored-value';
import type { StoredName } from '@fairhall/core/ports/storage';
import { useState } from 'react';

/**
 * Whether the device keeps a value under one of these names when the component begins; false on the server. For what is
 * loaded then: what is rendered must not depend on it, because the server rendered the same page without it.
 */
export function useIsStored(...names: readonly StoredName[]): boolean {
  const [isFound] = useState(() => !import.meta.env.SSR && names.some((name) => isStored(window, name, Date.now())));
  return isFound;
}
