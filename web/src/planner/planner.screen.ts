import type { GatewayError } from '@fairhall/core/contract/error';
import type { HallPlan } from '@fairhall/core/contract/exhibition/calls';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import type { Plan } from '@fairhall/core/planner/offline-plans';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { FrontGateway } from '@fairhall/core/ports/gateway';
import type { OfflineAnswerPorts } from '@fairhall/core/ports/offline-answer';
import { ok, type Result } from '@fairhall/core/result';
import type { RouteParams } from '@fairhall/core/routes/routes';
import { fetchOrReadCache } from '../page/fetch-or-read-cache.ts';
import type { Head } from '../page/head.ts';
import { loadModule } from '../page/load-module.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type PlannerData, plannerData } from './planner-data.ts';

export { PlannerPage as Screen } from './planner.tsx';

/** Loads the stops that the buyer has planned at an exhibition, day by day. D-28 */
export async function loader(visit: Visit<'expoPlanner' | 'industryPlanner'>): Promise<PlannerData> {
  const { params, ports, signal } = visit;
  if (!('exhibitionId' in params)) return loadIndustryPlan(visit, params);
  const { exhibitionId } = params;
  const front = await ports.frontGateway();
  const cache =
    ports.offlineAnswers === undefined
      ? null
      : (await loadModule(() => import('@fairhall/core/planner/offline-plans'))).createOfflinePlanSlot(
          ports.offlineAnswers,
          exhibitionId,
        );
  const shown = requireValue(await fetchOrReadCache((until) => askPlan(front, exhibitionId, until), cache, signal));
  if (ports.offlineAnswers !== undefined && shown.cachedAt === null)
    void cacheCalendar(front, exhibitionId, ports.offlineAnswers);
  return plannerData(shown, visit, (query) => visit.href('expoPlanner', params, query));
}

/** Loads the plan of an industry's exhibition at a site; no copy is cached, since the address does not name the show. */
async function loadIndustryPlan(
  visit: Visit<'expoPlanner' | 'industryPlanner'>,
  params: RouteParams['industryPlanner'],
) {
  const { ports, signal, href } = visit;
  const front = await ports.frontGateway();
  const { industryAbbr, websiteAbbr } = params;
  const site = requireValue(await front.industryExpo.site({ industryAbbr, websiteAbbr }, { signal, handled: true }));
  const plan = requireValue(await askPlan(front, site.exhibition.exhibitionId, signal));
  return plannerData(
    { value: plan, cachedAt: null },
    visit,
    (query) => href('industryPlanner', params, query),
    site.countryUrl,
  );
}

async function askPlan(
  front: FrontGateway,
  exhibitionId: string,
  signal: CancelSignal,
): Promise<Result<Plan, GatewayError>> {
  const [exhibition, items, meetings, samples] = await Promise.all([
    loadExhibition(front, exhibitionId, signal),
    front.planner.list({ exhibitionId }, { signal, fresh: true }),
    front.meeting.list({ exhibitionId }, { signal, fresh: true }),
    front.sample.list({ exhibitionId }, { signal, fresh: true }),
  ]);
  if (!exhibition.ok) return exhibition;
  if (!items.ok) return items;
  if (!meetings.ok) return meetings;
  if (!samples.ok) return samples;
  const plan = { exhibition: exhibition.value, items: items.value, meetings: meetings.value, samples: samples.value };
  return ok({ ...plan, hallPlans: await askHallPlans(front, plan, signal) });
}

/** Loads the plans of all halls with a stop on any day, because the page is also used without a network. */
async function askHallPlans(front: FrontGateway, plan: Plan, signal: CancelSignal): Promise<HallPlan[]> {
  const { exhibitionId } = plan.exhibition;
  const rowsWithStand = [...plan.items, ...plan.meetings, ...plan.samples].filter(({ standNo }) => standNo !== '');
  const halls = [...new Set(rowsWithStand.map(({ hall }) => hall))];
  const answers = await Promise.all(
    halls.map((hall) => front.exhibition.hallPlan({ exhibitionId, hall }, { signal, handled: true })),
  );
  // A hall without a plan is shown as a list, which holds everything essential.
  return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
}

/** Caches the calendar file with the plan, because only the gateway can create it. REL-19 */
async function cacheCalendar(front: FrontGateway, exhibitionId: string, ports: OfflineAnswerPorts): Promise<void> {
  const file = await front.planner.calendar({ exhibitionId }, { handled: true, fresh: true });
  if (!file.ok) return;
  const { createOfflineCalendarSlot } = await loadModule(() => import('@fairhall/core/planner/offline-plans'));
  createOfflineCalendarSlot(ports, exhibitionId).save(file.value);
}

export const head = ({ show }: PlannerData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.planner.title', { name: show.name }),
  heading: texts.text('planner.title'),
  industry: show.industry,
  noIndex: true,
});
