import type { CardSharing } from '../contract/business-card/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';

interface ShareCardPorts {
  readonly gateway: Pick<FrontGateway, 'businessCard'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

/** Shares the buyer's own card, or stops sharing it. D-31 */
export const shareCard = (
  { gateway, ids }: ShareCardPorts,
  isShared: boolean,
): Promise<Result<CardSharing, GatewayError>> =>
  gateway.businessCard.share({ isShared }, { idempotencyKey: ids.uuid(), retry: true, handled: true });
