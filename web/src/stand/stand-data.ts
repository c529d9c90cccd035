import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { getFormat } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import { findSiteById } from '@fairhall/core/site/sites';
import { loadStandForm } from '@fairhall/core/stand/load-form';
import type { StandOpening, StandTarget } from '@fairhall/core/stand/stand.machine';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type SubpageHeadWords, toSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';

export interface StandData {
  readonly show: {
    readonly id: string;
    readonly name: string;
    readonly industry: IndustryKey;
    /** Null on a page that opens over another one. */
    readonly head: SubpageHeadWords | null;
  };
  /** Whether stands are still available. Otherwise the request is for the next edition. */
  readonly isOffered: boolean;
  /** Whether the page opens over another one. */
  readonly isPopup: boolean;
  /** In the page's language and sorted in its order. */
  readonly countries: readonly { readonly id: string; readonly name: string; readonly dialling: string }[];
  readonly opening: StandOpening;
  /** The address of this page. */
  readonly ownHref: string;
}

interface StandPageInput {
  readonly exhibition: ExhibitionDetail;
  readonly place: StandTarget;
  readonly showHref: string | null;
  readonly ownHref: string;
  readonly isPopup?: boolean;
}

type StandVisit = Pick<Visit, 'boot' | 'ports' | 'signal' | 'texts'>;

/**
 * Loads the data of the form for a stand at an exhibition. Preselects the country of the visitor's site. D-54
 */
export async function standData(visit: StandVisit, shown: StandPageInput): Promise<StandData> {
  const { boot, ports, signal } = visit;
  const { exhibition, place, showHref, ownHref, isPopup = false } = shown;
  const likely = findSiteById(boot.siteId)?.countryId ?? '';
  const { countries, opening } = requireValue(await loadStandForm(ports.gateway, place, likely, signal));
  const { countryName } = getFormat(boot.lang);
  const { exhibitionId: id, name, industry } = exhibition;
  return {
    show: {
      id,
      name,
      industry,
      head: showHref === null ? null : toSubpageHead(exhibition, showHref, visit),
    },
    isOffered: hasOffer(exhibition.phase, 'bookStand'),
    isPopup,
    ownHref,
    opening,
    countries: countries
      .map((country) => ({
        id: country.id,
        name: countryName(country.code2) || country.enName,
        // Isolated as left-to-right text in every language.
        dialling: `\u2066${country.dialingCode}\u2069`,
      }))
      .sort((one, other) => one.name.localeCompare(other.name, boot.lang)),
  };
}
