/** Maximum length of a slug in characters, without its underscore. */
export const PATH_SLUG_MAX = 50;

/**
 * Returns the slug of a name, which precedes the underscore and the id in an address; '' for a name without Latin
 * letters or digits. …
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\s.,:;/_\-–—]+/g, '-')
    .replace(/[^A-Za-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')
    .slice(0, PATH_SLUG_MAX)
    .replace(/-$/, '');
}
