import { type SlotEntries, slot } from '../page/slots.ts';

/** The components that fill places on other features' pages. */
export const slots: SlotEntries = {
  addToCart: slot(async () => (await import('../cart/add-to-cart.tsx')).AddToCart, 'src/cart/add-to-cart.tsx', [
    'cart',
  ]),
  follow: slot(async () => (await import('../follow/follow-button.tsx')).FollowButton, 'src/follow/follow-button.tsx', [
    'follow',
  ]),
  seenProducts: slot(
    async () => (await import('../catalogue/seen/seen-outlet.tsx')).SeenOutlet,
    'src/catalogue/seen/seen-outlet.tsx',
    [],
  ),
};
