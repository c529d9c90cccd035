import type { IndustryKey } from '@fairhall/core/site/industries';
import { themeColor } from '@fairhall/core/site/industries';
import type { Boot } from './boot.ts';

/** What a screen says about itself to the document's head. Texts are already in the page's language. */
export interface Head {
  readonly title: string;
  /** A short title for the bar of the mobile layout; the title when absent. */
  readonly heading?: string;
  readonly description?: string;
  readonly keywords?: string;
  /** The industry whose colours the page takes. */
  readonly industry?: IndustryKey;
  /** Path and query of the page's one address, with the base path; the present path without a query when absent. */
  readonly canonical?: string;
  /** Search engines must not list the page. */
  readonly noIndex?: boolean;
  /** The address holds a secret, so it must not be sent to other pages as the referrer. THR-04 */
  readonly noReferrer?: boolean;
  readonly image?: string;
  readonly kind?: 'website' | 'product' | 'profile';
  readonly jsonLd?: readonly object[];
}

export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** An address in one language; English is the one without a `lang`. */
export function inLanguage(boot: Boot, pathAndQuery: string, lang: string): string {
  // A path alone, which most addresses are, is written without taking an URL apart.
  if (/^\/[\w/.,~-]*$/.test(pathAndQuery))
    return `${boot.origin}${pathAndQuery}${lang === 'en' ? '' : `?lang=${lang}`}`;
  const url = new URL(pathAndQuery, boot.origin);
  url.searchParams.delete('lang');
  if (lang !== 'en') url.searchParams.set('lang', lang);
  return url.href;
}

const meta = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ tag: 'meta', attributes: { name, content } }];
const property = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ tag: 'meta', attributes: { property: name, content } }];
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Every tag of a page's head, for the server's document and for the browser after a navigation. R-1.047 to R-1.051 */
export function headTags(head: Head, boot: Boot, pathname: string): readonly HeadTag[] {
  const address = head.canonical ?? pathname;
  const own = inLanguage(boot, address, boot.lang);
  const alternates = boot.languages.map((lang) =>
    link({ rel: 'alternate', hreflang: lang, href: inLanguage(boot, address, lang) }),
  );
  return [
    { tag: 'title', text: head.title },
    ...meta('description', head.description),
    ...meta('keywords', head.keywords),
    ...meta('theme-color', themeColor(head.industry)),
    ...(head.noIndex ? meta('robots', 'noindex, follow') : [link({ rel: 'canonical', href: own }), ...alternates]),
    ...(head.noIndex ? [] : [link({ rel: 'alternate', hreflang: 'x-default', href: inLanguage(boot, address, 'en') })]),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:type', head.kind ?? 'website'),
    ...property('og:url', own),
    ...property('og:site_name', 'Fairhall'),
    ...property('og:locale', boot.lang),
    ...property('og:image', head.image === undefined ? undefined : new URL(head.image, boot.origin).href),
  ];
}
