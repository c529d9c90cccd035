import type { Audience } from '@fairhall/core/site/audience';
import type { Device } from '@fairhall/core/site/device';
import type { LanguageCode } from '@fairhall/core/site/languages';

/** What is known of a visit before anything is loaded; the server sends it to the browser with the document. */
export interface Boot {
  readonly lang: LanguageCode;
  /** Languages with a full set of texts, in the switcher's order. */
  readonly languages: readonly LanguageCode[];
  readonly siteId: number;
  readonly audience: Audience;
  readonly device: Device;
  readonly inApp: boolean;
  readonly production: boolean;
  /** There where the pages of business to business are. D-15 */
  readonly platform?: 'b2b' | undefined;
  /** Base path of every page, '' or '/path'. */
  readonly deployPath: string;
  /** Origin of the pages, for canonical and alternate links. */
  readonly origin: string;
  /** Origin of the pages for suppliers, to which a buyer's site leads them. */
  readonly supplierUrl: string;
  /** Origin of the pages for global buyers, to which public cards lead; '' where nobody knows it. A-37 */
  readonly globalUrl: string;
  /** Where the gateway answers, with its path. */
  readonly gatewayUrl: string;
  readonly imageServer: string;
  /** Address of the third party that answers the public IP address; '' for none. */
  readonly ipServiceUrl: string;
  readonly appVersion: string;
  /**
   * Epoch milliseconds of the server's answer; server and browser count years in business and the like from it, so that
   * both render the same.
   */
  readonly now: number;
}
