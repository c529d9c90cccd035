import { useEffect, useEffectEvent, useId } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Slot } from '../page/slots.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import { watchPlan } from './plan-changes.ts';
import { ReasonLine } from './reason-line.tsx';
import styles from './recommended-exhibitors.module.css';
import { useRecommended } from './use-recommended.ts';

interface RecommendedProps {
  readonly exhibitionId: string;
  /** The largest number of exhibitors to show. */
  readonly most: number;
  readonly className?: string | undefined;
  /** Called when a button on the page has changed the plan. */
  readonly onPlanChanged?: () => void;
}

/** Exhibitors worth a visit that are not planned yet, each with the reason. Renders nothing if there are none. D-28 */
export function RecommendedExhibitors({ exhibitionId, most, className = '', onPlanChanged }: RecommendedProps) {
  const { text } = useTexts();
  const boot = useBoot();
  const title = useId();
  const shown = useRecommended(exhibitionId)
    .filter(({ isPlanned }) => !isPlanned)
    .slice(0, most);
  const reportChange = useEffectEvent(() => onPlanChanged?.());
  useEffect(() => watchPlan(() => reportChange()), []);
  if (shown.length === 0) return null;
  return (
    <section className={`panel ${styles.recommended} ${className}`} aria-labelledby={title} data-part="recommended">
      <header>
        <h2 id={title}>{text('recommended.title')}</h2>
        <p className="meta">{text('recommended.lead')}</p>
      </header>
      <ol>
        {shown.map((exhibitor) => {
          const { supplierId, supplierName, hall, standNo } = exhibitor;
          const link = { route: 'supplier', params: { name: supplierName, supplierId } } as const;
          return (
            <li key={supplierId} data-recommended={supplierId}>
              <StandPlate name={standName(hall, standNo)} className={styles.plate} />
              <div>
                <a href={hrefAt(exhibitionId, link, { href: hrefOf(boot) })}>
                  <bdi>{supplierName}</bdi>
                </a>
                <ReasonLine exhibitor={exhibitor} />
              </div>
              <Slot
                name="plan"
                exhibitionId={exhibitionId}
                supplierId={supplierId}
                label={supplierName}
                showsPlannerLink={false}
                isSmall={true}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
