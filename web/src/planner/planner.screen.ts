import { loadExhibition } from '@fairhall/core/exhibition/load';
import type { Head } from '../page/head.ts';
import { needed } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type PlannerData, plannerData } from './planner-data.ts';

export { PlannerPage as Screen } from './planner.tsx';

/** What the buyer plans to see at an exhibition, hall by hall. D-28 */
export async function loader(visit: Visit<'expoPlanner'>): Promise<PlannerData> {
  const { params, ports, signal } = visit;
  const { exhibitionId } = params;
  const front = await ports.front();
  const exhibition = needed(await loadExhibition(front, exhibitionId, signal));
  const items = needed(await front.planner.list({ exhibitionId }, { signal, fresh: true }));
  const meetings = needed(await front.meeting.list({ exhibitionId }, { signal, fresh: true }));
  const samples = needed(await front.sample.list({ exhibitionId }, { signal, fresh: true }));
  return plannerData({ exhibition, items, meetings, samples }, visit);
}

export const head = ({ show }: PlannerData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.planner.title', { name: show.name }),
  heading: texts.text('planner.title'),
  industry: show.industry,
  noIndex: true,
});
