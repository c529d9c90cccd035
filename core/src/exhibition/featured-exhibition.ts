import type { Exhibition } from '../contract/exhibition/calls.ts';
import { STAND_BATCH_MAX } from '../contract/exhibition/limits.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { omitTestExhibitions } from './recommended.ts';

interface Options {
  readonly production: boolean;
  readonly signal?: CancelSignal | undefined;
}

/**
 * Loads the exhibition that a site presents first: a pinned one, else an open one, else the nearest within sixty days.
 * Null if there is none or the call fails. Cards take stand numbers from this exhibition too, so that a page names only
 * one exhibition. D-56
 */
export async function loadFeaturedExhibition(
  { exhibition }: { readonly exhibition: Pick<FrontGateway['exhibition'], 'recommended'> },
  websiteId: number,
  { production, signal }: Options,
): Promise<Exhibition | null> {
  const found = await exhibition.recommended({ websiteId, ageing: 1 }, toOptions(signal));
  return found.ok ? (omitTestExhibitions(found.value, { production })[0] ?? null) : null;
}

/** Hall and stand number of an exhibitor. */
export interface Stand {
  readonly hall: string;
  readonly standNo: string;
}

/**
 * Loads the stands of suppliers at an exhibition, by supplier id; only the first sixty suppliers. Empty if the call
 * fails.
 */
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
