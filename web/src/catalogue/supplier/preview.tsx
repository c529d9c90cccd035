import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { BackLink } from '../../supplier-site/back-link.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useSupplierForm } from '../../supplier-site/use-supplier-flow.ts';
import { OutcomeActions, OutcomePanel } from '../../ui/outcome-panel.tsx';
import styles from './preview.module.css';
import { PreviewFacts } from './preview-facts.tsx';
import { PreviewPictures } from './preview-pictures.tsx';
import type { SupplierProductData } from './product.tsx';
import { LanguageChoice } from './product-languages.tsx';
import { ReviewLine } from './product-review.tsx';

/** The latest version of a product, including pending and unsaved changes; visible only to its supplier. */
export function ProductPreview({ data: { productId } }: { data: SupplierProductData }) {
  return productId === '' ? (
    <div className="wrap" data-page="product-preview" data-state="gone">
      <ProductGone />
    </div>
  ) : (
    <SupplierPreview productId={productId} />
  );
}

function SupplierPreview({ productId }: SupplierProductData) {
  const { text } = useTexts();
  const { page, view, send } = useSupplierForm<ProductView, ProductEvent>(async (ports) =>
    (await loadModule(() => import('@fairhall/core/catalogue/supplier/product.page'))).openProduct(ports, productId),
  );
  return (
    <SupplierPage
      name="product-preview"
      view={page}
      loading={text('supplierProducts.form.loading')}
      failed={text('supplierProducts.form.failed')}
      shape="form"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      {view?.state === 'gone' ? <ProductGone /> : null}
      {view === null || view.state === 'gone' ? null : <Preview view={view} send={send} productId={productId} />}
    </SupplierPage>
  );
}

function ProductGone() {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <OutcomePanel icon="store" tone="plain" title={text('supplierProducts.form.gone')}>
      <OutcomeActions>
        <a className="button" href={href('supplierProducts', {})}>
          {text('supplierProducts.form.back')}
        </a>
      </OutcomeActions>
    </OutcomePanel>
  );
}

interface PreviewProps extends SupplierProductData {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

function Preview({ view, send, productId }: PreviewProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const written = view.languages.filter(({ isWritten }) => isWritten);
  return (
    <article className={styles.page}>
      <BackLink href={href('supplierProduct', { productId })}>{text('supplierProducts.preview.edit')}</BackLink>
      <div className={`panel ${styles.note}`}>
        <p>{text('supplierProducts.preview.note')}</p>
        {view.isRestored ? <p>{text('supplierProducts.preview.unsaved')}</p> : null}
        {view.review === null ? null : <ReviewLine review={view.review} />}
        {written.length > 1 ? <LanguageChoice languages={written} lang={view.lang} send={send} /> : null}
      </div>
      <div className={styles.top}>
        <PreviewPictures images={view.images} name={view.name.value} />
        <PreviewFacts view={view} />
      </div>
    </article>
  );
}
