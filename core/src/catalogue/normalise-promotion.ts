import { industryOfEventCode } from '../site/event-codes.ts';
import { INDUSTRIES, INDUSTRY_KEYS } from '../site/industries.ts';
import { siteByEnName } from '../site/sites.ts';

/** What a promotion's address says. `exhibitionType` is an event code, '' where the address names none. */
export interface PromotionContext {
  readonly promotionId: string;
  readonly promotionTheme: string;
  readonly exhibitionType: string;
}

/** Kinds of exhibition homes that belong to no single industry. D-13 */
const GENERAL_TYPES = ['expo', 'show', 'eshow', 'homelife'];
const EXHIBITION_TYPES = [...GENERAL_TYPES, ...INDUSTRY_KEYS.map((key) => INDUSTRIES[key].abbr)];

/** Reads the promotion off an address that begins with `/{theme}_{id}/`; undefined when it has none. */
export function parsePromotionPath(path: string): PromotionContext | undefined {
  const [, prefix = '', next = ''] = path.split('/');
  const match = /^([a-z0-9-]{1,80})_([a-z0-9]{1,64})$/.exec(prefix);
  if (match === null || exhibitionTypeOf(prefix) !== undefined) return undefined;
  const [, promotionTheme = '', promotionId = ''] = match;
  const type = exhibitionTypeOf(next) ?? '';
  return { promotionId, promotionTheme, exhibitionType: industryOfEventCode(type) ? type.toUpperCase() : '' };
}

/** The type of an exhibition's home such as `texturkey_1001`: a known type and a known site, nothing else. */
function exhibitionTypeOf(segment: string): string | undefined {
  const home = segment.slice(0, Math.max(0, segment.indexOf('_'))).toLowerCase();
  return EXHIBITION_TYPES.find((type) => home.startsWith(type) && siteByEnName(home.slice(type.length)) !== undefined);
}
