import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { HALL_MAX } from '@fairhall/core/contract/exhibition/limits';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { FLOOR_PLAN } from '../ui/exhibition-head/floor-plan-fragment.ts';
import { getOverviewHref } from '../ui/exhibition-hrefs.ts';
import { type HallPlanWords, hallPlanWords } from '../ui/hall-plan/hall-plan-words.ts';
import type { ExhibitionVisit } from './exhibition-visit.ts';
import type { Choice } from './exhibitors-data.ts';

/** The floor plan of one hall, and links to the others. */
export interface FloorPlanData {
  readonly halls: readonly Choice[];
  readonly title: string;
  readonly plan: HallPlanWords;
}

/**
 * Loads the plan of the hall in the address, otherwise of the first hall. Null without exhibitors, or if it could not
 * be loaded. D-28
 */
export async function floorPlan(exhibition: Exhibition, visit: ExhibitionVisit): Promise<FloorPlanData | null> {
  const { boot, texts, search, ports, signal } = visit;
  const { exhibitionId } = exhibition;
  const { hall: requestedHall } = readQuery(search);
  const calls = (await ports.frontGateway()).exhibition;
  const input = {
    exhibitionId,
    ...(requestedHall === undefined || requestedHall.length > HALL_MAX ? {} : { hall: requestedHall }),
  };
  const found = await calls.hallPlan(input, { signal, handled: true });
  if (!found.ok || found.value.stands.length === 0) return null;
  const { halls, hall } = found.value;
  const { number } = getFormat(boot.lang);
  return {
    title: texts.text('exhibition.hall', { hall }),
    plan: hallPlanWords(found.value, { exhibitionId, stops: [] }, visit),
    halls: halls.map(({ hall: id, name, count }) => ({
      id,
      label: `H${id} ${name}`.trim(),
      count: number(count),
      results: texts.counted('exhibition.count', count, { count: number(count) }),
      isChosen: id === hall,
      href: `${getOverviewHref(exhibition, visit, id)}#${FLOOR_PLAN}`,
    })),
  };
}
