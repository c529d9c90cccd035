import { useBoot, useTexts } from '../page/contexts.ts';
import chips from '../ui/chip.module.css';
import { FLOOR_PLAN } from '../ui/exhibition-head/floor-plan-fragment.ts';
import { HallPlan } from '../ui/hall-plan/hall-plan.tsx';
import choice from './choices.module.css';
import styles from './exhibition-home.module.css';
import { ExhibitorCount } from './exhibitor-count.tsx';
import type { FloorPlanData } from './floor-plan-data.ts';

/** The stands of one hall with their exhibitors. Halls are links, so it works without JavaScript. D-28 */
export function FloorPlan({ data: { halls, title, plan } }: { data: FloorPlanData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <section className={`section ${styles.floorPlan}`} id={FLOOR_PLAN}>
      <div className="section-head">
        <h2>{text('exhibition.tab.floorPlan')}</h2>
        <p className="meta">{halls.find(({ isChosen }) => isChosen)?.label}</p>
      </div>
      {halls.length < 2 ? null : (
        <nav className={choice.choices} aria-label={text('exhibition.halls')}>
          <ul>
            {halls.map(({ id, label, count, results, isChosen, href }) => (
              <li key={id}>
                <a className={chips.chip} href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
                  <bdi>{label}</bdi>
                  <ExhibitorCount count={count} results={results} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <HallPlan plan={plan} title={title} shape={device === 'pc' ? 'full' : 'strip'} />
    </section>
  );
}
