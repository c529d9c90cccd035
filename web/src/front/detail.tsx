import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import type { LightDetailData } from './detail-data.ts';
import styles from './front.module.css';
import type { DimensionWords } from './light-words.ts';
import { TrafficLightExplained } from './traffic-light-explained.tsx';

/** One supplier's traffic light: its five dimensions, each with reason, source and date. D-25 */
export function TrafficLightDetailPage({ data }: { data: LightDetailData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const search = hrefOf(boot)('trafficLight', {});
  return (
    <div className="wrap" data-page="traffic-light-detail" data-light={data.light}>
      {boot.device === 'pc' ? (
        <PageBreadcrumbs crumbs={[{ name: text('light.title'), href: search }, { name: data.name }]} />
      ) : null}
      <h1 className={styles.head}>
        <bdi>{data.name}</bdi>
      </h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={`panel ${styles.standing}`}>
            <SupplierLight light={data.light} text={data.lightText} />
            <span className="number">{data.score}</span>
            {data.updated === null ? null : <span className={`meta ${styles.updated}`}>{data.updated}</span>}
          </p>
          <ul className={`panel ${styles.dimensions}`}>
            {data.dimensions.map((dimension) => (
              <TrafficLightDimension key={dimension.key} dimension={dimension} />
            ))}
          </ul>
          <p className={styles.ways}>
            <a className="button" href={data.supplierHref}>
              {text('light.supplier')}
            </a>
            <a className="button" href={data.reportHref}>
              {text('light.report')}
            </a>
            <a className="button" href={search}>
              {text('light.another')}
            </a>
          </p>
        </div>
        <TrafficLightExplained />
      </div>
    </div>
  );
}

function TrafficLightDimension({ dimension: { key, name, found } }: { dimension: DimensionWords }) {
  const { text } = useTexts();
  return (
    <li data-dimension={key}>
      <h2>{name}</h2>
      {found === null ? (
        <p className="meta">{text('light.missing')}</p>
      ) : (
        <div>
          <p className={styles.value}>
            <meter min="0" max="100" low={40} high={70} optimum={100} value={found.score} aria-label={name} />
            <b className="number">{found.score}</b>
          </p>
          <p lang={found.lang}>
            <bdi>{found.reason}</bdi>
          </p>
          <p className="meta" lang={found.lang}>
            <bdi>{found.source}</bdi>
          </p>
        </div>
      )}
    </li>
  );
}
