import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { CartData } from './cart-data.ts';

export { CartPage as Screen } from './cart.tsx';

/** Only the browser knows the cart's owner and content, so the server renders a placeholder. */
export const loader = async ({ search }: Visit<'cart'>): Promise<CartData> => ({
  exhibitionId: readQuery(search).exhibitionId ?? null,
});

export const head = (_: CartData, { texts }: HeadContext): Head => ({
  title: texts.text('cart.head.title'),
  heading: texts.text('cart.title'),
  noIndex: true,
});
