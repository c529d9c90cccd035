import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { OrderData } from './order-data.ts';

export { OrderPage as Screen } from './order.tsx';
export { loadOrder as loader } from './order-data.ts';

export const head = ({ product }: OrderData, { texts }: HeadContext): Head => ({
  title: texts.text('order.head.title', { name: product.name }),
  heading: texts.text('order.title'),
  noIndex: true,
});
