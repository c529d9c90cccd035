import { countDays } from '@fairhall/core/forms/day';
import type { NextStop } from '@fairhall/core/planner/next-stops';
import { getFormat } from '@fairhall/core/site/format';
import { getExhibitionClock } from '@fairhall/core/site/opening-hours';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import type { PlannedExhibition } from './use-next-stops.ts';

/** The largest number of next stops on a home page. */
export const STOP_LIMIT = 3;

interface DatedExhibition extends PlannedExhibition {
  /** yyyy-mm-dd */
  readonly inshowStartDate: string;
}

interface NextStopRowProps {
  readonly stop: NextStop;
  readonly show: DatedExhibition;
  readonly plateClass?: string | undefined;
}

/** A next stop: the stand, the exhibitor or their product, and when. */
export function NextStopRow({ stop, show, plateClass }: NextStopRowProps) {
  const boot = useBoot();
  const { kind, supplierId, supplierName, goodsName, hall, standNo } = stop;
  const link = { route: 'supplier', params: { name: supplierName, supplierId } } as const;
  return (
    <li data-stop={kind}>
      <StandPlate name={standName(hall, standNo)} className={plateClass} />
      <a href={hrefAt(show.exhibitionId, link, { href: hrefOf(boot) })}>
        <bdi>{supplierName}</bdi>
        {goodsName === '' ? null : (
          <>
            {' · '}
            <bdi>{goodsName}</bdi>
          </>
        )}
      </a>
      <small className="number">{useTime(stop, show)}</small>
    </li>
  );
}

/** Returns "at 11:30" for today, "day 2, 11:30" for another day of the exhibition, or "no time yet". */
function useTime({ at }: NextStop, show: DatedExhibition): string {
  const { text } = useTexts();
  const { number } = getFormat(useBoot().lang);
  if (at === null) return text('showPlan.noTime');
  const { day, time } = at;
  if (day === getExhibitionClock(show, Date.now()).day) return text('ownShow.today', { time });
  return text('ownShow.day', { day: number(countDays(show.inshowStartDate, day) + 1), time });
}
