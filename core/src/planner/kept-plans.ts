import { buyerContactEmailKey } from '../account/keys.ts';
import type { ExhibitionDetail, HallPlan } from '../contract/exhibition/calls.ts';
import type { MeetingBooking } from '../contract/meeting/calls.ts';
import type { PlannerItem } from '../contract/planner/calls.ts';
import type { BookedSample } from '../contract/sample/calls.ts';
import { type AnswerSlot, answerSlot, type KeepPorts } from '../ports/kept-answer.ts';
import { keptPlansKey } from './kept-plans-key.ts';

/** Whoever plans for more exhibitions has those that were seen last without a network. */
const MOST_PLANS = 3;

/** What a buyer plans at an exhibition, as the gateway tells it. D-28 */
export interface Plan {
  readonly exhibition: ExhibitionDetail;
  readonly items: PlannerItem[];
  readonly meetings: MeetingBooking[];
  readonly samples: BookedSample[];
  /** Of the halls in which something is planned; absent in what an earlier version kept. */
  readonly hallPlans?: HallPlan[] | undefined;
}

interface CalendarFile {
  readonly fileName: string;
  readonly text: string;
}

/** The plans on this device, the one that was kept last first. */
function plansOn(ports: KeepPorts, exhibitionId: string) {
  const slot = answerSlot(ports, keptPlansKey, buyerContactEmailKey);
  const isOwn = ({ exhibition }: Plan) => exhibition.exhibitionId === exhibitionId;
  const all = () => slot.read()?.value ?? [];
  return {
    own: () => all().find(isOwn),
    put: (plan: ReturnType<typeof all>[number]) =>
      slot.keep([plan, ...all().filter((other) => !isOwn(other))].slice(0, MOST_PLANS)),
  };
}

/** The plan of an exhibition on this device, for a hall without a network. D-28 REL-19 */
export function keptPlan(ports: KeepPorts, exhibitionId: string): AnswerSlot<Plan> {
  const { own, put } = plansOn(ports, exhibitionId);
  return {
    read() {
      const plan = own();
      return plan === undefined ? null : { at: plan.at, value: plan };
    },
    keep(value) {
      const calendar = own()?.calendar;
      put({ ...value, at: ports.clock.now(), ...(calendar === undefined ? {} : { calendar }) });
    },
  };
}

/** The calendar file of a plan that is kept; without the plan none is. D-28 REL-19 */
export function keptCalendar(ports: KeepPorts, exhibitionId: string): AnswerSlot<CalendarFile> {
  const { own, put } = plansOn(ports, exhibitionId);
  return {
    read() {
      const { at = 0, calendar } = own() ?? {};
      return calendar === undefined ? null : { at, value: calendar };
    },
    keep(calendar) {
      const plan = own();
      if (plan !== undefined) put({ ...plan, calendar });
    },
  };
}
