import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import type { MyOrderData } from './my-order-data.ts';

export { MyOrderPage as Screen } from './my-order.tsx';
export { loadMyOrder as loader } from './my-order-data.ts';

export const head = ({ number }: MyOrderData, { texts }: HeadContext): Head => ({
  title: texts.text('order.show.head.title', { number }),
  heading: texts.text('order.list.number', { number: wrapInIsolate(number) }),
  noIndex: true,
});
