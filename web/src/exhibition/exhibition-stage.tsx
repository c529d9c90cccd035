import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Slot } from '../page/slots.ts';
import { Icon } from '../ui/icon.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import { SupplierMonogram } from '../ui/supplier-monogram.tsx';
import type { ExhibitionData } from './exhibition-data.ts';
import { ExhibitionFigures } from './exhibition-facts.tsx';
import styles from './exhibition-stage.module.css';

interface ExhibitionStageProps extends Pick<ExhibitionData, 'expo' | 'figures' | 'exhibitors'> {
  /** The main button; a phone has it in the bar at the foot. */
  readonly action: ReactNode;
}

/** The number of exhibitors beside the picture, and below it on a phone, so that all are in the first view. */
const EXHIBITOR_COUNT = { pc: 6, h5: 2 } as const;

/** The first view of an exhibition: its picture, its figures, some exhibitors with their stands, and its buttons. */
export function ExhibitionStage({ expo, figures, exhibitors, action }: ExhibitionStageProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <section className={styles.stage} aria-label={text('exhibition.tab.overview')}>
      {expo.banner === null ? null : (
        <img className={styles.picture} src={expo.banner} alt="" width="960" height="540" fetchPriority="high" />
      )}
      <div className={styles.words}>
        <ExhibitionFigures figures={figures} />
        {exhibitors.length === 0 ? null : (
          <ul className={styles.exhibitors} aria-label={text('exhibition.exhibitors')}>
            {exhibitors.slice(0, EXHIBITOR_COUNT[device]).map(({ id, stand, name, href, monogram, logo }) => (
              <li key={id}>
                <SupplierMonogram letters={monogram} logo={logo} />
                <StandPlate name={stand} />
                <a href={href}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {device === 'pc' ? action : null}
          {expo.calendarHref === null ? null : (
            <a className="button" href={expo.calendarHref} download>
              <Icon name="calendar" />
              {text('exhibition.calendar')}
            </a>
          )}
          <Slot name="follow" type="exhibition" targetId={expo.id} label={expo.name} />
        </div>
      </div>
    </section>
  );
}
