import type { BrowserPlan, Moment } from './browser-plan.ts';
import type { SentAction } from './evidence.ts';
import { isForgotten, type SubmitTrace } from './stored-submit.ts';

/**
 * How the submit was completed after the kill: automatically, after a login, by pressing send again, by filling in
 * everything again, or not at all since it had arrived.
 */
export type Ending = 'by itself' | 'after a login' | 'pressed again' | 'written anew' | 'there already';

/** The observations of a round. */
export interface BrowserRound {
  readonly plan: BrowserPlan;
  readonly action: SentAction;
  /** The moments that were observed before the kill. */
  readonly reached: ReadonlySet<Moment>;
  /** Whether the page had shown before the kill that the form was sent. */
  readonly isShown: boolean;
  /** Ids of the records that existed when the browser was started again. */
  readonly made: readonly string[];
  readonly found: SubmitTrace;
  readonly ending: Ending;
  /** Whether the page finally showed that the form was sent; true if nothing was left to send. */
  readonly isNotified: boolean;
  /** The idempotency keys of all tries of the submit, before and after the kill. */
  readonly keys: readonly string[];
  /** Names of values that the browser still stores although the form was sent. */
  readonly left: readonly string[];
}

/**
 * The violations of a round that the database does not show. A form shown as sent must exist, a pending task must not
 * be forgotten, a login on disk must be used, one submit must have one key, the user must be notified of the result,
 * and nothing of a sent form may stay stored. REL-02 REL-10 REL-12
 */
export function listProblems(round: BrowserRound): readonly string[] {
  const { plan, action, reached, isShown, made, found, ending, isNotified, keys, left } = round;
  const different = new Set(keys).size;
  // With a hasty guest the response may arrive before the disk has anything of the form, and then the disk has only the
  // final state. The page may have the response of a record that exists before it is observed here.
  const mayBeForgotten = plan.pace === 'hasty' && (reached.has('submit answered') || made.length > 0);
  const isPast = isShown || found === 'done';
  const problems = [
    ...(isPast && made.length === 0 ? ['taken for sent and not there'] : []),
    ...(made.length > action.makes ? [`made ${made.length} times before the browser was started again`] : []),
    ...(isForgotten(found) && !mayBeForgotten ? ['forgotten before it was done'] : []),
    ...(plan.pace === 'stalled' && ending !== 'by itself'
      ? [`the login was on the disk and it went on ${ending}`]
      : []),
    ...(different > 1 && ending !== 'written anew' ? [`${different} keys for one act`] : []),
    ...(isNotified ? [] : ['never told of the end']),
    ...left.map((key) => `sent and still kept: ${key}`),
  ];
  return problems.map((problem) => `${problem}: ${action.email}`);
}
