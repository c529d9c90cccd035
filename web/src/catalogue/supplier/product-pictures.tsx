import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { PRODUCT_PICTURES_MAX } from '@fairhall/core/contract/catalogue/supplier-limits';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { PictureChooser, PictureList, PictureStatus } from '../../supplier-site/picture-list.tsx';
import styles from './product-form.module.css';

interface ProductPicturesProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/** The pictures in order, with buttons to reorder and to add some. */
export function ProductPictures({ view, send }: ProductPicturesProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <div className={styles.pictures} data-field="pictures">
      <PictureList name="pictures" images={view.images} view={view} send={send} />
      <p className="meta">{text('supplierProducts.form.pictures.help', { max: number(PRODUCT_PICTURES_MAX) })}</p>
      <PictureStatus sending={view.sending} problems={view.pictureProblems} />
      {view.picturesLeft === 0 ? (
        <p className="meta">{text('supplierProducts.form.pictures.full')}</p>
      ) : (
        <PictureChooser
          name="pictures"
          label={text('supplierProducts.form.pictures.add')}
          isMultiple
          onChosen={(files) => send({ type: 'pictures.chosen', files })}
        />
      )}
    </div>
  );
}
