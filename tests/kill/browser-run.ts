import { existsSync } from 'node:fs';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';
import { type BreakageResult, tryBreakages } from './breakages.ts';
import { type BrowserRound, listProblems } from './browser-judgement.ts';
import { BROWSER_PLAN, type BrowserPlan, createBrowserPlan } from './browser-plan.ts';
import { runBrowserRound } from './browser-round.ts';
import { registerBuyers } from './buyers.ts';
import type { Evidence, StoredState } from './evidence.ts';
import { createServerLives, stopServer } from './server-lives.ts';
import { createStore, type Engine, type Store } from './store.ts';
import { type Tally, tallyOf } from './tally.ts';
import { excludeConfirmations } from './tally-mails.ts';
import { waitUntil } from './wait-until.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const FOLDERS = ['--pages', `${ROOT}web/dist/server/pages.js`, '--assets', `${ROOT}web/dist/client/assets`];
/** Maximum milliseconds until the last emails arrive. */
const DEADLINE = 30_000;

export interface BrowserRun extends Tally {
  readonly engine: Engine;
  readonly rounds: readonly BrowserRound[];
  readonly breakages: BreakageResult;
}

export interface BrowserRunOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly print: (line: string) => void;
}

/**
 * Runs all rounds on one database engine. Each round has a guest and a browser of its own; the one server is not
 * killed.
 */
export async function runBrowsers(engine: Engine, options: BrowserRunOptions): Promise<BrowserRun> {
  if (!existsSync(`${ROOT}web/dist/server/pages.js`)) throw new Error('the pages are not built: npm run build');
  const store = await createStore(engine);
  const sink = await startSmtpSink();
  try {
    const { rounds, broken } = await runRounds(store, sink, options);
    const evidence = evidenceOf(rounds, sink);
    const tally = tallyOf({ ...evidence, ...(await store.read()) });
    const breakages = await tryBreakages(store, evidence, BROWSER_PLAN);
    const unnoticed = breakages.unnoticed.map((name) => `nobody noticed: ${name}`);
    const violations = [...broken, ...rounds.flatMap(listProblems), ...tally.violations, ...unnoticed];
    return { ...tally, engine, rounds, breakages, violations };
  } finally {
    await sink.close();
    await store.drop();
  }
}

interface RoundsDone {
  readonly rounds: readonly BrowserRound[];
  /** One line for each round that failed to complete. */
  readonly broken: readonly string[];
}

async function runRounds(
  store: Store,
  sink: SmtpSink,
  { rounds: count, seed, print }: BrowserRunOptions,
): Promise<RoundsDone> {
  const { origin, begin } = await createServerLives(store, sink.url, FOLDERS);
  const life = await begin();
  if (!life.isUp) throw new Error(`the server did not start: ${life.server.output()}`);
  const rounds: BrowserRound[] = [];
  const broken: string[] = [];
  try {
    for (const [number, buyer] of (await registerBuyers(origin, count)).entries()) {
      const plan = createBrowserPlan(seed, number);
      const address = `198.18.${Math.floor(number / 200)}.${1 + (number % 200)}`;
      const done = await runBrowserRound({ origin, sink, buyer, address }, plan).catch(String);
      if (typeof done === 'string') broken.push(`round ${number + 1} did not come to its end: ${done}`);
      else rounds.push(done);
      print(lineOf(number, plan, done));
    }
    await waitUntil(() => excludeConfirmations(sink.arrived).length >= rounds.length, DEADLINE);
  } finally {
    const code = await stopServer(life);
    if (code !== 0) broken.push(`the server ended with ${code} after SIGTERM`);
  }
  return { rounds, broken };
}

/**
 * The requests of the rounds and the emails that arrived. No server was killed, so no email may be missing or repeated.
 */
function evidenceOf(rounds: readonly BrowserRound[], { arrived }: SmtpSink): Omit<Evidence, keyof StoredState> {
  const mails = excludeConfirmations(arrived).map(({ messageId = '', to = [] }) => ({
    messageId,
    recipient: to[0]?.address ?? '',
  }));
  return { sent: rounds.map(({ action }) => action), arrived: mails, kills: 0, mayBeLeased: 0 };
}

function lineOf(number: number, plan: BrowserPlan, done: BrowserRound | string): string {
  const { method, delay } = plan;
  const what = `${method}, ${paceOf(plan)}, ${delay} ms after ${plan.pace === 'stalled' ? 'that' : `"${plan.moment}"`}`;
  const head = `  ${String(number + 1).padStart(2)}  ${what}: `;
  if (typeof done === 'string') return `${head}BROKEN\n    ${done}`;
  const { reached, isShown, made, found, ending } = done;
  const seen = `${[...reached].at(-1) ?? 'nothing'}${isShown ? ', shown' : ''}, ${made.length} made`;
  const problems = listProblems(done);
  const verdict = problems.length === 0 ? 'ok' : `VIOLATED\n    ${problems.join('\n    ')}`;
  return `${head}${seen}; back with "${found}", ${ending}: ${verdict}`;
}

function paceOf({ pace, pauses, swallowed }: BrowserPlan): string {
  if (pace === 'hasty') return `hasty (${pauses.join(' and ')} ms)`;
  return pace === 'stalled' ? `stalled (no ${swallowed}) until the login is on the disk` : pace;
}
