import type { DetailsFormPorts } from '../forms/details-form.machine.ts';
import { openDetailsForm } from '../forms/details-form.page.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Timer } from '../ports/timer.ts';
import { ACCOUNT_CARD, type AccountCard, type AccountCardName } from './account-card.ts';

export interface AccountCardPorts extends Omit<DetailsFormPorts, 'save'> {
  readonly front: Pick<FrontGateway, 'businessCard'>;
  readonly timer: Timer;
}

/** Opens the form of the buyer's own card. D-62 */
export const openAccountCard = (ports: AccountCardPorts, { values, cards }: AccountCard) =>
  openDetailsForm<AccountCardName>(
    {
      ...ports,
      save: ({ contactName = '', company = '', email, mobile = '', countryId }, { cardFront, cardBack }, options) =>
        ports.front.businessCard.saveOwn(
          {
            contactName,
            company,
            // Empty values are left out of the request.
            ...(email && { email }),
            ...(mobile && { mobile }),
            ...(countryId && { countryId }),
            ...(cardFront?.fileId && { frontImageId: cardFront.fileId }),
            ...(cardBack?.fileId && { backImageId: cardBack.fileId }),
          },
          options,
        ),
    },
    { kind: ACCOUNT_CARD, initialValues: values, cards },
  );
