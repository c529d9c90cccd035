import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import { loadStandForm } from '@fairhall/core/stand/load-form';
import type { StandOpening, StandTarget } from '@fairhall/core/stand/stand.machine';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';

export interface StandData {
  readonly show: {
    readonly id: string;
    readonly name: string;
    readonly industry: IndustryKey;
    readonly dates: string;
    readonly location: string;
    /** Its own page; null where that is none of this site's. */
    readonly href: string | null;
  };
  /** Whether stands are still given away, else the request is about the next edition. */
  readonly isOffered: boolean;
  /** It stands alone, as a page that opens over another. */
  readonly isPopup: boolean;
  /** In the page's language and its order. */
  readonly countries: readonly { readonly id: string; readonly name: string; readonly dialling: string }[];
  readonly opening: StandOpening;
  /** The address of this page. */
  readonly ownHref: string;
}

interface StandPageInput {
  readonly exhibition: Exhibition;
  readonly place: StandTarget;
  readonly showHref: string | null;
  readonly ownHref: string;
  readonly isPopup?: boolean;
}

type StandVisit = Pick<Visit, 'boot' | 'ports' | 'signal'>;

/** The form for a stand at an exhibition; the country of the visitor's site is the likely one. D-54 */
export async function standData(visit: StandVisit, shown: StandPageInput): Promise<StandData> {
  const { boot, ports, signal } = visit;
  const { exhibition, place, showHref, ownHref, isPopup = false } = shown;
  const likely = findSiteById(boot.siteId)?.countryId ?? '';
  const { countries, opening } = requireValue(await loadStandForm(ports.gateway, place, likely, signal));
  const { countryName } = getFormat(boot.lang);
  const { exhibitionId: id, name, industry, location } = exhibition;
  return {
    show: { id, name, industry, location, href: showHref, dates: exhibitionDates(exhibition, boot.lang) },
    isOffered: hasOffer(exhibition.phase, 'bookStand'),
    isPopup,
    ownHref,
    opening,
    countries: countries
      .map((country) => ({
        id: country.id,
        name: countryName(country.code2) || country.enName,
        // Written from left to right in every language.
        dialling: `\u2066${country.dialingCode}\u2069`,
      }))
      .sort((one, other) => one.name.localeCompare(other.name, boot.lang)),
  };
}
