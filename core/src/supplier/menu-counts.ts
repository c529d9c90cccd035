import type { MenuCounts } from '../contract/supplier/home-calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';

/**
 * Loads what waits for the logged-in supplier; null if nobody is logged in, or if it cannot be loaded, since a menu
 * without numbers is complete. D-05
 */
export async function loadMenuCounts(
  { supplierGateway, storage }: Pick<SupplierPorts, 'supplierGateway' | 'storage'>,
  signal: CancelSignal,
): Promise<MenuCounts | null> {
  if (!createSupplierSession(storage).hasToken()) return null;
  const counts = await supplierGateway.supplierHome.counts({}, { fresh: true, handled: true, signal });
  return counts.ok ? counts.value : null;
}
