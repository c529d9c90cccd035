import { useTexts } from '../../page/contexts.ts';
import { ArticleBlocks } from '../../ui/article-blocks.tsx';
import { ExhibitionFigures, ExhibitionThemes } from '../exhibition-facts.tsx';
import styles from './industry.module.css';
import { TAB_LABELS } from './industry-data.ts';
import { IndustryFrame } from './industry-frame.tsx';
import type { IndustryTextData } from './industry-text-data.ts';

/** A text page below its title.    */
export function IndustryText({ data }: { data: IndustryTextData }) {
  const { text } = useTexts();
  const { industry, intro, halls, blocks } = data;
  return (
    <IndustryFrame data={industry}>
      <ExhibitionFigures figures={data.figures} />
      <section className={`panel ${styles.text}`}>
        <h2>{text(TAB_LABELS[industry.tab])}</h2>
        {intro === '' ? null : <p className={styles.intro}>{intro}</p>}
        {blocks.length === 0 ? null : <ArticleBlocks blocks={blocks} lang={data.lang} level="h3" />}
        {halls.length === 0 ? null : (
          <>
            <h3>{text('exhibition.halls')}</h3>
            <ul className={styles.halls}>
              {halls.map((hall) => (
                <li key={hall}>
                  <bdi>{hall}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
        <ExhibitionThemes themes={data.themes} />
      </section>
    </IndustryFrame>
  );
}
