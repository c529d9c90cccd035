import type { OrdersEvent } from '@fairhall/core/order/supplier/orders.machine';
import { type OrdersView, SUPPLIER_ORDERS_START } from '@fairhall/core/order/supplier/orders.view';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { ListTabs, SupplierRows } from '../../supplier-site/list-parts.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useRefresh } from '../../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { ListHead } from '../../ui/row-list.tsx';
import { OrderRow } from './order-row.tsx';

const EMPTY = {
  received: 'supplierSite.orders.empty.received',
  confirmed: 'supplierSite.orders.empty.confirmed',
  declined: 'supplierSite.orders.empty.declined',
  cancelled: 'supplierSite.orders.empty.cancelled',
} as const satisfies Record<OrdersView['part'], string>;

/** The orders from buyers, the newest first, by their state, with the contact for a reply. D-17 */
export function SupplierOrders() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<OrdersView, OrdersEvent>({
    start: SUPPLIER_ORDERS_START,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/order/supplier/orders.page'))).openOrders(ports),
  });
  useRefresh(send);
  const isEmpty = view.parts.every(({ count }) => count === 0);
  return (
    <SupplierPage
      name="supplierOrders"
      view={view}
      loading={text('supplierSite.orders.loading')}
      failed={text('supplierSite.orders.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <ListHead title={<h1>{text('supplierSite.orders')}</h1>}>
        {isEmpty ? null : <p className="meta">{text('supplierSite.orders.lead')}</p>}
        {isEmpty ? null : (
          <ListTabs
            label={text('supplierSite.orders.parts')}
            parts={view.parts}
            selected={view.part}
            nameOf={(part) => text(`supplierSite.orders.part.${part}`)}
            onSelect={(part) => send({ type: 'part.selected', part })}
          />
        )}
      </ListHead>
      <SupplierRows
        label={text('supplierSite.orders')}
        view={view}
        send={send}
        empty={
          isEmpty
            ? {
                icon: 'document',
                text: text('supplierSite.orders.none'),
                link: { href: href('supplierProducts', {}), text: text('supplierProducts.heading') },
              }
            : { icon: 'document', text: text(EMPTY[view.part]) }
        }
      >
        {view.rows.map((row) => (
          <OrderRow key={row.orderNo} row={row} />
        ))}
      </SupplierRows>
    </SupplierPage>
  );
}
