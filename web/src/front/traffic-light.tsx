import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import styles from './front.module.css';
import { PageNavigation } from './page-navigation.tsx';
import type { TrafficLightData } from './traffic-light-data.ts';
import { TrafficLightExplained } from './traffic-light-explained.tsx';

/** A search for suppliers' traffic lights, as a plain form that works without JavaScript. R-2.070 */
export function TrafficLightPage({ data }: { data: TrafficLightData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { keyword, found } = data;
  return (
    <div className="wrap" data-page="traffic-light">
      {boot.device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('light.title') }]} /> : null}
      <header className={styles.head}>
        <h1 className={boot.device === 'pc' ? undefined : 'hidden'}>{text('light.title')}</h1>
        <p>{text('light.lead')}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <search>
            <form className={`panel ${styles.search}`} action={hrefOf(boot)('trafficLight', {})}>
              <label>
                {text('light.search.label')}
                <input key={keyword} type="search" name="keyword" defaultValue={keyword} maxLength={200} required />
              </label>
              <button type="submit" className="button primary large">
                {text('light.search.go')}
              </button>
            </form>
          </search>
          {found?.length === 0 ? <p role="status">{text('light.none')}</p> : null}
          {found === null || found.length === 0 ? null : <SupplierResults rows={found} />}
          <PageNavigation pages={data.pages} />
        </div>
        <TrafficLightExplained />
      </div>
    </div>
  );
}

function SupplierResults({ rows }: { rows: NonNullable<TrafficLightData['found']> }) {
  return (
    <ul className={`panel ${styles.rows}`}>
      {rows.map(({ id, name, href, light, lightText, score }) => (
        <li key={id}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
          <SupplierLight light={light} text={lightText} />
          <span className={`number ${styles.score}`}>{score}</span>
        </li>
      ))}
    </ul>
  );
}
