import hall from '../home/hall.jpg';
import type { Boot } from '../page/boot.ts';
import { getPageColor, type Head, type HeadPicture } from '../page/head.ts';

export type HeadTag =
  | { readonly tag: 'title'; readonly text: string }
  | { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** The origin of addresses for search engines, the page's language, all languages, and the site's look. */
export type AddressOptions = Pick<Boot, 'origin' | 'lang' | 'languages' | 'brand'>;

/** The default preview picture. It is a JPEG, because some services that show link previews accept nothing else. */
const DEFAULT_PICTURE: HeadPicture = { src: hall, width: 1440, height: 540 };

/** Returns an address in one language. English has no `lang` parameter. */
export const toLanguageUrl = (
  addressOptions: Pick<AddressOptions, 'origin'>,
  pathAndQuery: string,
  lang: string,
): string => withLanguage(toEnglishUrl(addressOptions, pathAndQuery), lang);

function toEnglishUrl({ origin }: Pick<AddressOptions, 'origin'>, pathAndQuery: string): string {
  // Fast path: most addresses are plain paths and need no URL parser.
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

/** The canonical link and the alternates in every language. Pages that must not be indexed get `noindex` instead. */
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
 * Returns the head tags of a page. `pathname` is the address if the head has no canonical one. A personal page gets no
 * preview picture, since its address is not shared.
 */
export function headTags(head: Head, boot: AddressOptions, pathname: string): readonly HeadTag[] {
  const address = head.canonical ?? pathname;
  return [
    { tag: 'title', text: head.title },
    ...toMetaTags('description', head.description),
    ...toMetaTags('keywords', head.keywords),
    ...toMetaTags('theme-color', getPageColor(head, boot)),
    ...addressTags(head, boot, address),
    ...toPropertyTags('og:title', head.title),
    ...toPropertyTags('og:description', head.description),
    ...toPropertyTags('og:type', head.kind ?? 'website'),
    ...toPropertyTags('og:url', toLanguageUrl(boot, address, boot.lang)),
    ...toPropertyTags('og:site_name', boot.brand.name),
    ...toPropertyTags('og:locale', boot.lang),
    ...(head.noIndex ? [] : pictureTags(head.image ?? DEFAULT_PICTURE, boot)),
  ];
}
