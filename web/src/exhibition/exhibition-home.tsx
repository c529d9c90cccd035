import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import type { ExhibitionData } from './exhibition-data.ts';
import { ExhibitionThemes } from './exhibition-facts.tsx';
import { ExhibitionHeader, ExhibitionMainAction } from './exhibition-header.tsx';
import styles from './exhibition-home.module.css';
import { ExhibitionStage } from './exhibition-stage.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { FloorPlan } from './floor-plan.tsx';

/** An exhibition's page: dates and place, exhibitors and products.  */
export function ExhibitionHomePage({ data }: { data: ExhibitionData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { expo, isAffiliate } = data;
  return (
    <article
      data-page="expo"
      data-exhibition={expo.id}
      data-phase={expo.phase}
      data-affiliate={isAffiliate || undefined}
    >
      <ExhibitionHeader expo={expo} tab="overview" hasTabs={!isAffiliate} />
      <div className="wrap">
        {data.next === null ? null : (
          <p className={styles.next}>
            {text('exhibition.next')}:{' '}
            <a className="link" href={data.next.href}>
              <bdi>{data.next.name}</bdi>
            </a>
          </p>
        )}
        <ExhibitionStage
          expo={expo}
          figures={data.figures}
          exhibitors={data.exhibitors}
          action={<ExhibitionMainAction expo={expo} place="head" />}
        />
        {data.floorPlan === null || isAffiliate ? null : <FloorPlan data={data.floorPlan} expo={expo} />}
        <section className={`section ${styles.about}`}>
          <div>
            <h2>{text('exhibition.about')}</h2>
            <p>{data.intro}</p>
            {data.standHref === null || isAffiliate ? null : (
              <p>
                {text('exhibition.forExhibitors')}{' '}
                <a className="link" href={data.standHref}>
                  {text('exhibition.bookStand')}
                </a>
              </p>
            )}
          </div>
          <ExhibitionThemes themes={data.themes} />
        </section>
        {data.exhibitors.length === 0 ? (
          <p className="section">{text('exhibition.exhibitors.noneYet')}</p>
        ) : (
          <section className="section">
            <div className="section-head">
              <h2>{text('exhibition.exhibitors')}</h2>
              <a className="link" href={expo.hrefs.exhibitors}>
                {text('exhibition.exhibitors.all')}
                <Icon name="arrow" small flip />
              </a>
            </div>
            <ExhibitorList exhibitors={device === 'pc' ? data.exhibitors : data.exhibitors.slice(0, 4)} shape="shelf" />
          </section>
        )}
        {data.products.length === 0 ? null : (
          <section className="section">
            <div className="section-head">
              <h2>{text('exhibition.seen')}</h2>
            </div>
            <ProductGrid cards={data.products} columns="six" eager={0} />
          </section>
        )}
      </div>
    </article>
  );
}
