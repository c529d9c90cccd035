import { ownedAccount } from './account/owned-account.ts';
import { ownedBusinessCards } from './business-card/owned-business-cards.ts';
import { ownedCart } from './cart/owned-cart.ts';
import { ownedCollected } from './collect/owned-collected.ts';
import { ownedEnquiries } from './enquiry/owned-enquiries.ts';
import { ownedFeedback } from './feedback/owned-feedback.ts';
import { ownedFollows } from './follow/owned-follow.ts';
import { ownedLeads } from './lead/owned-leads.ts';
import { ownedDraws } from './lottery/owned-draws.ts';
import { ownedMeetings } from './meeting/owned-meetings.ts';
import { ownedOrders } from './order/owned-orders.ts';
import type { OwnedPart } from './owned-part.ts';
import { ownedByPlatform } from './owned-platform.ts';
import { ownedPlanner } from './planner/owned-planner.ts';
import { ownedRegistrations, registrationIdsOf } from './preregistration/owned-registrations.ts';
import { ownedRequests } from './rfq/owned-requests.ts';
import { ownedSamples } from './sample/owned-samples.ts';
import { ownedStandRequests } from './stand/owned-stand-requests.ts';
import { ownedSubscription } from './subscription/owned-subscription.ts';
import type { Files } from './upload/files.ts';
import { ownedFiles } from './upload/owned-files.ts';

/** What is kept of a buyer, in the order in which it is erased: the account, by which the rest is found, is the last. */
export const ownedParts = (files: Files): readonly OwnedPart[] => [
  ownedEnquiries,
  ownedRequests,
  ownedOrders,
  ownedCart,
  ownedFollows,
  ownedPlanner,
  ownedMeetings,
  ownedCollected,
  ownedSamples,
  ownedBusinessCards,
  ownedDraws,
  ownedLeads(registrationIdsOf),
  ownedRegistrations,
  ownedFiles(files),
  ownedSubscription,
  ownedFeedback,
  ownedStandRequests,
  ownedByPlatform,
  ownedAccount,
];
