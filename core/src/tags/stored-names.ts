import type { StoredName } from '../ports/storage.ts';

/** Name of the tag selector's version in the address, for this visit (D-59). */
export const tagSelectorV2Name: StoredName = { key: 'f_catsw2', scopes: ['session'] };
