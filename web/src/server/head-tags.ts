import { getThemeColor } from '@fairhall/core/site/industries';
import hall from '../home/hall.jpg';
import type { Boot } from '../page/boot.ts';
import type { Head, HeadPicture } from '../page/head.ts';

export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** Where addresses for search engines begin, and the languages they come in. */
export type AddressOptions = Pick<Boot, 'origin' | 'lang' | 'languages'>;

/** Of a page without a picture of its own: JPEG, since some who show addresses elsewhere take no other. */
const DEFAULT_PICTURE: HeadPicture = { src: hall, width: 1440, height: 540 };

/** An address in one language; English is the one without a `lang`. */
export const toLanguageUrl = (
  addressOptions: Pick<AddressOptions, 'origin'>,
  pathAndQuery: string,
  lang: string,
): string => withLanguage(toEnglishUrl(addressOptions, pathAndQuery), lang);

function toEnglishUrl({ origin }: Pick<AddressOptions, 'origin'>, pathAndQuery: string): string {
  // A path alone, which most addresses are, is written without taking an URL apart.
  if (/^\/[\w/.,~-]*$/.test(pathAndQuery)) return `${origin}${pathAndQuery}`;
  const url = new URL(pathAndQuery, origin);
  url.searchParams.delete('lang');
  return url.href;
}

const withLanguage = (english: string, lang: string): string =>
  lang === 'en' ? english : `${english}${english.includes('?') ? '&' : '?'}lang=${lang}`;

const toMetaTags = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ tag: 'meta', attributes: { name, content } }];
const toPropertyTags = (name: string, content: string | undefined): HeadTag[] =>
  content === undefined || content === '' ? [] : [{ tag: 'meta', attributes: { property: name, content } }];
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** The one address of the page, and the same page in every language; nothing of a page that is not to be listed. */
function addressTags(head: Head, boot: AddressOptions, address: string): readonly HeadTag[] {
  if (head.noIndex || head.isAbsent) return toMetaTags('robots', 'noindex, follow');
  const english = toEnglishUrl(boot, address);
  const toAlternateLink = (hreflang: string, lang: string) =>
    link({ rel: 'alternate', hreflang, href: withLanguage(english, lang) });
  return [
    link({ rel: 'canonical', href: withLanguage(english, boot.lang) }),
    ...boot.languages.map((lang) => toAlternateLink(lang, lang)),
    toAlternateLink('x-default', 'en'),
  ];
}

function pictureTags({ src, width, height }: HeadPicture, { origin }: AddressOptions): readonly HeadTag[] {
  return [
    ...toPropertyTags('og:image', new URL(src, origin).href),
    ...toPropertyTags('og:image:width', String(width)),
    ...toPropertyTags('og:image:height', String(height)),
    ...toMetaTags('twitter:card', width > height ? 'summary_large_image' : 'summary'),
  ];
}

/**
 * Every tag of a page's head. `pathname` is the page's address where the head names no other; the picture stands for nobody's
 * own page, whose address is shown to nobody else.
 */
export function headTags(head: Head, boot: AddressOptions, pathname: string): readonly HeadTag[] {
  const address = head.canonical ?? pathname;
  return [
    { tag: 'title', text: head.title },
    ...toMetaTags('description', head.description),
    ...toMetaTags('keywords', head.keywords),
    ...toMetaTags('theme-color', getThemeColor(head.industry)),
    ...addressTags(head, boot, address),
    ...toPropertyTags('og:title', head.title),
    ...toPropertyTags('og:description', head.description),
    ...toPropertyTags('og:type', head.kind ?? 'website'),
    ...toPropertyTags('og:url', toLanguageUrl(boot, address, boot.lang)),
    ...toPropertyTags('og:site_name', 'Fairhall'),
    ...toPropertyTags('og:locale', boot.lang),
    ...(head.noIndex ? [] : pictureTags(head.image ?? DEFAULT_PICTURE, boot)),
  ];
}
