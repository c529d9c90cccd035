import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './preview.module.css';

interface PreviewPicturesProps {
  readonly images: readonly string[];
  readonly name: string;
}

/** The pictures of a product, the first one large. */
export function PreviewPictures({ images: [first, ...others], name }: PreviewPicturesProps) {
  const { lang, imageServer } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  const count = number(others.length + 1);
  if (first === undefined) {
    return (
      <div className={`panel ${styles.none}`}>
        <Icon name="store" />
      </div>
    );
  }
  return (
    <div className={styles.pictures}>
      <img className="panel" src={imageUrl(imageServer, first, 480)} alt={name} width={480} height={480} />
      {others.map((image, index) => (
        <img
          key={image}
          className="panel"
          src={imageUrl(imageServer, image, 166)}
          alt={text('product.picture', { number: number(index + 2), count })}
          width={166}
          height={166}
        />
      ))}
    </div>
  );
}
