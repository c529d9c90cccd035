import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { UNITS, unitName } from '@fairhall/core/catalogue/unit';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { BackLink } from '../../supplier-site/back-link.tsx';
import { EditForm, EditFormEnd } from '../../supplier-site/edit-form.tsx';
import { TagField } from '../../tags/tag-field.tsx';
import { fieldEvents } from './product-events.ts';
import styles from './product-form.module.css';
import { ProductLadder } from './product-ladder.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductReview } from './product-review.tsx';
import { ProductTexts } from './product-texts.tsx';

interface ProductFormProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
  /** '' for a new one. */
  readonly productId: string;
}

/** Everything that a supplier says of a product. What is typed stays on the device until it is saved. */
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
          <h2>{text('supplierProducts.form.pictures')}</h2>
          <ProductPictures view={view} send={send} />
        </section>
        <section className={`panel ${styles.part}`}>
          <h2>{text('supplierProducts.form.trade')}</h2>
          <Trade view={view} send={send} />
          <ProductLadder view={view} send={send} />
        </section>
        <EditFormEnd view={view} saved={text(savedKey(view))}>
          {text('supplierProducts.form.save')}
        </EditFormEnd>
      </fieldset>
    </EditForm>
  );
}

const savedKey = ({ review }: ProductView) =>
  review?.state === 'waiting' ? 'supplierProducts.form.saved.waiting' : 'supplierProducts.form.saved';

function Head({ view, send, productId }: ProductFormProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <header className={styles.head}>
      <BackLink href={href('supplierProducts', {})}>{text('supplierProducts.form.back')}</BackLink>
      <h1>{text(view.isNew ? 'supplierProducts.form.heading.new' : 'supplierProducts.form.heading')}</h1>
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

function Trade({ view, send }: Omit<ProductFormProps, 'productId'>) {
  const texts = useTexts();
  const { text } = texts;
  const units = [...new Set<string>([...UNITS, view.unit.value])];
  return (
    <>
      <SelectField
        {...fieldEvents(send, 'categoryId')}
        label={text('supplierProducts.form.category')}
        field={view.categoryId}
        choices={[
          { value: '', name: text('supplierProducts.form.category.choose') },
          ...view.categories.map(({ id, name }) => ({ value: id, name })),
        ]}
      />
      <Tags view={view} send={send} />
      <div className={styles.pair}>
        <TextField
          {...fieldEvents(send, 'minOrder')}
          label={text('supplierProducts.form.minOrder')}
          field={view.minOrder}
          type="text"
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          {...fieldEvents(send, 'unit')}
          label={text('supplierProducts.form.unit')}
          field={view.unit}
          choices={units.map((value) => ({ value, name: unitName(texts, value) }))}
        />
        <SelectField
          {...fieldEvents(send, 'currency')}
          label={text('supplierProducts.form.currency')}
          field={view.currency}
          choices={view.currencies.map((value) => ({ value, name: value }))}
        />
        <TextField
          {...fieldEvents(send, 'leadDays')}
          label={text('supplierProducts.form.leadDays')}
          field={view.leadDays}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </div>
      <label className={styles.sample}>
        <input
          type="checkbox"
          name="sampleAvailable"
          checked={view.sampleAvailable}
          onChange={(event) => send({ type: 'sample.chosen', isAvailable: event.currentTarget.checked })}
        />
        {text('supplierProducts.form.sample')}
      </label>
    </>
  );
}

/** The form itself comes with the browser's code, so its tags need not wait for a touch. */
const atOnce = async (): Promise<void> => undefined;

/** Tags of the industry that the category is in. */
function Tags({ view, send }: Omit<ProductFormProps, 'productId'>) {
  const { text } = useTexts();
  return (
    <TagField
      key={view.industry ?? ''}
      name="tags"
      label={text('supplierProducts.form.tags')}
      help={text('supplierProducts.form.tags.help')}
      tagsOnly
      industry={view.industry}
      when={atOnce}
      value={{ tag: view.tags.map(({ code, name }) => ({ label: name, value: code })), product: '' }}
      onChange={(value) =>
        send({
          type: 'tags.changed',
          tags: (value?.tag ?? []).map(({ label, value: code }) => ({ code, name: label })),
        })
      }
    />
  );
}
