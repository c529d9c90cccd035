/** The part of a browser's databases that is read here. */
export interface DatabaseList {
  databases?(): Promise<readonly { readonly name?: string | undefined }[]>;
}

/** The name of the database that holds the safe copies. */
export const DATABASE_NAME = 'fairhall';

/**
 * Whether this browser has ever kept a safe copy. Asked before the database is opened, since that would make it, and before
 * the code that reads it is fetched: most visitors never have a copy. REL-10
 */
export async function hasSafeCopies(list: DatabaseList | undefined): Promise<boolean> {
  const databases = (await list?.databases?.().catch(() => undefined)) ?? [];
  return databases.some(({ name }) => name === DATABASE_NAME);
}
