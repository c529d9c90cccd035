import { type SlotEntries, slot } from '../page/slots.ts';
import type { SupplierSlot } from './supplier-site.ts';

/**
 * The components for slots on other features' pages, except those of the suppliers' site. Every page loads this list: with
 * `await`, the bundler writes each name three times.
 */
export const slotEntries: Omit<SlotEntries, SupplierSlot> = {
  askAll: slot(() => import('../enquiry/ask-all.tsx').then((part) => part.AskAll), 'src/enquiry/ask-all.tsx', [
    'askAll',
    'catalogue',
    'enquiry',
    'forms',
  ]),
  approximatePrice: slot(
    () => import('../catalogue/product/approximate-price.tsx').then((part) => part.PriceApproximation),
    'src/catalogue/product/approximate-price.tsx',
    ['currency'],
  ),
  addToCart: slot(() => import('../cart/add-to-cart.tsx').then((part) => part.AddToCart), 'src/cart/add-to-cart.tsx', [
    'cart',
  ]),
  expoAction: slot(
    () => import('../exhibition/exhibition-action.tsx').then((part) => part.ExhibitionAction),
    'src/exhibition/exhibition-action.tsx',
    ['exhibition'],
  ),
  follow: slot(
    () => import('../follow/follow-button.tsx').then((part) => part.FollowButton),
    'src/follow/follow-button.tsx',
    ['follow'],
  ),
  followedGoods: slot(
    () => import('../follow/follow-status.tsx').then((part) => part.FollowStatus),
    'src/follow/follow-status.tsx',
    ['follow'],
  ),
  collect: slot(
    () => import('./exhibition-buttons.ts').then((part) => part.CollectButton),
    'src/start/exhibition-buttons.ts',
    ['exhibitionButtons'],
  ),
  ownBadge: slot(
    () => import('../badge/badge-panel.tsx').then((part) => part.BadgePanel),
    'src/badge/badge-panel.tsx',
    ['badge'],
  ),
  ownShow: slot(
    () => import('../planner/planner-slots.ts').then((part) => part.MyExhibitionCard),
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  stageStops: slot(
    () => import('../planner/planner-slots.ts').then((part) => part.NextStopList),
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  plan: slot(
    () => import('../planner/planner-button.tsx').then((part) => part.PlannerButton),
    'src/planner/planner-button.tsx',
    ['exhibitionButtons'],
  ),
  compareTray: slot(
    () => import('../catalogue/compare/compare-tray.tsx').then((part) => part.CompareTray),
    'src/catalogue/compare/compare-tray.tsx',
    ['catalogue', 'compare'],
  ),
  filterSheet: slot(
    () => import('../catalogue/search/filter-sheet.tsx').then((part) => part.FilterSheet),
    'src/catalogue/search/filter-sheet.tsx',
    ['search'],
  ),
  productViewer: slot(
    () => import('../overlay/product-viewer.tsx').then((part) => part.ProductViewer),
    'src/overlay/product-viewer.tsx',
    ['viewer'],
  ),
  sample: slot(
    () => import('./exhibition-buttons.ts').then((part) => part.SampleButton),
    'src/start/exhibition-buttons.ts',
    ['exhibitionButtons'],
  ),
  saveBadge: slot(() => import('../badge/save-badge.tsx').then((part) => part.SaveBadge), 'src/badge/save-badge.tsx', [
    'badge',
  ]),
  showPlan: slot(
    () => import('../planner/planner-slots.ts').then((part) => part.ExhibitionPlan),
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  recommendedReason: slot(
    () => import('../planner/planner-slots.ts').then((part) => part.RecommendedReason),
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  hallRoute: slot(
    () => import('../planner/planner-slots.ts').then((part) => part.HallRoute),
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  standCard: slot(
    () => import('../exhibition/stand-card.tsx').then((part) => part.StandCard),
    'src/exhibition/stand-card.tsx',
    ['catalogue', 'exhibition'],
  ),
  seenShelf: slot(
    () => import('../catalogue/seen/seen-shelf.tsx').then((part) => part.SeenShelf),
    'src/catalogue/seen/seen-shelf.tsx',
    ['catalogue', 'seen'],
  ),
};
