import { buyerContactEmailKey } from '../account/keys.ts';
import type { ExhibitionDetail, HallPlan } from '../contract/exhibition/calls.ts';
import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { BookedSample } from '../contract/sample/calls.ts';
import { createOfflineAnswerSlot, type OfflineAnswerPorts, type OfflineAnswerSlot } from '../ports/offline-answer.ts';
import { offlinePlansKey } from './offline-plans-key.ts';

/** Limit of plans stored for offline use; the ones seen last are kept. */
const MAX_PLANS = 3;

/** A buyer's plan for an exhibition, as the gateway returns it. D-28 */
export interface Plan {
  readonly exhibition: ExhibitionDetail;
  readonly items: PlannerItem[];
  readonly meetings: MeetingBooking[];
  readonly samples: BookedSample[];
  /** Plans of the halls with planned items; absent in plans that an earlier version stored. */
  readonly hallPlans?: HallPlan[] | undefined;
}

interface CalendarFile {
  readonly fileName: string;
  readonly text: string;
}

/** Stores plans on this device, the one saved last first. */
function createPlanStore(ports: OfflineAnswerPorts, exhibitionId: string) {
  const slot = createOfflineAnswerSlot(ports, offlinePlansKey, buyerContactEmailKey);
  const isOfExhibition = ({ exhibition }: Plan) => exhibition.exhibitionId === exhibitionId;
  const all = () => slot.read()?.value ?? [];
  return {
    findPlan: () => all().find(isOfExhibition),
    savePlan: (plan: ReturnType<typeof all>[number]) =>
      slot.save([plan, ...all().filter((other) => !isOfExhibition(other))].slice(0, MAX_PLANS)),
  };
}

/** Returns the slot for an exhibition's plan on this device, for a hall without a network. D-28 REL-19 */
export function createOfflinePlanSlot(ports: OfflineAnswerPorts, exhibitionId: string): OfflineAnswerSlot<Plan> {
  const { findPlan, savePlan } = createPlanStore(ports, exhibitionId);
  return {
    read() {
      const plan = findPlan();
      return plan === undefined ? null : { at: plan.at, value: plan };
    },
    save(value) {
      const calendar = findPlan()?.calendar;
      savePlan({ ...value, at: ports.clock.now(), ...(calendar === undefined ? {} : { calendar }) });
    },
  };
}

/** Returns the slot for a stored plan's calendar file; without a stored plan it saves nothing. D-28 REL-19 */
export function createOfflineCalendarSlot(
  ports: OfflineAnswerPorts,
  exhibitionId: string,
): OfflineAnswerSlot<CalendarFile> {
  const { findPlan, savePlan } = createPlanStore(ports, exhibitionId);
  return {
    read() {
      const { at = 0, calendar } = findPlan() ?? {};
      return calendar === undefined ? null : { at, value: calendar };
    },
    save(calendar) {
      const plan = findPlan();
      if (plan !== undefined) savePlan({ ...plan, calendar });
    },
  };
}
