import { EXHIBITION_TYPES } from '../routes/parameters.ts';
import { findSiteByEnName } from '../site/sites.ts';

const typePattern = EXHIBITION_TYPES.join('|');
/** Matches the beginning of an exhibition's address, in any of its forms, without the parts after it. D-13 */
const EXHIBITION_PATH = new RegExp(
  `^((?:/[a-z0-9-]+_[a-z0-9]+|/affiliate)?/(?:(?:${typePattern})([a-z]+)|exhibition))(?:_\\d+)?(?:\\.html)?(?:/.*)?$`,
);

/**
 * Builds the address of the pre-registration for an exhibition from the path of the current page. Removes trailing
 * slashes, a leading `show_`, another exhibition's id and everything after it. A path that belongs to no exhibition is
 * replaced by that of the site., D-92
 */
export function buildPreregisterUrl(path: string, exhibitionId: string, websiteEnName = 'international'): string {
  const plain = path.replace(/\/+$/, '').replace(/^((?:\/[a-z0-9-]+_[a-z0-9]+)?\/)show_/, '$1expo');
  const [, found, site] = EXHIBITION_PATH.exec(plain) ?? [];
  const isKnown = site === undefined || findSiteByEnName(site) !== undefined;
  const base = isKnown && found !== undefined ? found : `/expo${websiteEnName}`;
  return `${base}_${exhibitionId}/preRegister`;
}
