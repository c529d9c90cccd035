/** What a sitemap may hold by its protocol: addresses, and bytes before they are packed. */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50_000_000;
/** Of an address with its alternates, for each of them: longer than ours ever are. */
const BYTES_OF_LINK = 320;

/** How many pages one part may hold. Each is there once for every language, and each time with all its alternates. */
export function countPagesPerFile(languages: number): number {
  const byBytes = MAX_BYTES / (languages * (languages + 2) * BYTES_OF_LINK);
  return Math.floor(Math.min(MAX_ADDRESSES / languages, byBytes));
}
