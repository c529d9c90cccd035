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

/** Products side by side before they are shown. */
export interface LoadedComparison {
  readonly products: readonly ComparedProduct[];
  /** What staff have checked, by supplier. */
  readonly certificates: ReadonlyMap<string, readonly PublicCertificate[]>;
  /** Of the products asked for, so many are not in the catalogue any more. */
  readonly gone: number;
  /** More were asked for than are compared. */
  readonly isCut: boolean;
}

/** The first products of an address that may be compared, with their suppliers' certificates. R-1.001 */
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
