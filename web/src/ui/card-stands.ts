import type { Exhibition, ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { loadFeaturedExhibition, loadStands } from '@fairhall/core/exhibition/featured-exhibition';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import type { Visit } from '../page/screen.ts';
import { standName } from './stand-name.ts';

/** A supplier's stand, for the plates on a page. */
export interface StandWords {
  /** Such as "H3 A12". */
  readonly stand: string;
  readonly show: string;
}

/**
 * Looks up a supplier's stand at the exhibition that the page's cards show; undefined if the supplier has none there.
 */
export type CardStands = (supplierId: string) => StandWords | undefined;

type StandsVisit = Pick<Visit, 'boot' | 'ports' | 'signal'>;

export const NO_STANDS: CardStands = () => undefined;

/** Returns the exhibition that a site features on its home page; null on the suppliers' site, which shows no plates. */
export async function findFirstExhibition(
  { boot, ports, signal }: StandsVisit,
  websiteId = boot.siteId,
): Promise<Exhibition | null> {
  if (boot.audience === 'supplier') return null;
  return loadFeaturedExhibition(await ports.frontGateway(), websiteId, { production: boot.production, signal });
}

/** Returns the exhibition with this id from an address; null without an id or if it does not exist. */
export async function findExhibition(
  { ports, signal }: Pick<StandsVisit, 'ports' | 'signal'>,
  exhibitionId: string | undefined,
): Promise<ExhibitionDetail | null> {
  if (exhibitionId === undefined) return null;
  const { exhibition } = await ports.frontGateway();
  const found = await exhibition.detail({ exhibitionId }, { signal, handled: true });
  return found.ok ? found.value : null;
}

/**
 * Returns the exhibition in the address, or null if it is over; without one in the address, the site's featured
 * exhibition.
 */
export function resolveExhibition(visit: StandsVisit, named: Exhibition | null): Promise<Exhibition | null> | null {
  if (named === null) return findFirstExhibition(visit);
  return isCurrent(named.phase) && visit.boot.audience !== 'supplier' ? Promise.resolve(named) : null;
}

/** Loads the stands of all suppliers on a page in one call. */
export async function findCardStands(
  { ports, signal }: StandsVisit,
  show: Exhibition | null,
  supplierIds: readonly string[],
): Promise<CardStands> {
  if (show === null || supplierIds.length === 0) return NO_STANDS;
  const stands = await loadStands(await ports.frontGateway(), show.exhibitionId, supplierIds, signal);
  return (supplierId) => {
    const found = stands.get(supplierId);
    return found && { stand: standName(found.hall, found.standNo), show: show.name };
  };
}
