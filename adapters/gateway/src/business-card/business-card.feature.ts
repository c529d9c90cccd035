import type { businessCard } from '@fairhall/core/contract/business-card/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { HALL_BUDGET, MINUTE } from '../limits/budgets.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';
import { publicCard } from './public-card.ts';
import { removeCard, saveCard, saveOwnCard } from './save-card.ts';
import { shareOwnCard } from './share-card.ts';
import { listCards, ownCard } from './shown-cards.ts';

/** Cards of those whom a buyer met, and the buyer's own. D-62 */
export const businessCardFeature = (ports: BusinessCardPorts): GatewayFeature<typeof businessCard> => ({
  handlers: {
    list: (asked, context) => listCards(ports, context, asked),
    save: (sent, context) => saveCard(ports, context, sent),
    remove: ({ id }, context) => removeCard(ports, context, id),
    own: (_, context) => ownCard(ports, context),
    saveOwn: (sent, context) => saveOwnCard(ports, context, sent),
    share: (asked, context) => shareOwnCard(ports, context, asked),
    view: ({ cdpId }, context) => publicCard(ports, context, cdpId),
  },
  // Nobody finds 128 bits by trying; this keeps those who try from costing others much.
  budgets: { view: [HALL_BUDGET, { by: 'visitor', points: 60, duration: MINUTE }] },
});
