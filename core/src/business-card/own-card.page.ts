import type { ToldFormPorts } from '../forms/told-form.machine.ts';
import { openToldForm } from '../forms/told-form.page.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Timer } from '../ports/timer.ts';
import { OWN_CARD, type OwnCard, type OwnCardName } from './own-card.ts';

export interface OwnCardPorts extends Omit<ToldFormPorts, 'save'> {
  readonly front: Pick<FrontGateway, 'businessCard'>;
  readonly timer: Timer;
}

/** The form of one's own card. D-62 */
export const openOwnCard = (ports: OwnCardPorts, { told, cards }: OwnCard) =>
  openToldForm<OwnCardName>(
    {
      ...ports,
      save: ({ contactName = '', company = '', email, mobile = '', countryId }, { cardFront, cardBack }, options) =>
        ports.front.businessCard.saveOwn(
          {
            contactName,
            company,
            // What is empty is not told.
            ...(email && { email }),
            ...(mobile && { mobile }),
            ...(countryId && { countryId }),
            ...(cardFront?.fileId && { frontImageId: cardFront.fileId }),
            ...(cardBack?.fileId && { backImageId: cardBack.fileId }),
          },
          options,
        ),
    },
    { kind: OWN_CARD, told, cards },
  );
