import { getThemeColor, type IndustryKey } from '@fairhall/core/site/industries';
import type { PageBrand } from './boot.ts';

/** The address of a page that is a parent of this page or in its list; undefined for the page itself. */
export interface HeadLink {
  readonly href?: string | undefined;
}

export interface HeadCrumb extends HeadLink {
  readonly name: string;
}

/** The page's picture, for link previews on other sites. */
export interface HeadPicture {
  /** Path and query. */
  readonly src: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The data of a screen for the document's head. Texts are already in the page's language. The browser uses only title
 * and industry; everything else is only for readers of the document (`server/head-tags.ts`,
 * `server/structured-data.ts`).
 */
export interface Head {
  readonly title: string;
  /** A short title for the bar of the mobile layout; the title when absent. */
  readonly heading?: string;
  readonly description?: string;
  readonly keywords?: string;
  /** The industry whose colours the page uses. */
  readonly industry?: IndustryKey;
  /**
   * Path and query of the page's canonical address, with the base path; the current path without a query when absent.
   */
  readonly canonical?: string;
  /** Whether search engines must not index the page. */
  readonly noIndex?: boolean;
  /** Whether the address contains a secret, which must not be sent to other pages as the referrer. THR-04 */
  readonly noReferrer?: boolean;
  /**
   * Whether the list has no such page. The page still shows its content, but the response tells search engines that it
   * does not exist.
   */
  readonly isAbsent?: boolean;
  readonly image?: HeadPicture;
  readonly kind?: 'website' | 'product' | 'profile';
  /** The breadcrumbs below the home page. */
  readonly crumbs?: readonly HeadCrumb[];
  /** The items in the page's list, in order. */
  readonly items?: readonly HeadLink[];
}

/** Gives a page without an industry the colours of the industry in its address. D-34 */
export const withIndustryColours = (requested: IndustryKey | undefined, head: Head): Head =>
  requested === undefined || head.industry !== undefined ? head : { ...head, industry: requested };

/** Returns the colour that a browser gives its own bars: the industry's, or else the site's. */
export const getPageColor = ({ industry }: Pick<Head, 'industry'>, { brand }: { readonly brand: PageBrand }): string =>
  (industry ? undefined : brand.accent) ?? getThemeColor(industry);
