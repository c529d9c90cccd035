import type { BusinessCard, BusinessCardInput } from '../contract/business-card/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';

export interface SavedCardPorts {
  readonly gateway: Pick<FrontGateway, 'businessCard'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

const toOptions = ({ ids }: SavedCardPorts) => ({ idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;

/** Removes a saved card of the buyer. D-62 */
export const removeCard = (ports: SavedCardPorts, id: string): Promise<Result<true, GatewayError>> =>
  ports.gateway.businessCard.remove({ id }, toOptions(ports));

/** Saves a removed card again with all its values; it gets a new id. D-62 */
export const restoreCard = (
  ports: SavedCardPorts,
  { from, exhibitionId, ...card }: BusinessCard,
): Promise<Result<{ readonly id: string }, GatewayError>> =>
  ports.gateway.businessCard.save(
    { ...toCardInput(card), from, ...(exhibitionId === undefined ? {} : { exhibitionId }) },
    toOptions(ports),
  );

/** Empty values are left out of the request. */
const toCardInput = (card: Omit<BusinessCard, 'from' | 'exhibitionId'>): BusinessCardInput => ({
  contactName: card.contactName,
  ...(card.company && { company: card.company }),
  ...(card.email && { email: card.email }),
  ...(card.mobile && { mobile: card.mobile }),
  ...(card.countryId && { countryId: card.countryId }),
  ...(card.frontImageId && { frontImageId: card.frontImageId }),
  ...(card.backImageId && { backImageId: card.backImageId }),
});
