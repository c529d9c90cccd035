import type { StoredName } from '../ports/storage.ts';

/** What the address said of the tag selector's version, for this visit (D-59). */
export const tagSelectorV2Name: StoredName = { key: 'f_catsw2', scopes: ['session'] };
