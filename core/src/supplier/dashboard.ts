import type { SupplierProductPage } from '../contract/catalogue/supplier-calls.ts';
import { type GatewayError, isLoggedOut } from '../contract/error.ts';
import type { JoinedExhibition } from '../contract/exhibition/supplier-calls.ts';
import type { SupplierInfo } from '../contract/supplier/calls.ts';
import type { Profile } from '../contract/supplier/profile-calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import { ok, type Result } from '../result.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';

/** The home page of the logged-in supplier. D-05 */
export interface Dashboard {
  readonly info: SupplierInfo;
  readonly profile: Profile;
  /** The newest products that buyers see, and their total number. */
  readonly products: SupplierProductPage;
  readonly exhibitions: readonly JoinedExhibition[];
}

type HomePorts = Pick<SupplierPorts, 'supplierGateway' | 'storage'>;

/** Loads the home page of the logged-in supplier; null if nobody is logged in, or no longer., D-05 */
export async function loadDashboard(
  { supplierGateway, storage }: HomePorts,
  signal?: CancelSignal,
): Promise<Result<Dashboard | null, GatewayError>> {
  const session = createSupplierSession(storage);
  if (!session.hasToken()) return ok(null);
  const options = { fresh: true, handled: true, ...(signal === undefined ? {} : { signal }) };
  const [info, profile, products, exhibitions] = await Promise.all([
    supplierGateway.supplier.info({}, options),
    supplierGateway.supplierProfile.read({}, options),
    supplierGateway.supplierProduct.list({ part: 'shown', pageNo: 1 }, options),
    supplierGateway.supplierExhibition.list({}, options),
  ]);
  if ([info, profile, products, exhibitions].some(isLoggedOut)) {
    session.end();
    return ok(null);
  }
  if (!info.ok) return info;
  if (!profile.ok) return profile;
  if (!products.ok) return products;
  if (!exhibitions.ok) return exhibitions;
  session.saveInfo(info.value);
  return ok({
    info: info.value,
    profile: profile.value,
    products: products.value,
    exhibitions: exhibitions.value,
  });
}
