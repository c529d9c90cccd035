import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import { Icon } from '../../ui/icon.tsx';
import { toSrcSet } from '../../ui/nearby-images.ts';
import { StandPlate } from '../../ui/stand-plate.tsx';
import styles from './picture-gallery.module.css';
import type { ProductData } from './product-data.ts';

interface PictureGalleryProps {
  readonly name: string;
  readonly pictures: ProductData['pictures'];
  /** The stand where visitors can touch the product, for example "H3 A12"; null for none. */
  readonly stand: string | null;
}

/**
 * A product's pictures in a row. Visitors swipe it or use the arrow keys, and on a PC also the thumbnails below. The
 * browser does the scrolling.
 */
export function PictureGallery({ name, pictures, stand }: PictureGalleryProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const pictureText = (at: number) => text('product.picture', { number: at + 1, count: pictures.length });
  const [index, setIndex] = useState(0);
  const [viewing, setViewing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLUListElement>(null);
  useFocusBack(opener, viewing);
  return (
    <div className={styles.gallery}>
      <div className={device === 'pc' ? styles.stage : styles.swipe}>
        {stand === null ? null : <StandPlate name={stand} className={styles.plate} />}
        <Row name={name} pictures={pictures} row={row} setIndex={setIndex} pictureText={pictureText} />
        <button
          ref={opener}
          type="button"
          className={styles.zoom}
          aria-label={text('product.enlarge')}
          onClick={() => setViewing(true)}
        >
          <Icon name="zoom" />
        </button>
        <span className={`number ${styles.count}`}>
          <bdi dir="ltr">
            {index + 1} / {pictures.length}
          </bdi>
        </span>
      </div>
      {device === 'pc' ? (
        <PictureThumbnails
          pictures={pictures}
          index={index}
          pictureText={pictureText}
          choose={(at) => show(row.current, at)}
        />
      ) : null}
      {viewing ? (
        <SlotLoader
          name="productViewer"
          isWanted
          part={{
            viewer: { name, index, images: pictures.map(({ full }) => full), onClose: () => setViewing(false) },
          }}
        />
      ) : null}
    </div>
  );
}

interface PictureThumbnailsProps extends Pick<PictureGalleryProps, 'pictures'> {
  readonly index: number;
  readonly pictureText: (at: number) => string;
  readonly choose: (at: number) => void;
}

function PictureThumbnails({ pictures, index, pictureText, choose }: PictureThumbnailsProps) {
  return (
    <ul className={styles.thumbs}>
      {pictures.map((picture, at) => (
        <li key={picture.thumb}>
          <button type="button" aria-label={pictureText(at)} aria-pressed={at === index} onClick={() => choose(at)}>
            <img src={picture.thumb} alt="" width="166" height="166" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the focus to the button that opened the viewer, once the page below it is no longer inert. */
function useFocusBack(opener: RefObject<HTMLButtonElement | null>, viewing: boolean): void {
  const wasViewing = useRef(false);
  useEffect(() => {
    if (wasViewing.current && !viewing) opener.current?.focus();
    wasViewing.current = viewing;
  }, [opener, viewing]);
}

/** Scrolls the row to a picture, in the page's reading direction. */
function show(row: HTMLElement | null, at: number): void {
  row?.scrollTo({ left: (document.dir === 'rtl' ? -at : at) * row.clientWidth });
}

interface RowProps extends Omit<PictureGalleryProps, 'stand'> {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly setIndex: (index: number) => void;
  readonly pictureText: (at: number) => string;
}

function Row({ name, pictures, row, setIndex, pictureText }: RowProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const follow = ({ scrollLeft, clientWidth }: HTMLElement) => setIndex(Math.round(Math.abs(scrollLeft) / clientWidth));
  return (
    <ul
      ref={row}
      className={styles.row}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={text('product.gallery')}
      onScroll={(event) => follow(event.currentTarget)}
    >
      {pictures.map(({ main }, at) => (
        <li key={main}>
          <img
            src={main}
            srcSet={toSrcSet(main)}
            sizes={device === 'pc' ? '480px' : '100vw'}
            alt={at === 0 ? name : pictureText(at)}
            width="480"
            height="480"
            loading={at === 0 ? 'eager' : 'lazy'}
            fetchPriority={at === 0 ? 'high' : 'auto'}
          />
        </li>
      ))}
    </ul>
  );
}
