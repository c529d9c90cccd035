import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import styles from '../exhibition-home.module.css';
import { ExhibitionStage } from '../exhibition-stage.tsx';
import { ExhibitorList } from '../exhibitor-list.tsx';
import { FloorPlan } from '../floor-plan.tsx';
import { IndustryAction, IndustryFrame, IndustryPages } from './industry-frame.tsx';
import type { IndustryHomeData } from './industry-home-data.ts';
import { NewsList } from './news-list.tsx';

/** An industry's home page: the exhibition, its exhibitors, their products, and news. */
export function IndustryHome({ data }: { data: IndustryHomeData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { exhibitors, products, news } = data;
  return (
    <IndustryFrame data={data.industry}>
      <ExhibitionStage
        expo={data.industry.expo}
        figures={data.figures}
        exhibitors={exhibitors}
        action={<IndustryAction data={data.industry} place="head" />}
      />
      {data.floorPlan === null ? null : <FloorPlan data={data.floorPlan} expo={data.industry.expo} />}
      <section className={`section ${styles.about}`}>
        <div>
          <h2>{text('exhibition.about')}</h2>
          <p>{data.intro}</p>
          {data.country === null ? null : (
            <p>
              <a className="link" href={data.country.href} data-site-link="">
                {data.country.text}
              </a>
            </p>
          )}
          {data.onsiteHref === null ? null : (
            <p>
              <a className="link" href={data.onsiteHref}>
                {text('industryExpo.onsite.title')}
              </a>
            </p>
          )}
        </div>
        <div>
          <h3>{text('exhibition.tab.information')}</h3>
          <IndustryPages data={data.industry} />
        </div>
      </section>
      {news.length === 0 ? null : (
        <section className="section">
          <div className="section-head">
            <h2>{text('industryExpo.news.latest')}</h2>
            {data.newsHref === null ? null : (
              <a className="link" href={data.newsHref}>
                {text('industryExpo.news.all')}
                <Icon name="arrow" small flip />
              </a>
            )}
          </div>
          <NewsList news={news} level="h3" isCompact />
        </section>
      )}
      {exhibitors.length === 0 ? null : (
        <section className="section">
          <div className="section-head">
            <h2>{text('exhibition.exhibitors')}</h2>
            <a className="link" href={data.industry.expo.hrefs.exhibitors}>
              {text('exhibition.exhibitors.all')}
              <Icon name="arrow" small flip />
            </a>
          </div>
          <ExhibitorList exhibitors={device === 'pc' ? exhibitors : exhibitors.slice(0, 4)} shape="shelf" />
        </section>
      )}
      {products.length === 0 ? null : (
        <section className="section">
          <div className="section-head">
            <h2>{text('exhibition.seen')}</h2>
          </div>
          <ProductGrid cards={products} columns="six" eager={0} />
        </section>
      )}
    </IndustryFrame>
  );
}
