/** Limits of the sitemap protocol: addresses, and uncompressed bytes. */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50_000_000;
/** An upper bound for the bytes of one address or alternate link. */
const BYTES_OF_LINK = 320;

/**
 * Returns how many pages fit in one sitemap. Each page is listed once per language, each time with all its alternates.
 */
export function countPagesPerFile(languages: number): number {
  const byBytes = MAX_BYTES / (languages * (languages + 2) * BYTES_OF_LINK);
  return Math.floor(Math.min(MAX_ADDRESSES / languages, byBytes));
}
