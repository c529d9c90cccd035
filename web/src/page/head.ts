import type { IndustryKey } from '@fairhall/core/site/industries';

/** An address that the page stands below or lists; one without an address is the page itself. */
export interface HeadLink {
  readonly href?: string | undefined;
}

export interface HeadCrumb extends HeadLink {
  readonly name: string;
}

/** A picture of the page, for whoever shows its address elsewhere. */
export interface HeadPicture {
  /** Path and query. */
  readonly src: string;
  /** Pixels in which it comes. */
  readonly width: number;
  readonly height: number;
}

/**
 * What a screen says about itself to the document's head. Texts are already in the page's language. The browser takes the
 * title and the industry; all else is for who reads the document alone (`server/head-tags.ts`, `server/structured-data.ts`).
 */
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
  /** The list has no such page: what stands in its place is shown, and search engines are told that it is not there. */
  readonly isAbsent?: boolean;
  readonly image?: HeadPicture;
  readonly kind?: 'website' | 'product' | 'profile';
  /** The way down to the page below the home page. */
  readonly crumbs?: readonly HeadCrumb[];
  /** What the page lists, in its order. */
  readonly items?: readonly HeadLink[];
}

/** A page without an industry of its own takes the colours of the one that its address asks for. D-34 */
export const withIndustryColours = (requested: IndustryKey | undefined, head: Head): Head =>
  requested === undefined || head.industry !== undefined ? head : { ...head, industry: requested };
