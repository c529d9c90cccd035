import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { srcSetOf } from '../../ui/nearby-images.ts';
import styles from './gallery.module.css';
import type { ProductData } from './product-data.ts';

const ImageViewer = lazy(() =>
  import('../../overlay/image-viewer.tsx').then((module) => ({ default: module.ImageViewer })),
);

interface GalleryProps {
  readonly name: string;
  readonly pictures: ProductData['pictures'];
}

/** The pictures of a product: thumbs below one large picture on PC, a row to swipe on a phone. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { device } = useBoot();
  const [index, setIndex] = useState(0);
  const [viewing, setViewing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasViewing = useRef(false);
  useEffect(() => {
    // The focus can only go back once the page below the viewer is no longer inert.
    if (wasViewing.current && !viewing) opener.current?.focus();
    wasViewing.current = viewing;
  }, [viewing]);
  const close = () => setViewing(false);
  const shared = { name, pictures, index, setIndex, opener, open: () => setViewing(true) };
  return (
    <div className={styles.gallery}>
      {device === 'pc' ? <Stage {...shared} /> : <Swipe {...shared} />}
      {viewing ? (
        <Suspense fallback={null}>
          <ImageViewer images={pictures.map((picture) => picture.full)} index={index} name={name} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface ViewProps extends GalleryProps {
  readonly index: number;
  readonly setIndex: (index: number) => void;
  readonly opener: React.RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
}

function usePictureText(count: number): (index: number) => string {
  const { text } = useTexts();
  return (index) => text('product.picture', { number: index + 1, count });
}

function Stage({ name, pictures, index, setIndex, opener, open }: ViewProps) {
  const { text } = useTexts();
  const pictureText = usePictureText(pictures.length);
  const current = pictures[index];
  return (
    <>
      <div className={styles.stage}>
        {current === undefined ? null : (
          <img
            src={current.main}
            srcSet={srcSetOf(current.main)}
            sizes="480px"
            alt={name}
            width="480"
            height="480"
            fetchPriority="high"
          />
        )}
        <button ref={opener} type="button" className={styles.zoom} aria-label={text('product.enlarge')} onClick={open}>
          <Icon name="zoom" />
        </button>
      </div>
      <ul className={styles.thumbs} aria-label={text('product.gallery')}>
        {pictures.map((picture, position) => (
          <li key={picture.thumb}>
            <button
              type="button"
              aria-label={pictureText(position)}
              aria-pressed={position === index}
              onClick={() => setIndex(position)}
            >
              <img src={picture.thumb} alt="" width="166" height="166" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Swipe({ name, pictures, index, setIndex, opener, open }: ViewProps) {
  const { text } = useTexts();
  const pictureText = usePictureText(pictures.length);
  const follow = (row: HTMLElement) => setIndex(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  return (
    <div className={styles.swipe}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={text('product.gallery')} onScroll={(event) => follow(event.currentTarget)}>
        {pictures.map((picture, position) => (
          <li key={picture.main}>
            <img
              src={picture.main}
              srcSet={srcSetOf(picture.main)}
              sizes="100vw"
              alt={position === 0 ? name : pictureText(position)}
              width="480"
              height="480"
              loading={position === 0 ? 'eager' : 'lazy'}
              fetchPriority={position === 0 ? 'high' : 'auto'}
            />
          </li>
        ))}
      </ul>
      <button ref={opener} type="button" className={styles.zoom} aria-label={text('product.enlarge')} onClick={open}>
        <Icon name="zoom" />
      </button>
      <span className={`number ${styles.count}`}>
        <bdi dir="ltr">
          {index + 1} / {pictures.length}
        </bdi>
      </span>
    </div>
  );
}
