import type { Audience } from '@fairhall/core/site/audience';
import type { Device } from '@fairhall/core/site/device';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Site } from '@fairhall/core/site/sites';

/** How the site presents itself; absent for what the organiser has not set. D-97 */
export interface PageBrand {
  readonly name: string;
  /** The address of the logo. */
  readonly logo?: string;
  /** The colour of buttons and links on pages without an industry. */
  readonly accent?: string;
  /** The tagline and the contact details; an email address and a phone number are links. */
  readonly lines?: readonly BrandLine[];
  /** The address of the buyers' site that is open all year, unless it is this one. D-80 */
  readonly allYearUrl?: string;
}

export interface BrandLine {
  readonly text: string;
  readonly href?: string;
}

/** The facts about a visit before anything is loaded; the server sends them to the browser with the document. */
export interface Boot {
  readonly lang: LanguageCode;
  /** Languages with a full set of texts, in the switcher's order. */
  readonly languages: readonly LanguageCode[];
  readonly siteId: number;
  readonly brand: PageBrand;
  readonly audience: Audience;
  readonly device: Device;
  readonly inApp: boolean;
  readonly production: boolean;
  /** Set on sites that have the B2B pages. D-15 */
  readonly platform?: 'b2b' | undefined;
  /** Base path of every page, '' or '/path'. */
  readonly deployPath: string;
  /** Origin of the pages, for canonical and alternate links. */
  readonly origin: string;
  /** Origins of other sites that have a host of their own, by site id; links to their exhibitions lead there. D-92 */
  readonly siteOrigins?: Readonly<Record<number, string>>;
  /** The sites that the organiser has added; absent without any. */
  readonly addedSites?: readonly Site[];
  /** Origin of the pages for suppliers, to which a buyer's site leads them. */
  readonly supplierUrl: string;
  /** Origin of the pages for global buyers, to which public cards lead; '' if it is unknown. A-37 */
  readonly globalUrl: string;
  /** The gateway's address with its path. */
  readonly gatewayUrl: string;
  readonly imageServer: string;
  /** Address of the third-party service that returns the public IP address; '' for none. */
  readonly ipServiceUrl: string;
  readonly appVersion: string;
  /**
   * Epoch milliseconds of the server's response. Server and browser compute durations such as years in business from
   * it, so that both render the same.
   */
  readonly now: number;
}
