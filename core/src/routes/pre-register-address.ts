import { siteById } from '../site/sites.ts';
import type { AddressBook } from './address-book.ts';
import type { Visit } from './definition.ts';
import type { RouteParams } from './table.ts';

const ANY_BUYER: Visit = { audience: 'buyer', device: 'pc', production: true };

type ExpoPath = Omit<RouteParams['expoHome'], 'exhibitionId'>;

/**
 * The pre-registration of an exhibition, in the manner of the page that links to it: its prefix and kind stay, `show_`
 * becomes expo, and whatever follows is dropped. From a page of no exhibition it starts from the given site.
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

/** The home of an exhibition's country, the root where its site belongs to none. */
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

/** Without a site the address names the exhibition alone. */
function ofSite(websiteEnName: string | undefined): ExpoPath {
  return websiteEnName === undefined ? {} : { exhibitionType: 'expo', websiteEnName };
}
