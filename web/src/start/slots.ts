import { type SlotEntries, slot } from '../page/slots.ts';
import type { SupplierSlot } from './supplier-site.ts';

/** The components for slots on other features' pages, except those of the suppliers' site. */
export const slotEntries: Omit<SlotEntries, SupplierSlot> = {
  askAll: slot(async () => (await import('../enquiry/ask-all.tsx')).AskAll, 'src/enquiry/ask-all.tsx', [
    'askAll',
    'catalogue',
    'enquiry',
    'forms',
  ]),
  approximatePrice: slot(
    async () => (await import('../catalogue/product/approximate-price.tsx')).PriceApproximation,
    'src/catalogue/product/approximate-price.tsx',
    ['currency'],
  ),
  addToCart: slot(async () => (await import('../cart/add-to-cart.tsx')).AddToCart, 'src/cart/add-to-cart.tsx', [
    'cart',
  ]),
  expoAction: slot(
    async () => (await import('../exhibition/exhibition-action.tsx')).ExhibitionAction,
    'src/exhibition/exhibition-action.tsx',
    ['exhibition'],
  ),
  follow: slot(async () => (await import('../follow/follow-button.tsx')).FollowButton, 'src/follow/follow-button.tsx', [
    'follow',
  ]),
  followedGoods: slot(
    async () => (await import('../follow/follow-status.tsx')).FollowStatus,
    'src/follow/follow-status.tsx',
    ['follow'],
  ),
  collect: slot(
    async () => (await import('../collect/collect-button.tsx')).CollectButton,
    'src/collect/collect-button.tsx',
    ['exhibitionButtons'],
  ),
  ownBadge: slot(async () => (await import('../badge/badge-panel.tsx')).BadgePanel, 'src/badge/badge-panel.tsx', [
    'badge',
  ]),
  ownShow: slot(
    async () => (await import('../planner/planner-slots.ts')).MyExhibitionCard,
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  plan: slot(
    async () => (await import('../planner/planner-button.tsx')).PlannerButton,
    'src/planner/planner-button.tsx',
    ['exhibitionButtons'],
  ),
  compareTray: slot(
    async () => (await import('../catalogue/compare/compare-tray.tsx')).CompareTray,
    'src/catalogue/compare/compare-tray.tsx',
    ['catalogue', 'compare'],
  ),
  productViewer: slot(
    async () => (await import('../overlay/product-viewer.tsx')).ProductViewer,
    'src/overlay/product-viewer.tsx',
    ['viewer'],
  ),
  sample: slot(async () => (await import('../sample/sample-button.tsx')).SampleButton, 'src/sample/sample-button.tsx', [
    'exhibitionButtons',
  ]),
  saveBadge: slot(async () => (await import('../badge/save-badge.tsx')).SaveBadge, 'src/badge/save-badge.tsx', [
    'badge',
  ]),
  showPlan: slot(
    async () => (await import('../planner/planner-slots.ts')).ExhibitionPlan,
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  recommendedReason: slot(
    async () => (await import('../planner/planner-slots.ts')).RecommendedReason,
    'src/planner/planner-slots.ts',
    ['catalogue', 'showPlan'],
  ),
  seenShelf: slot(
    async () => (await import('../catalogue/seen/seen-shelf.tsx')).SeenShelf,
    'src/catalogue/seen/seen-shelf.tsx',
    ['catalogue', 'seen'],
  ),
};
