/** The members of IndexedDB that are used here. */
export interface DatabaseList {
  databases?(): Promise<readonly { readonly name?: string | undefined }[]>;
}

/** The name of the IndexedDB database with the safe copies. */
export const DATABASE_NAME = 'fairhall';

/**
 * Whether this browser has ever stored a safe copy. Checked before the database is opened, since opening creates it,
 * and before the code that reads it is loaded: most visitors never have a copy. REL-10
 */
export async function hasSafeCopies(list: DatabaseList | undefined): Promise<boolean> {
  const databases = (await list?.databases?.().catch(() => undefined)) ?? [];
  return databases.some(({ name }) => name === DATABASE_NAME);
}
