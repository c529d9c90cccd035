import { shownText } from '@fairhall/core/contract/error-message';
import type { ProductEvent } from '@fairhall/core/supplier/product.machine';
import { type ProductView, productStart } from '@fairhall/core/supplier/product.view';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { ProductForm } from './product-form.tsx';
import { SupplierBar } from './supplier-bar.tsx';
import { useSupplierFlow } from './use-supplier-flow.ts';

export interface SupplierProductData {
  /** '' for a new one. */
  readonly productId: string;
}

type Send = (event: ProductEvent) => void;

/** One product of the supplier, as it is written. D-52 D-65 */
export function SupplierProduct({ data: { productId } }: { data: SupplierProductData }) {
  const { view, send } = useSupplierFlow<ProductView, ProductEvent>({
    start: productStart(productId),
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) => (await import('@fairhall/core/supplier/product.page')).openProduct(ports, productId),
  });
  return (
    <div className="wrap" data-page="supplierProduct" data-state={view.state} aria-busy={view.busy}>
      <Contents view={view} send={send} />
    </div>
  );
}

function Contents({ view, send }: { view: ProductView; send: Send }) {
  const href = hrefOf(useBoot());
  const texts = useTexts();
  const { text } = texts;
  const back = (
    <a className="button" href={href('supplierProducts', {})}>
      {text('supplierProducts.form.back')}
    </a>
  );
  switch (view.state) {
    case 'visitor':
      return <LoginNeeded />;
    case 'loading':
      return (
        <OutcomePanel icon="store" tone="plain" title={text('supplierProducts.form.loading')}>
          <noscript>
            <p>{text('supplierSite.noscript')}</p>
          </noscript>
          <Spinner />
        </OutcomePanel>
      );
    case 'gone':
      return (
        <OutcomePanel icon="store" tone="plain" title={text('supplierProducts.form.gone')}>
          <Ways>{back}</Ways>
        </OutcomePanel>
      );
    case 'failed':
      return (
        <OutcomePanel icon="warning" tone="bad" title={text('supplierProducts.form.failed')}>
          {view.message === null ? null : <p>{shownText(texts, view.message)}</p>}
          <Ways>
            <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
              {text('page.tryAgain')}
            </button>
          </Ways>
        </OutcomePanel>
      );
    case 'added':
      return (
        <OutcomePanel icon="check" tone="good" title={text('supplierProducts.form.added.title')}>
          <p>{text('supplierProducts.form.added.text')}</p>
          <Ways>
            {back}
            <a className="button" href={href('supplierProduct', { productId: view.addedId })}>
              {text('supplierProducts.form.added.open')}
            </a>
          </Ways>
        </OutcomePanel>
      );
    case 'shown':
      return (
        <>
          <SupplierBar />
          <ProductForm view={view} send={send} />
        </>
      );
  }
}
