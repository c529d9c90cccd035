import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { PRODUCT_PICTURES_MAX } from '@fairhall/core/contract/catalogue/supplier-limits';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { toPrivateImageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { FieldProblem } from '../../forms/field-frame.tsx';
import { fieldId } from '../../forms/focus-field.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import styles from './product-form.module.css';

interface ProductPicturesProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/** The pictures in order, with buttons to reorder and to add some. */
export function ProductPictures({ view, send }: ProductPicturesProps) {
  const { lang, imageServer } = useBoot();
  const texts = useTexts();
  const { text, counted } = texts;
  const { number } = getFormat(lang);
  return (
    <div className={styles.pictures} data-field="pictures">
      <ol>
        {view.images.map((image, index) => (
          <Picture
            key={image}
            address={
              view.unsignedImages.includes(image)
                ? null
                : toPrivateImageUrl(imageServer, image, view.signs.get(image) || undefined, 332)
            }
            index={index}
            last={view.images.length - 1}
            send={send}
          />
        ))}
      </ol>
      <p className="meta">{text('supplierProducts.form.pictures.help', { max: number(PRODUCT_PICTURES_MAX) })}</p>
      <p role="status">
        {view.sending === 0
          ? ''
          : counted('supplierProducts.form.pictures.sending', view.sending, { count: number(view.sending) })}
      </p>
      <div role="alert">
        {view.pictureProblem === null ? null : <FieldProblem>{toDisplayText(texts, view.pictureProblem)}</FieldProblem>}
      </div>
      {view.picturesLeft === 0 ? (
        <p className="meta">{text('supplierProducts.form.pictures.full')}</p>
      ) : (
        <PictureChooser send={send} />
      )}
    </div>
  );
}

function PictureChooser({ send }: Pick<ProductPicturesProps, 'send'>) {
  const { text } = useTexts();
  return (
    <div>
      <input
        id={fieldId('pictures')}
        className={`hidden ${styles.chooser}`}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          send({ type: 'pictures.chosen', files: [...(currentTarget.files ?? [])] });
          currentTarget.value = ''; // allows choosing the same file again after it was removed
        }}
      />
      <label className="button" htmlFor={fieldId('pictures')}>
        {text('supplierProducts.form.pictures.add')}
      </label>
    </div>
  );
}

interface PictureProps extends Pick<ProductPicturesProps, 'send'> {
  /** Null while the picture's address is unknown. */
  readonly address: string | null;
  readonly index: number;
  readonly last: number;
}

function Picture({ address, index, last, send }: PictureProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  const words = { number: number(index + 1) };
  return (
    <li data-picture={index}>
      {address === null ? (
        <LoadingSpinner />
      ) : (
        <img src={address} alt={text('supplierProducts.form.picture', words)} width="120" height="120" />
      )}
      <div>
        <IconButton
          icon="back"
          label={text('supplierProducts.form.picture.earlier', words)}
          disabled={index === 0}
          onClick={() => send({ type: 'picture.moved', index, by: -1 })}
        />
        <IconButton
          icon="arrow"
          label={text('supplierProducts.form.picture.later', words)}
          disabled={index === last}
          onClick={() => send({ type: 'picture.moved', index, by: 1 })}
        />
        <IconButton
          icon="close"
          label={text('supplierProducts.form.picture.remove', words)}
          onClick={() => send({ type: 'picture.removed', index })}
        />
      </div>
    </li>
  );
}
