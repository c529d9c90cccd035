import { siteById } from '../site/sites.ts';
import type { AddressBook } from './address-book.ts';
import type { Visit } from './definition.ts';
import type { RouteParams } from './table.ts';

const ANY_BUYER: Visit = { audience: 'buyer', device: 'pc', production: true };

type ExpoPath = Omit<RouteParams['expoHome'], 'exhibitionId'>;

/**
 * The address of an exhibition's pre-registration, built from the path of the page that links to it: promotion prefix and
 * exhibition type stay, `show_` becomes `expo`, and what follows the exhibition is dropped. A page that belongs to no
 * exhibition gets `/expo{websiteEnName}` of the given site.
 * …, D-92
 */
export function preRegisterUrl(
  book: Pick<AddressBook, 'match' | 'href'>,
  pathname: string,
  exhibitionId: string,
  websiteEnName?: string,
): string {
  const path = expoPath(book, pathname.replace(/\/+$/, '')) ?? ofSite(websiteEnName);
  return book.href('expoPreRegister', { ...path, exhibitionId, status: 'preregister' });
}

/**
 * The home of the country that an exhibition's site belongs to; the root page if the site has no country.
 */
export function exhibitionCountryHomeUrl(
  book: Pick<AddressBook, 'href'>,
  { websiteId }: { readonly websiteId: number | string },
): string {
  const site = siteById(websiteId);
  return site && !site.international ? book.href('countryHome', { websiteEnName: site.enName }) : book.href('home', {});
}

function expoPath(book: Pick<AddressBook, 'match'>, pathname: string): ExpoPath | undefined {
  const found = book.match(pathname, ANY_BUYER);
  switch (found?.name) {
    case 'expoHome':
    case 'expoBookStand':
    case 'expoPreRegister':
    case 'expoPreRegisterForm':
    case 'expoExhibitors':
    case 'expoSpotlightExhibitors':
    case 'expoTheme':
    case 'expoLotteryWheel':
    case 'expoSharingEvents':
      return ofExhibition(found.params);
    case 'expoSite':
    case 'showSite':
    case 'fair':
    case 'eshow':
    case 'popupBookStand':
      return found.params.websiteEnName === undefined ? undefined : ofSite(found.params.websiteEnName);
    default:
      return undefined;
  }
}

function ofExhibition({ promotion, affiliate, exhibitionType, websiteEnName }: ExpoPath): ExpoPath {
  return { promotion, affiliate, websiteEnName, exhibitionType: exhibitionType === 'show' ? 'expo' : exhibitionType };
}

/** Without a site the address is the legacy one, `/exhibition_{exhibitionId}`. */
function ofSite(websiteEnName: string | undefined): ExpoPath {
  return websiteEnName === undefined ? {} : { exhibitionType: 'expo', websiteEnName };
}
