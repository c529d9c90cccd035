import type { BrowserPlan, Moment } from './browser-plan.ts';
import type { SentAction } from './facts.ts';
import { type Found, isForgotten } from './remembered.ts';

/** How it went on after the kill: by itself, after a login, by another press, written anew, or it had arrived before. */
export type Ending = 'by itself' | 'after a login' | 'pressed again' | 'written anew' | 'there already';

/** A round as it is known from outside. */
export interface BrowserRound {
  readonly plan: BrowserPlan;
  readonly action: SentAction;
  /** What had been seen to come to pass before the kill. */
  readonly reached: ReadonlySet<Moment>;
  /** Whether she had been shown before it that it was sent. */
  readonly isShown: boolean;
  /** Ids that were made before she came back. */
  readonly made: readonly string[];
  readonly found: Found;
  readonly ending: Ending;
  /** Whether she was told in the end; true where there was nothing left to tell. */
  readonly isTold: boolean;
  /** The keys of all submits of the act, before the kill and after. */
  readonly keys: readonly string[];
  /** What the browser still keeps of an act that is done. */
  readonly left: readonly string[];
}

/**
 * What must not be, besides what the rows tell: what was shown is there, what waits is not forgotten, what was on the disk
 * goes on from there, one act has one key, and it comes to an end. REL-02 REL-10 REL-12
 */
export function problemsOf(round: BrowserRound): readonly string[] {
  const { plan, action, reached, isShown, made, found, ending, isTold, keys, left } = round;
  const different = new Set(keys).size;
  // Without a wait the disk may have nothing but the end of it.
  const mayBeForgotten = plan.pace === 'hasty' && reached.has('submit answered');
  const isPast = isShown || found === 'done';
  const problems = [
    ...(isPast && made.length === 0 ? ['taken for sent and not there'] : []),
    ...(made.length > action.makes ? [`made ${made.length} times before she came back`] : []),
    ...(isForgotten(found) && !mayBeForgotten ? ['forgotten before it was done'] : []),
    ...(plan.pace === 'stalled' && ending !== 'by itself'
      ? [`the login was on the disk and it went on ${ending}`]
      : []),
    ...(different > 1 && ending !== 'written anew' ? [`${different} keys for one act`] : []),
    ...(isTold ? [] : ['never told of the end']),
    ...left.map((key) => `sent and still kept: ${key}`),
  ];
  return problems.map((problem) => `${problem}: ${action.email}`);
}
