import { themeColor } from '@fairhall/core/site/industries';
import hall from '../home/hall.jpg';
import type { Boot } from '../page/boot.ts';
import type { Head, HeadPicture } from '../page/head.ts';

export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** Where addresses for search engines begin, and the languages they come in. */
export type Addressed = Pick<Boot, 'origin' | 'lang' | 'languages'>;

/** Of a page without a picture of its own: JPEG, since some who show addresses elsewhere take no other. */
const USUAL_PICTURE: HeadPicture = { src: hall, width: 1440, height: 540 };

/** An address in one language; English is the one without a `lang`. */
export const inLanguage = (addressed: Pick<Addressed, 'origin'>, pathAndQuery: string, lang: string): string =>
  withLanguage(inEnglish(addressed, pathAndQuery), lang);

function inEnglish({ origin }: Pick<Addressed, 'origin'>, pathAndQuery: string): string {
  // A path alone, which most addresses are, is written without taking an URL apart.
  if (/^\/[\w/.,~-]*$/.test(pathAndQuery)) return `${origin}${pathAndQuery}`;
  const url = new URL(pathAndQuery, origin);
  url.searchParams.delete('lang');
  return url.href;
}

const withLanguage = (english: string, lang: string): string =>
  lang === 'en' ? english : `${english}${english.includes('?') ? '&' : '?'}lang=${lang}`;

const meta = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ tag: 'meta', attributes: { name, content } }];
const property = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ tag: 'meta', attributes: { property: name, content } }];
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** The one address of the page, and the same page in every language; nothing of a page that is not to be listed. */
function addressTags(head: Head, boot: Addressed, address: string): readonly HeadTag[] {
  if (head.noIndex || head.isAbsent) return meta('robots', 'noindex, follow');
  const english = inEnglish(boot, address);
  const alternate = (hreflang: string, lang: string) =>
    link({ rel: 'alternate', hreflang, href: withLanguage(english, lang) });
  return [
    link({ rel: 'canonical', href: withLanguage(english, boot.lang) }),
    ...boot.languages.map((lang) => alternate(lang, lang)),
    alternate('x-default', 'en'),
  ];
}

function pictureTags({ src, width, height }: HeadPicture, { origin }: Addressed): readonly HeadTag[] {
  return [
    ...property('og:image', new URL(src, origin).href),
    ...property('og:image:width', String(width)),
    ...property('og:image:height', String(height)),
    ...meta('twitter:card', width > height ? 'summary_large_image' : 'summary'),
  ];
}

/**
 * Every tag of a page's head. `pathname` is the page's address where the head names no other; the picture stands for nobody's
 * own page, whose address is shown to nobody else.
 */
export function headTags(head: Head, boot: Addressed, pathname: string): readonly HeadTag[] {
  const address = head.canonical ?? pathname;
  return [
    { tag: 'title', text: head.title },
    ...meta('description', head.description),
    ...meta('keywords', head.keywords),
    ...meta('theme-color', themeColor(head.industry)),
    ...addressTags(head, boot, address),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:type', head.kind ?? 'website'),
    ...property('og:url', inLanguage(boot, address, boot.lang)),
    ...property('og:site_name', 'Fairhall'),
    ...property('og:locale', boot.lang),
    ...(head.noIndex ? [] : pictureTags(head.image ?? USUAL_PICTURE, boot)),
  ];
}
