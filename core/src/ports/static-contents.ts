import type { GatewayError } from '../contract/error.ts';
import type { StaticContent, StaticContentName } from '../contract/resource.ts';
import type { Result } from '../result.ts';

export interface StaticContents {
  /** A page's text for a website in a language; falls back to English, then to the international site.  */
  load(name: StaticContentName, websiteId: number, lang: string): Promise<Result<StaticContent, GatewayError>>;
}
