import { useTexts } from '../../page/contexts.ts';
import { ArticleBlocks } from '../../ui/article-blocks.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './industry.module.css';
import { IndustryFrame } from './industry-frame.tsx';
import type { VenueMapData } from './map-data.ts';

/** The exhibition's venue.  */
export function ExhibitionMapPage({ data: { industry, halls, blocks, lang } }: { data: VenueMapData }) {
  const { text } = useTexts();
  const { location, country, hours, mapHref } = industry.expo;
  return (
    <IndustryFrame data={industry}>
      <section className={`panel ${styles.text}`}>
        <h2>{text('industryExpo.map.where')}</h2>
        <address className={styles.place}>
          <b>
            <bdi>{location}</bdi>
          </b>
          {country === '' ? null : <bdi>{country}</bdi>}
          {hours === null ? null : <span className="meta">{hours}</span>}
        </address>
        {mapHref === '' ? null : (
          <p>
            <a className="button" href={mapHref} target="_blank" rel="noreferrer">
              <Icon name="globe" />
              {text('industryExpo.map.open')}
              <span className="hidden"> ({text('exhibition.map.newTab')})</span>
            </a>
          </p>
        )}
        {blocks.length === 0 ? null : <ArticleBlocks blocks={blocks} lang={lang} level="h3" />}
        {halls.length === 0 ? null : (
          <>
            <h3>{text('exhibition.halls')}</h3>
            <ul className={styles.halls}>
              {halls.map(({ id, name }) => (
                <li key={id}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </IndustryFrame>
  );
}
