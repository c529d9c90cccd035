import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { shownText } from '@fairhall/core/contract/error-message';
import { privateImageUrl } from '@fairhall/core/contract/resource';
import { formatFor } from '@fairhall/core/site/format';
import { FieldProblem } from '../../forms/field-frame.tsx';
import { fieldId } from '../../forms/focus-field.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './product-form.module.css';

interface ProductPicturesProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/** The pictures in their order, which can be changed, and the way to more. */
export function ProductPictures({ view, send }: ProductPicturesProps) {
  const { lang, imageServer } = useBoot();
  const texts = useTexts();
  const { text, counted } = texts;
  const { number } = formatFor(lang);
  return (
    <div className={styles.pictures} data-field="pictures">
      <ol>
        {view.images.map((image, place) => (
          <Picture
            key={image}
            address={
              view.unsignedImages.includes(image)
                ? null
                : privateImageUrl(imageServer, image, view.signs.get(image) || undefined, 332)
            }
            place={place}
            last={view.images.length - 1}
            send={send}
          />
        ))}
      </ol>
      <p className="meta">{text('supplierProducts.form.pictures.help')}</p>
      <p role="status">
        {view.sending === 0
          ? ''
          : counted('supplierProducts.form.pictures.sending', view.sending, { count: number(view.sending) })}
      </p>
      <div role="alert">
        {view.pictureProblem === null ? null : <FieldProblem>{shownText(texts, view.pictureProblem)}</FieldProblem>}
      </div>
      {view.picturesLeft === 0 ? (
        <p className="meta">{text('supplierProducts.form.pictures.full')}</p>
      ) : (
        <Chooser send={send} />
      )}
    </div>
  );
}

function Chooser({ send }: Pick<ProductPicturesProps, 'send'>) {
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
          currentTarget.value = ''; // the same file may be chosen again after it was taken out
        }}
      />
      <label className="button" htmlFor={fieldId('pictures')}>
        {text('supplierProducts.form.pictures.add')}
      </label>
    </div>
  );
}

interface PictureProps extends Pick<ProductPicturesProps, 'send'> {
  /** Null while it is not known how the picture is shown. */
  readonly address: string | null;
  readonly place: number;
  readonly last: number;
}

function Picture({ address, place, last, send }: PictureProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  const words = { number: number(place + 1) };
  return (
    <li data-picture={place}>
      {address === null ? (
        <Spinner />
      ) : (
        <img src={address} alt={text('supplierProducts.form.picture', words)} width="120" height="120" />
      )}
      <div>
        <IconButton
          icon="back"
          label={text('supplierProducts.form.picture.earlier', words)}
          disabled={place === 0}
          onClick={() => send({ type: 'picture.moved', place, by: -1 })}
        />
        <IconButton
          icon="arrow"
          label={text('supplierProducts.form.picture.later', words)}
          disabled={place === last}
          onClick={() => send({ type: 'picture.moved', place, by: 1 })}
        />
        <IconButton
          icon="close"
          label={text('supplierProducts.form.picture.remove', words)}
          onClick={() => send({ type: 'picture.removed', place })}
        />
      </div>
    </li>
  );
}
