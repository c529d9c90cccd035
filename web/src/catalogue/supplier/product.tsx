import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { type ReactNode, useEffect, useRef } from 'react';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useSupplierForm } from '../../supplier-site/use-supplier-flow.ts';
import { OutcomeActions, OutcomePanel } from '../../ui/outcome-panel.tsx';
import { ProductForm } from './product-form.tsx';

export interface SupplierProductData {
  /** '' for a new product. */
  readonly productId: string;
}

type Send = (event: ProductEvent) => void;

/** The form for one of the supplier's products. D-52 D-65 */
export function SupplierProduct({ data: { productId } }: { data: SupplierProductData }) {
  const { text } = useTexts();
  const { page, view, send } = useSupplierForm<ProductView, ProductEvent>(async (ports) =>
    (await loadModule(() => import('@fairhall/core/catalogue/supplier/product.page'))).openProduct(ports, productId),
  );
  return (
    <SupplierPage
      name="supplierProduct"
      view={page}
      loading={text('supplierProducts.form.loading')}
      failed={text('supplierProducts.form.failed')}
      shape="form"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      {view === null ? null : <ProductContents view={view} send={send} productId={productId} />}
    </SupplierPage>
  );
}

function ProductContents({ view, send, productId }: { view: ProductView; send: Send; productId: string }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const back = (
    <a className="button" href={href('supplierProducts', {})}>
      {text('supplierProducts.form.back')}
    </a>
  );
  if (view.state === 'gone') {
    return (
      <OutcomePanel icon="store" tone="plain" title={text('supplierProducts.form.gone')}>
        <OutcomeActions>{back}</OutcomeActions>
      </OutcomePanel>
    );
  }
  if (view.state === 'added') {
    const added = view.isAddedWaiting ? 'addedWaiting' : 'added';
    return (
      <FocusOnResult>
        <OutcomePanel icon="check" tone="good" title={text(`supplierProducts.form.${added}.title`)}>
          <p>{text(`supplierProducts.form.${added}.text`)}</p>
          <OutcomeActions>
            {back}
            <a className="button" href={href('supplierProduct', { productId: view.addedId })}>
              {text('supplierProducts.form.added.open')}
            </a>
            {/* A document of its own: the form of this page has ended. */}
            <a className="button" href={href('supplierNewProduct', {})} data-document="">
              {text('supplierProducts.add')}
            </a>
          </OutcomeActions>
        </OutcomePanel>
      </FocusOnResult>
    );
  }
  return <ProductForm view={view} send={send} productId={productId} />;
}

/** Takes the focus and scrolls to itself, because it replaces the form that was sent. */
function FocusOnResult({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} tabIndex={-1} data-result="done">
      {children}
    </div>
  );
}
