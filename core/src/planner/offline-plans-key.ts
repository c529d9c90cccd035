import * as z from 'zod/mini';
import { exhibitionDetail, hallPlan } from '../contract/exhibition/calls.ts';
import { meeting } from '../contract/meeting/calls.ts';
import { planner } from '../contract/planner/calls.ts';
import { sample } from '../contract/sample/calls.ts';
import { offlineAnswer } from '../ports/offline-answer.ts';
import { defineStoredKey } from '../ports/storage.ts';
import { offlinePlansName } from './stored-names.ts';

/**
 * A plan with everything that its page shows; `calendar` is its calendar file, in the language in which it was
 * requested. In its own module, so that buttons that load the other keys do not load these schemas.
 */
const offlinePlan = z.object({
  at: z.number(),
  exhibition: exhibitionDetail,
  items: planner.list.output,
  meetings: meeting.list.output,
  samples: sample.list.output,
  hallPlans: z.optional(z.array(hallPlan)),
  calendar: z.optional(planner.calendar.output),
});

export const offlinePlansKey = defineStoredKey(offlinePlansName, offlineAnswer(z.array(offlinePlan)));
