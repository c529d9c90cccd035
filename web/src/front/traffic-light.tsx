import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { CreditLight } from '../ui/supplier-facts.tsx';
import styles from './front.module.css';
import { HowLight } from './how-light.tsx';
import { Turns } from './page-turns.tsx';
import type { TrafficLightData } from './traffic-light-data.ts';

/** Looking up suppliers' lights: a plain form that works without scripts. R-2.070 */
export function TrafficLightPage({ data }: { data: TrafficLightData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { keyword, found } = data;
  return (
    <div className="wrap" data-page="traffic-light">
      {boot.device === 'pc' ? <Crumbs crumbs={[{ name: text('light.title') }]} /> : null}
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
          {found === null || found.length === 0 ? null : <Found rows={found} />}
          <Turns pages={data.pages} />
        </div>
        <HowLight />
      </div>
    </div>
  );
}

function Found({ rows }: { rows: NonNullable<TrafficLightData['found']> }) {
  return (
    <ul className={`panel ${styles.rows}`}>
      {rows.map(({ id, name, href, light, lightText, score }) => (
        <li key={id}>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
          <CreditLight light={light} text={lightText} />
          <span className={`number ${styles.score}`}>{score}</span>
        </li>
      ))}
    </ul>
  );
}
