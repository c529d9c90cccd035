/** Names of the static content (D-45), and the imprint, which the law of some countries requires. */
export const STATIC_CONTENT_NAMES = [
  'about-us',
  'privacy-policy',
  'terms',
  'faq',
  'why-exhibit',
  'why-attend',
  'intro',
  'history',
  'contact-us',
  'vip-buyers',
  'frontpage',
  'warning',
  'imprint',
] as const;
export type StaticContentName = (typeof STATIC_CONTENT_NAMES)[number];

/** Path of a piece of static content below the gateway's root; without data the colon is left out (A-47). R-7.034 */
export function staticUrl(
  websiteId: number,
  lang: string,
  name: string,
  data: readonly (string | number)[] = [],
): string {
  const parts = data.map((item) => encodeURIComponent(String(item))).join(',');
  return `/${websiteId}/${lang}/${name}${parts === '' ? '' : `:${parts}`}.json`;
}

/** A block of static content. Texts are plain. */
export type ContentBlock =
  | { readonly type: 'heading' | 'text'; readonly text: string }
  | { readonly type: 'items'; readonly items: readonly string[] }
  /** `href` is a path of the site, or the whole address. */
  | { readonly type: 'link'; readonly text: string; readonly href: string }
  /** `image` is the id of a picture. */
  | { readonly type: 'image'; readonly text: string; readonly image: string };

/**
 * Static content: a title and its blocks (D-45). An organiser's own text replaces the product's; `{siteName}` in either
 * is the name of the site.
 */
export interface StaticContent {
  readonly title: string;
  /** The language of the text; may be English if a translation would not be legally binding. */
  readonly lang: string;
  readonly updated?: string;
  readonly blocks: readonly ContentBlock[];
}
