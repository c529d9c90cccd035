import type { IndustryKey } from '@fairhall/core/site/industries';
import { useLazyImages } from '../../ui/lazy-images.ts';
import { Picture, type PicturePosition } from '../../ui/picture.tsx';
import styles from './category-grid.module.css';
import type { CategoryTile } from './category-tiles.ts';

/** The first tiles are in view when the page opens. */
const getPosition = (index: number): PicturePosition => (index > 5 ? 'below' : index === 0 ? 'first' : 'seen');

interface CategoryGridProps {
  readonly tiles: readonly CategoryTile[];
  readonly industry?: IndustryKey | null;
  /** Whether other content is above the grid, so that none of its pictures is the page's first. */
  readonly isBelow?: boolean;
}

/** Categories as tiles with picture, count and links to their subcategories. */
export function CategoryGrid({ tiles, industry, isBelow = false }: CategoryGridProps) {
  const list = useLazyImages<HTMLUListElement>(tiles);
  return (
    <ul ref={list} className="grid four">
      {tiles.map((tile, index) => (
        <li key={tile.id} className={styles.tile} data-industry={tile.industry ?? industry ?? undefined}>
          <a className={styles.main} href={tile.href}>
            {tile.image === null ? (
              <span className={styles.noPicture} />
            ) : (
              <Picture
                src={tile.image}
                place={isBelow ? 'below' : getPosition(index)}
                width={242}
                sizes="(max-width: 62em) 45vw, 296px"
              />
            )}
            <span>
              <b>
                <bdi lang={tile.lang ?? undefined}>{tile.name}</bdi>
              </b>
              <small className="number">{tile.count}</small>
            </span>
          </a>
          {tile.below.length === 0 ? null : (
            <ul className={styles.below}>
              {tile.below.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>
                    <bdi lang={link.lang ?? undefined}>{link.name}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
