import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import styles from './supplier.module.css';
import type { SupplierData } from './supplier-data.ts';

/** The supplier's company pictures, which open in the viewer. D-52 */
export function SupplierGallery({ data: { name, companyPictures } }: { data: SupplierData }) {
  const { text } = useTexts();
  const [viewed, setViewed] = useState<number | null>(null);
  const row = useRef<HTMLUListElement>(null);
  const opened = useRef<number | null>(null);
  // Returns the focus once the page below the viewer is no longer inert.
  useEffect(() => {
    if (viewed === null && opened.current !== null) row.current?.querySelectorAll('button')[opened.current]?.focus();
    opened.current = viewed;
  }, [viewed]);
  return (
    <>
      <h3>{text('supplier.pictures')}</h3>
      <ul ref={row} className={styles.gallery} data-gallery="">
        {companyPictures.map(({ thumb }, index) => (
          <li key={thumb}>
            <button type="button" aria-haspopup="dialog" onClick={() => setViewed(index)}>
              <img
                src={thumb}
                alt={text('supplier.picture', { number: index + 1, count: companyPictures.length })}
                width="332"
                height="249"
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewed === null ? null : (
        <SlotLoader
          name="productViewer"
          isWanted
          part={{
            viewer: {
              name,
              index: viewed,
              images: companyPictures.map(({ full }) => full),
              onClose: () => setViewed(null),
            },
          }}
        />
      )}
    </>
  );
}
