import type { businessCard } from '@fairhall/core/contract/business-card/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { BADGE_NUMBER_BUDGET } from '../limits/badge-number-budget.ts';
import { BUDGET_MINUTE_SECONDS, HALL_BUDGET, SUBMIT_BUDGETS } from '../limits/budgets.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';
import { findPublicCard } from './find-public-card.ts';
import { collectCard, findScannedCard } from './find-scanned-card.ts';
import { getBuyerCard, listCards } from './list-cards.ts';
import { removeCard, saveBuyerCard, saveCard } from './save-card.ts';
import { shareBuyerCard } from './share-card.ts';

/** Cards of people a buyer met, and the buyer's own. D-62 */
export const businessCardFeature = (ports: BusinessCardPorts): GatewayFeature<typeof businessCard> => ({
  handlers: {
    list: (input, context) => listCards(ports, context, input),
    save: (sent, context) => saveCard(ports, context, sent),
    find: ({ text }, context) => findScannedCard(ports, context, text),
    collect: ({ text }, context) => collectCard(ports, context, text),
    remove: ({ id }, context) => removeCard(ports, context, id),
    own: (_, context) => getBuyerCard(ports, context),
    saveOwn: (sent, context) => saveBuyerCard(ports, context, sent),
    share: (input, context) => shareBuyerCard(ports, context, input),
    view: ({ cdpId }, context) => findPublicCard(ports, context, cdpId),
  },
  // Guessing 128 random bits is hopeless; the budget keeps attempts from costing other users much.
  budgets: {
    view: [HALL_BUDGET, { by: 'visitor', points: 60, duration: BUDGET_MINUTE_SECONDS }],
    find: [HALL_BUDGET, { by: 'visitor', points: 60, duration: BUDGET_MINUTE_SECONDS }, BADGE_NUMBER_BUDGET],
    collect: [...SUBMIT_BUDGETS, BADGE_NUMBER_BUDGET],
  },
});
