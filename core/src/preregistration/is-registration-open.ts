import type { Exhibition } from '../contract/exhibition/calls.ts';
import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';

/** Whether visitors can still register for an exhibition in this phase. */
export const isRegistrationOpen = (phase: Exhibition['phase']): boolean =>
  phase >= EXHIBITION_PHASE.notStarted && phase <= EXHIBITION_PHASE.duringShow;
