import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { BackLink } from '../../supplier-site/back-link.tsx';
import { EditForm, EditFormEnd } from '../../supplier-site/edit-form.tsx';
import styles from './product-form.module.css';
import { PictureInputs, ProductTermInputs } from './product-inputs.tsx';
import { ProductReview } from './product-review.tsx';
import { ProductTexts } from './product-texts.tsx';

interface ProductFormProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
  /** '' for a new product. */
  readonly productId: string;
}

/** The form for all of a product's data. The device stores the typed values until they are saved. */
export function ProductForm({ view, send, productId }: ProductFormProps) {
  const { text } = useTexts();
  return (
    <EditForm name="product" view={view} className={styles.form} send={send}>
      <Head view={view} send={send} productId={productId} />
      <fieldset className={styles.fields} disabled={!view.canEdit}>
        <ProductReview view={view} send={send} />
        <section className={`panel ${styles.part}`}>
          <h2>{text('supplierProducts.form.texts')}</h2>
          <ProductTexts view={view} send={send} />
        </section>
        <section className={`panel ${styles.part}`}>
          <h2>
            {text('supplierProducts.form.pictures')} <small className="meta">{text('form.optional')}</small>
          </h2>
          <PictureInputs view={view} send={send} />
        </section>
        <section className={`panel ${styles.part}`}>
          <h2>{text('supplierProducts.form.trade')}</h2>
          <ProductTermInputs view={view} send={send} />
        </section>
        <EditFormEnd view={view} saved={text(getSavedKey(view))}>
          {text(productId === '' ? 'supplierProducts.add' : 'supplierProducts.form.save')}
        </EditFormEnd>
      </fieldset>
    </EditForm>
  );
}

const getSavedKey = ({ review }: ProductView) =>
  review?.state === 'waiting' ? 'supplierProducts.form.saved.waiting' : 'supplierProducts.form.saved';

function Head({ view, send, productId }: ProductFormProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <header className={styles.head}>
      <BackLink href={href('supplierProducts', {})}>{text('supplierProducts.form.back')}</BackLink>
      <h1>
        {view.isNew ? (
          text('supplierProducts.form.heading.new')
        ) : (
          <bdi>{view.name.value || text('supplierProducts.form.heading')}</bdi>
        )}
      </h1>
      {productId === '' ? null : (
        <a className="link" href={href('productPreview', {}, { id: productId })}>
          {text('supplierProducts.preview')}
        </a>
      )}
      {view.canEdit ? null : <p className="meta">{text('supplierProducts.readOnly')}</p>}
      {view.isRestored ? (
        <p className={styles.restored} role="status">
          {text('supplierProducts.form.restored')}{' '}
          <button type="button" className="link" onClick={() => send({ type: 'draft.dropped' })}>
            {text('supplierProducts.form.drop')}
          </button>
        </p>
      ) : null}
    </header>
  );
}
