import type { CardSharing } from '../contract/business-card/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';

/** Loads whether the logged-in person's card is shared, and its public id. D-31 */
export const readSharedCard = (
  { supplierGateway }: Pick<SupplierPorts, 'supplierGateway'>,
  signal: CancelSignal,
): Promise<Result<CardSharing, GatewayError>> => supplierGateway.supplierCard.own({}, { handled: true, signal });

/** Shares the logged-in person's card, or stops sharing it. D-31 */
export const shareCard = (
  { supplierGateway, ids }: Pick<SupplierPorts, 'supplierGateway' | 'ids'>,
  isShared: boolean,
): Promise<Result<CardSharing, GatewayError>> =>
  supplierGateway.supplierCard.share({ isShared }, { idempotencyKey: ids.uuid(), retry: true, handled: true });
