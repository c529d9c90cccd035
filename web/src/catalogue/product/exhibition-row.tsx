import { useEffect, useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import { Slot } from '../../page/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { StandPlate } from '../../ui/stand-plate.tsx';
import { Status } from '../../ui/status.tsx';
import styles from './exhibition-row.module.css';
import type { ProductData } from './product-data.ts';
import actionStyles from './text-actions.module.css';

interface ExhibitionRowProps {
  readonly data: ProductData;
  readonly row: NonNullable<ProductData['show']>;
}

/**
 * The stand where a buyer can touch the product, with ways to arrange a visit: on a PC in the supplier's card, on a
 * phone a band of its own. 
 */
export function ExhibitionRow({ data, row }: ExhibitionRowProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <section
      className={device === 'pc' ? styles.foot : `panel ${styles.row}`}
      data-show-row={row.exhibitionId}
      data-industry={row.industry}
    >
      <StandPlate name={row.stand} className={styles.plate} />
      <div className={styles.words}>
        <h2>
          <a href={row.href}>{row.title}</a>
        </h2>
        <p className="meta">
          {row.days} · <bdi>{row.location}</bdi>
        </p>
      </div>
      <Status tone={row.status.tone} label={row.status.label} />
      <div className={`${actionStyles.actions} ${styles.ways}`}>
        {row.canPlan ? <PlannerSlot data={data} row={row} /> : null}
        {row.meetingHref === null ? null : (
          <a className="button" href={row.meetingHref}>
            <Icon name="calendar" small />
            {text('product.show.meeting')}
          </a>
        )}
        {data.collectAt === null ? null : (
          <Slot name="collect" type="goodsSpu" targetId={data.id} exhibitionId={data.collectAt} label={data.name} />
        )}
      </div>
    </section>
  );
}

/**
 * The planner's button. Its code loads shortly after the page, since visitors read before they plan; its space is
 * reserved.
 */
function PlannerSlot({ data, row: { exhibitionId } }: ExhibitionRowProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(true), []);
  const part = {
    exhibitionId,
    supplierId: data.supplierId,
    goodsId: data.id,
    label: data.name,
    showsPlannerLink: true,
  };
  return (
    <div className={styles.later}>
      <SlotLoader name="plan" isWanted={isWanted} isQuiet part={part} />
    </div>
  );
}
