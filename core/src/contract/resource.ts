/** Addresses of what is fetched by a plain GET: pictures and static content. */

/** Widths a picture may be asked for in, in pixels; 0 is the picture as it is kept. */
export const IMAGE_WIDTHS = [0, 64, 166, 242, 332, 480, 960] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The address of a picture. `imageServer` ends without a slash. R-7.033 */
export function imageUrl(imageServer: string, imageId: string, width: ImageWidth = 0): string {
  return `${imageServer}/image/${width}.0.80.10.0/${imageId}.jpg`;
}

/** The address of a private picture, which is shown for ten minutes, in whatever width. D-84 */
export const privateImageUrl = (
  imageServer: string,
  imageId: string,
  sign: string | undefined,
  width: ImageWidth = 480,
): string => imageUrl(imageServer, imageId, width) + (sign === undefined ? '' : `?s=${encodeURIComponent(sign)}`);

/** Where an exhibition is fetched for a calendar, as a path below the gateway's root. */
export const calendarPath = (exhibitionId: string, lang: string): string =>
  `exhibition-calendar/${exhibitionId}.ics?lang=${lang}`;

/** Names under which static content is kept (D-45). */
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
  | { readonly type: 'items'; readonly items: readonly string[] };

/** Static content: a title and its blocks (D-45). */
export interface StaticContent {
  readonly title: string;
  /** The language the text is in, which may be English where a translation would not be binding. */
  readonly lang: string;
  readonly updated?: string;
  readonly blocks: readonly ContentBlock[];
}
