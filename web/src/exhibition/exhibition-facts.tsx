import { useTexts } from '../page/contexts.ts';
import type { ExhibitionData } from './exhibition-data.ts';
import styles from './exhibition-home.module.css';

const EXHIBITION_FIGURE_KEYS = {
  exhibitors: 'exhibition.exhibitors',
  countries: 'exhibition.countries',
  halls: 'exhibition.halls',
  products: 'exhibition.products',
} as const;

/** The exhibition's current figures. */
export function ExhibitionFigures({ figures }: Pick<ExhibitionData, 'figures'>) {
  const { text } = useTexts();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, count }) => (
        <div key={key}>
          <dt>{text(EXHIBITION_FIGURE_KEYS[key])}</dt>
          <dd className="number">
            <bdi>{count}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The exhibition's themes, with links to those that have a page. */
export function ExhibitionThemes({ themes }: Pick<ExhibitionData, 'themes'>) {
  const { text } = useTexts();
  if (themes.length === 0) return null;
  return (
    <div>
      <h3>{text('exhibition.themes')}</h3>
      <ul className={styles.themes}>
        {themes.map(({ id, title, href }) => (
          <li key={id}>{href === null ? <bdi>{title}</bdi> : <a href={href}>{title}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
