import type { PlannerItem } from '../contract/planner.ts';

/** What is planned in one hall, in the order of its stands. */
export interface PlannedHall<Item extends PlannerItem = PlannerItem> {
  readonly hall: string;
  /** '' for a hall without a name. */
  readonly name: string;
  readonly items: readonly Item[];
}

export interface PlannedShow {
  readonly halls: readonly PlannedHall[];
  /** What is no longer at the show. */
  readonly gone: readonly PlannerItem[];
}

/** A plan by hall: halls by their number, stands by theirs, so that 2 is before 10; products of one stand stay together. D-28 */
export function plannedHalls(items: readonly PlannerItem[]): PlannedShow {
  const there = items.filter(({ standNo }) => standNo !== '');
  const names = [...new Set(there.map(({ hall }) => hall))].toSorted(byNumber);
  return {
    halls: names.map((hall) => {
      const own = there.filter((item) => item.hall === hall);
      return {
        ...{ hall, name: own[0]?.hallName ?? '' },
        items: own.toSorted((one, other) => byNumber(one.standNo, other.standNo)),
      };
    }),
    gone: items.filter(({ standNo }) => standNo === ''),
  };
}

const order = new Intl.Collator('en', { numeric: true });
const byNumber = (one: string, other: string): number => order.compare(one, other);
