import { useState } from 'react';
import { useSession } from '../login/use-login.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import chips from '../ui/chip.module.css';
import { FLOOR_PLAN } from '../ui/exhibition-head/floor-plan-fragment.ts';
import { HallPlan } from '../ui/hall-plan/hall-plan.tsx';
import type { HallPlanWords, PlanStand } from '../ui/hall-plan/hall-plan-words.ts';
import choice from './choices.module.css';
import styles from './exhibition-home.module.css';
import type { ExhibitionPageWords } from './exhibition-page-words.ts';
import { ExhibitorCount } from './exhibitor-count.tsx';
import type { FloorPlanData } from './floor-plan-data.ts';

declare module '../page/slots.ts' {
  interface Slots {
    /** Finds the buyer's stops in a hall and the way to them, and reports them. D-28 */
    readonly hallRoute: ExhibitionPageWords['clock'] & {
      readonly exhibitionId: string;
      readonly plan: HallPlanWords;
      readonly onFound: (found: FoundRoute) => void;
    };
  }
}

interface FoundRoute {
  /** The plan with the buyer's stops. */
  readonly plan: HallPlanWords;
  /** The number of the buyer's stops by hall. */
  readonly counts: Readonly<Record<string, number>>;
}

interface FloorPlanProps {
  readonly data: FloorPlanData;
  readonly expo: Pick<ExhibitionPageWords, 'id' | 'clock'>;
}

/**
 * One hall with its stands and exhibitors. Halls are links, so it works without JavaScript; with it, a stand opens a card,
 * and a buyer sees the way to their stops. D-28
 */
export function FloorPlan({ data: { halls, title, plan }, expo }: FloorPlanProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  const [found, setFound] = useState<FoundRoute | null>(null);
  const [stand, setStand] = useState<PlanStand | null>(null);
  const own = found?.plan.hall === plan.hall && isLoggedIn ? found : null;
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
                  {own?.counts[id] === undefined ? null : (
                    <b>· {text('hallPlan.stopCount', { count: String(own.counts[id]) })}</b>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SlotLoader
        name="hallRoute"
        isWanted={isLoggedIn}
        isQuiet
        part={{ exhibitionId: expo.id, ...expo.clock, plan, onFound: setFound }}
      />
      <HallPlan
        key={plan.hall}
        plan={own?.plan ?? plan}
        title={title}
        shape="page"
        isListOpen={device === 'pc'}
        onStand={setStand}
      >
        {stand === null ? null : (
          <SlotLoader
            key={stand.plate}
            name="standCard"
            isWanted
            part={{ exhibitionId: expo.id, stand, onClose: () => setStand(null) }}
          />
        )}
      </HallPlan>
    </section>
  );
}
