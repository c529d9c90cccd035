import type { BrowserRound, Ending } from './browser-judgement.ts';
import type { Pace } from './browser-plan.ts';
import type { BrowserRun } from './browser-run.ts';
import { isForgotten, type SubmitTrace } from './stored-submit.ts';
import { formatTable } from './table.ts';

const HEADINGS = [
  'engine',
  'rounds (patient, stalled, hasty)',
  'seen before the kill: no answer to the login',
  'that, and no submit',
  'the submit, and no answer to it',
  'the answer to the submit',
  'made before the kill',
  'shown as sent before it',
  'back with task, draft, all done, words, nothing: patient',
  'stalled',
  'hasty',
  'then sent by itself',
  'sent after a login',
  'sent by another press',
  'written anew',
  'there already',
  'made, not shown, and forgotten by the browser',
  'acknowledged',
  'lost',
  'doubled',
  'files of requests',
  'mails arrived',
  'breakages noticed',
  'violations',
];

const DIFFERENT: readonly Pace[] = ['patient', 'stalled', 'hasty'];
const FOUND: readonly SubmitTrace[] = ['task', 'draft', 'done', 'words', 'nothing'];
const ENDINGS: readonly Ending[] = ['by itself', 'after a login', 'pressed again', 'written anew', 'there already'];

/** The figures of the rounds with a killed browser, one column per engine. */
export const formatBrowserTable = (runs: readonly BrowserRun[]): string => formatTable(HEADINGS, runs.map(columnOf));

function columnOf({ engine, rounds, breakages, ...tally }: BrowserRun): readonly (string | number)[] {
  const count = (isSo: (round: BrowserRound) => boolean) => rounds.filter(isSo).length;
  const foundBy = (pace: Pace) =>
    FOUND.map((found) => count((round) => round.plan.pace === pace && round.found === found)).join(', ');
  return [
    engine,
    DIFFERENT.map((pace) => count(({ plan }) => plan.pace === pace)).join(', '),
    count(({ reached }) => !reached.has('login answered')),
    count(({ reached }) => reached.has('login answered') && !reached.has('submit sent')),
    count(({ reached }) => reached.has('submit sent') && !reached.has('submit answered')),
    count(({ reached }) => reached.has('submit answered')),
    count(({ made }) => made.length > 0),
    count(({ isShown }) => isShown),
    ...DIFFERENT.map(foundBy),
    ...ENDINGS.map((ending) => count((round) => round.ending === ending)),
    count(({ found, made, isShown }) => isForgotten(found) && made.length > 0 && !isShown),
    tally.acknowledged,
    tally.lost,
    tally.doubled,
    tally.adopted,
    tally.arrived,
    `${breakages.tried - breakages.unnoticed.length} of ${breakages.tried}`,
    tally.violations.length,
  ];
}
