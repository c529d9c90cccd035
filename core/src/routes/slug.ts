/** The longest slug, in characters, without its underscore. */
export const SLUG_MAX = 50;

/** The slug of a name, with the underscore that separates it from the id in an address. … */
export function slugify(name: string): string {
  return `${slugText(name)}_`;
}

/** The slug without its underscore; empty for a name without a Latin letter or digit. A-14 */
export function slugText(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\s.,:;/_\-–—]+/g, '-')
    .replace(/[^A-Za-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');
}
