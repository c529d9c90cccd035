import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';
import type { ExhibitionPhase } from './phase.ts';

/** What a visitor may do at an exhibition. */
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
  /** What the page asks of a visitor before all else. */
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

/** What each phase of an exhibition offers: pages show of it what they have. */
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

/** What an exhibition in a phase offers a visitor. */
export const offerOf = (phase: ExhibitionPhase): PhaseOffer => PHASE_OFFERS[phase];

/** Whether an exhibition in a phase offers something. */
export const hasOffer = (phase: ExhibitionPhase, action: ExhibitionAction): boolean =>
  PHASE_OFFERS[phase].actions.includes(action);

/** Whether what is begun at an exhibition needs a pre-registration for it: as long as there can be one. A-42 */
export const isPreregistrationRequired = (phase: ExhibitionPhase): boolean => hasOffer(phase, 'preRegister');
