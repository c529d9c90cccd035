import { productDraftKey } from '../catalogue/supplier/keys.ts';
import { pendingLeadsKey, rejectedLeadsKey } from '../lead/keys.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';

/** Ends a supplier's login. Even if the gateway does not answer, this device removes the login. */
export async function logOutSupplier({
  supplierGateway,
  storage,
  ids,
}: Pick<SupplierPorts, 'supplierGateway' | 'storage' | 'ids'>): Promise<void> {
  await supplierGateway.supplier.logout({}, { idempotencyKey: ids.uuid(), handled: true });
  createSupplierSession(storage).end();
  storage.slot(productDraftKey).drop();
  storage.slot(pendingLeadsKey).drop();
  storage.slot(rejectedLeadsKey).drop();
}
