import type { BusinessCard, ToldCard } from '../contract/business-card/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';

export interface KeptCardPorts {
  readonly gateway: Pick<FrontGateway, 'businessCard'>;
  readonly ids: Pick<Ids, 'uuid'>;
}

const options = ({ ids }: KeptCardPorts) => ({ idempotencyKey: ids.uuid(), retry: true, handled: true }) as const;

/** Lets go of a card that the buyer keeps. D-62 */
export const removeCard = (ports: KeptCardPorts, id: string): Promise<Result<true, GatewayError>> =>
  ports.gateway.businessCard.remove({ id }, options(ports));

/** Keeps a card again that was let go of, with all it told; it has another id then. D-62 */
export const restoreCard = (
  ports: KeptCardPorts,
  { from, exhibitionId, ...card }: BusinessCard,
): Promise<Result<{ readonly id: string }, GatewayError>> =>
  ports.gateway.businessCard.save(
    { ...toldOf(card), from, ...(exhibitionId === undefined ? {} : { exhibitionId }) },
    options(ports),
  );

/** What is empty is not told. */
const toldOf = (card: Omit<BusinessCard, 'from' | 'exhibitionId'>): ToldCard => ({
  contactName: card.contactName,
  ...(card.company && { company: card.company }),
  ...(card.email && { email: card.email }),
  ...(card.mobile && { mobile: card.mobile }),
  ...(card.countryId && { countryId: card.countryId }),
  ...(card.frontImageId && { frontImageId: card.frontImageId }),
  ...(card.backImageId && { backImageId: card.backImageId }),
});
