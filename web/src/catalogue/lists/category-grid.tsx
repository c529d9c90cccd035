import type { IndustryKey } from '@fairhall/core/site/industries';
import styles from './category-grid.module.css';
import type { CategoryTile } from './category-tiles.ts';

/** Categories as tiles with picture, count and the way to those below. */
export function CategoryGrid({ tiles, industry }: { tiles: readonly CategoryTile[]; industry?: IndustryKey | null }) {
  return (
    <ul className={styles.grid}>
      {tiles.map((tile, index) => (
        <li key={tile.id} className={styles.tile} data-industry={industry ?? undefined}>
          <a className={styles.main} href={tile.href}>
            {tile.image === null ? (
              <span className={styles.noPicture} />
            ) : (
              <img
                src={tile.image}
                alt=""
                width="242"
                height="242"
                decoding="async"
                loading={index > 5 ? 'lazy' : undefined}
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
