import { type SlotEntries, slot } from '../page/slots.ts';

/** Which part fills a place on another feature's page. */
export const slots: SlotEntries = {
  addToCart: slot(async () => (await import('../cart/add-to-cart.tsx')).AddToCart, 'src/cart/add-to-cart.tsx', [
    'cart',
  ]),
};
