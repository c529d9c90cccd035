import type { ProductsEvent } from '@fairhall/core/catalogue/supplier/products.machine';
import { type ProductsView, SUPPLIER_PRODUCTS_START } from '@fairhall/core/catalogue/supplier/products.view';
import { FormFailure } from '../../forms/form-notice.tsx';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { ListTabs, SupplierRows } from '../../supplier-site/list-parts.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/row-list.tsx';
import { ProductRow } from './product-row.tsx';
import { ProductSearch } from './product-search.tsx';
import styles from './products.module.css';

type Send = (event: ProductsEvent) => void;

/** The supplier's products, with buttons to hide them from buyers and to show them again. D-52 D-65 */
export function SupplierProducts() {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<ProductsView, ProductsEvent>({
    start: SUPPLIER_PRODUCTS_START,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/catalogue/supplier/products.page'))).openProducts(ports),
  });
  return (
    <SupplierPage
      name="supplierProducts"
      view={view}
      loading={text('supplierProducts.loading')}
      failed={text('supplierProducts.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <ProductList view={view} send={send} />
    </SupplierPage>
  );
}

function ProductList({ view, send }: { view: ProductsView; send: Send }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <>
      <ListHead
        title={<h1>{text('supplierProducts.heading')}</h1>}
        action={
          view.canEdit ? (
            <a className="button primary" href={hrefOf(boot)('supplierNewProduct', {})}>
              <Icon name="plus" small />
              {text('supplierProducts.add')}
            </a>
          ) : null
        }
      >
        {view.canEdit ? null : <p className="meta">{text('supplierProducts.readOnly')}</p>}
        <ListTabs
          label={text('supplierProducts.parts')}
          parts={view.parts}
          selected={view.part}
          nameOf={(part) => text(`supplierProducts.part.${part}`)}
          onSelect={(part) => send({ type: 'part.selected', part })}
        />
        <ProductSearch view={view} send={send} />
      </ListHead>
      <p role="status" className={styles.done}>
        {view.done === null ? '' : text(view.done.key, view.done.values)}
      </p>
      <FormFailure message={view.message} />
      <SupplierRows
        label={text('supplierProducts.heading')}
        view={view}
        send={send}
        empty={{ icon: 'store', text: view.empty === null ? '' : text(view.empty.key) }}
      >
        {view.rows.map((row) => (
          <ProductRow key={row.id} row={row} view={view} send={send} />
        ))}
      </SupplierRows>
    </>
  );
}
