import {
  type CertificateCalls,
  loadCertificates,
  type PublicCertificate,
} from '../../certificate/certificate-list.view.ts';
import type { ComparedProduct } from '../../contract/catalogue/calls.ts';
import { COMPARE_MAX } from '../../contract/catalogue/limits.ts';
import type { GatewayError } from '../../contract/error.ts';
import type { CancelSignal } from '../../ports/cancel-signal.ts';
import { ok, type Result } from '../../result.ts';
import type { CatalogueCalls } from '../search.ts';

/** The loaded data of a comparison. */
export interface LoadedComparison {
  readonly products: readonly ComparedProduct[];
  /** The certificates that staff have checked, by supplier. */
  readonly certificates: ReadonlyMap<string, readonly PublicCertificate[]>;
  /** The number of requested products that are no longer in the catalogue. */
  readonly gone: number;
  /** More products were requested than can be compared. */
  readonly isCut: boolean;
}

/** Loads the first products of an address, up to the maximum, with their suppliers' certificates. R-1.001 */
export async function loadComparison(
  gateway: CatalogueCalls & CertificateCalls,
  ids: readonly string[],
  signal?: CancelSignal,
): Promise<Result<LoadedComparison, GatewayError>> {
  const goodsIds = ids.slice(0, COMPARE_MAX);
  const isCut = ids.length > goodsIds.length;
  if (goodsIds.length === 0) return ok({ products: [], certificates: new Map(), gone: 0, isCut });
  const found = await gateway.catalogue.compareGoods(
    { goodsIds },
    { handled: true, ...(signal !== undefined && { signal }) },
  );
  if (!found.ok) return found;
  const suppliers = [...new Set(found.value.map(({ supplierId }) => supplierId))];
  const certificates = await Promise.all(
    suppliers.map(async (id) => [id, await loadCertificates(gateway, id, signal)] as const),
  );
  return ok({
    products: found.value,
    certificates: new Map(certificates),
    gone: goodsIds.length - found.value.length,
    isCut,
  });
}
