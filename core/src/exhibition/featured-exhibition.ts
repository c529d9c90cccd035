import type { Exhibition } from '../contract/exhibition/calls.ts';
import { STAND_BATCH_MAX } from '../contract/exhibition/limits.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { excludeTestExhibitions } from './recommended.ts';

interface Options {
  readonly production: boolean;
  readonly signal?: CancelSignal | undefined;
}

/**
 * The exhibition that a site tells of first: pinned, else open, else the nearest within sixty days; null where there is none
 * or it cannot be told now. The one whose stands cards show, so that a page names one exhibition alone. D-56
 */
export async function loadFeaturedExhibition(
  { exhibition }: { readonly exhibition: Pick<FrontGateway['exhibition'], 'recommended'> },
  websiteId: number,
  { production, signal }: Options,
): Promise<Exhibition | null> {
  const found = await exhibition.recommended({ websiteId, ageing: 1 }, toOptions(signal));
  return found.ok ? (excludeTestExhibitions(found.value, { production })[0] ?? null) : null;
}

/** Where an exhibitor is to be found. */
export interface Stand {
  readonly hall: string;
  readonly standNo: string;
}

/** The stands of suppliers at an exhibition, by their ids; of the first sixty. None where they cannot be told now. */
export async function loadStands(
  { exhibition }: { readonly exhibition: Pick<FrontGateway['exhibition'], 'stands'> },
  exhibitionId: string,
  supplierIds: readonly string[],
  signal?: CancelSignal | undefined,
): Promise<ReadonlyMap<string, Stand>> {
  const idsToLoad = [...new Set(supplierIds)].slice(0, STAND_BATCH_MAX);
  if (idsToLoad.length === 0) return new Map();
  const found = await exhibition.stands({ exhibitionId, supplierIds: idsToLoad }, toOptions(signal));
  return new Map(found.ok ? found.value.stands.map(({ supplierId, ...stand }) => [supplierId, stand]) : []);
}

const toOptions = (signal: CancelSignal | undefined) => ({
  handled: true,
  ...(signal === undefined ? {} : { signal }),
});
