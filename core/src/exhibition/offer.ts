import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';
import type { ExhibitionPhase } from './phase.ts';

/** Actions of a visitor at an exhibition. */
export type ExhibitionAction =
  | 'follow'
  | 'addToCalendar'
  | 'preRegister'
  | 'bookStand'
  | 'addToPlanner'
  | 'bookMeeting'
  | 'collect'
  | 'bookSample'
  | 'watchLive'
  | 'drawLottery'
  | 'watchReplay'
  | 'seeNextEdition';

export interface PhaseOffer {
  /** The action that the page offers first. */
  readonly primary: ExhibitionAction | null;
  readonly actions: readonly ExhibitionAction[];
}

const PHASE_BEFORE_ACTIONS: readonly ExhibitionAction[] = [
  'follow',
  'addToCalendar',
  'preRegister',
  'bookStand',
  'addToPlanner',
];

/** The actions that each phase of an exhibition offers. A page shows those of them that it implements. */
const PHASE_OFFERS: Readonly<Record<ExhibitionPhase, PhaseOffer>> = {
  [EXHIBITION_PHASE.unpublished]: { primary: null, actions: [] },
  [EXHIBITION_PHASE.notStarted]: { primary: 'preRegister', actions: PHASE_BEFORE_ACTIONS },
  [EXHIBITION_PHASE.preShow]: { primary: 'preRegister', actions: [...PHASE_BEFORE_ACTIONS, 'bookMeeting', 'collect'] },
  [EXHIBITION_PHASE.duringShow]: {
    primary: 'preRegister',
    actions: [
      ...(['follow', 'addToCalendar', 'preRegister', 'addToPlanner', 'bookMeeting', 'collect'] as const),
      ...(['bookSample', 'watchLive', 'drawLottery'] as const),
    ],
  },
  [EXHIBITION_PHASE.postShow]: { primary: 'watchReplay', actions: ['follow', 'watchReplay', 'seeNextEdition'] },
  [EXHIBITION_PHASE.ended]: { primary: 'seeNextEdition', actions: ['watchReplay', 'seeNextEdition'] },
};

/** Returns the actions that an exhibition offers in a phase. */
export const getOffer = (phase: ExhibitionPhase): PhaseOffer => PHASE_OFFERS[phase];

/** Whether an exhibition offers an action in a phase. */
export const hasOffer = (phase: ExhibitionPhase, action: ExhibitionAction): boolean =>
  PHASE_OFFERS[phase].actions.includes(action);

/** Whether actions at an exhibition require a pre-registration: only while pre-registration is open. A-42 */
export const isPreregistrationRequired = (phase: ExhibitionPhase): boolean => hasOffer(phase, 'preRegister');
