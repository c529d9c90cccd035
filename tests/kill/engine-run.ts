import { startSmtpSink } from '../support/smtp-sink.ts';
import type { Action } from './actions.ts';
import { type BreakageResult, tryBreakages } from './breakages.ts';
import { type Buyer, registerBuyers } from './buyers.ts';
import { countBuyers, countThreads } from './crowd.ts';
import type { Evidence, StoredState } from './evidence.ts';
import { createPlan, type PlanName, type RoundPlan } from './plan.ts';
import { drain, type Round, type Rounds, runRound } from './round.ts';
import { createServerLives, stopServer } from './server-lives.ts';
import { createStore, type Engine, type Store } from './store.ts';
import { type Tally, tallyOf } from './tally.ts';
import { excludeConfirmations } from './tally-mails.ts';
import { insertThreads, type Thread } from './threads.ts';

export interface EngineRun extends Tally {
  readonly engine: Engine;
  readonly rounds: number;
  readonly kills: number;
  readonly retried: number;
  /** Milliseconds from the start of each server after a kill until it listens, shortest first. */
  readonly restarts: readonly number[];
  readonly breakages: BreakageResult;
}

export interface RunOptions {
  readonly rounds: number;
  readonly seed: number;
  readonly plan: PlanName;
  readonly print: (line: string) => void;
}

/** Runs all rounds on one database engine and the same data, and prints a line per round with the new violations. */
export async function runEngine(engine: Engine, options: RunOptions): Promise<EngineRun> {
  const store = await createStore(engine);
  const sink = await startSmtpSink();
  try {
    const lives = await createServerLives(store, sink.url);
    const all: Rounds = { lives, sink, kills: [], hasLock: engine === 'pglite' };
    const { actions, rounds, violations } = await runRounds(store, all, options);
    const atEnd = await drain(all);
    const evidence = evidenceOf(all, actions, 0);
    const tally = tallyOf({ ...evidence, ...(await store.read()) });
    const breakages = await tryBreakages(store, evidence, options.plan);
    const unnoticed = breakages.unnoticed.map((name) => `nobody noticed: ${name}`);
    return {
      ...tally,
      engine,
      rounds: rounds.length,
      kills: all.kills.length,
      retried: rounds.reduce((sum, { retried }) => sum + retried, 0),
      restarts: rounds.map(({ restartMs }) => restartMs).sort((one, other) => one - other),
      breakages,
      violations: [...new Set([...violations, ...atEnd, ...tally.violations, ...unnoticed])],
    };
  } finally {
    await sink.close();
    await store.drop();
  }
}

interface RoundsDone {
  readonly actions: readonly Action[];
  readonly rounds: readonly Round[];
  readonly violations: ReadonlySet<string>;
}

async function runRounds(
  store: Store,
  all: Rounds,
  { rounds: count, seed, plan: name, print }: RunOptions,
): Promise<RoundsDone> {
  const plans = Array.from({ length: count }, (_, number) => createPlan(seed, number, name));
  const buyers = await buyersOf(all, plans);
  const { waiting, people } = await threadsOf(store, plans);
  const actions: Action[] = [];
  const rounds: Round[] = [];
  const violations = new Set<string>();
  for (const [number, plan] of plans.entries()) {
    const round = await runRound(all, plan, {
      number,
      buyers: buyers.splice(0, countBuyers(plan.actions)),
      threads: { waiting: waiting.splice(0, countThreads(plan.actions)), people },
    });
    actions.push(...round.actions);
    rounds.push(round);
    const { violations: seen } = tallyOf({ ...evidenceOf(all, actions, round.mayBeLeased), ...(await store.read()) });
    const found = new Set([...round.violations, ...seen].filter((violation) => !violations.has(violation)));
    for (const violation of found) violations.add(violation);
    print(lineOf(number, plan, round, [...found]));
  }
  return { actions, rounds, violations };
}

/** Registers all buyers of all rounds on a server that is not killed. */
async function buyersOf({ lives }: Rounds, plans: readonly RoundPlan[]): Promise<Buyer[]> {
  const count = plans.reduce((sum, { actions }) => sum + countBuyers(actions), 0);
  if (count === 0) return [];
  const life = await lives.begin();
  if (!life.isUp) throw new Error(`the server did not start: ${life.server.output()}`);
  const buyers = await registerBuyers(lives.origin, count);
  await stopServer(life);
  return buyers;
}

/** Inserts all enquiries that are answered in any round. */
async function threadsOf(
  store: Store,
  plans: readonly RoundPlan[],
): Promise<{ waiting: Thread[]; people: readonly string[] }> {
  const count = plans.reduce((sum, { actions }) => sum + countThreads(actions), 0);
  if (count === 0) return { waiting: [], people: [] };
  const { waiting, people } = await store.open((database) => insertThreads(database, count));
  return { waiting: [...waiting], people };
}

function evidenceOf(
  { sink, kills }: Rounds,
  sent: readonly Action[],
  mayBeLeased: number,
): Omit<Evidence, keyof StoredState> {
  const arrived = excludeConfirmations(sink.arrived).map(({ messageId = '', to = [] }) => ({
    messageId,
    recipient: to[0]?.address ?? '',
  }));
  return { sent, arrived, kills: kills.length, mayBeLeased };
}

function lineOf(number: number, plan: RoundPlan, round: Round, violations: readonly string[]): string {
  const where = plan.death === 'outside' ? `outside after ${plan.delay} ms` : `${plan.death}, passing ${plan.nth}`;
  const missed = round.diedAsPlanned ? '' : ' (died elsewhere)';
  const figures = `${sentIn(round)}, ${round.retried} retried, up again in ${Math.round(round.restartMs)} ms`;
  const verdict = violations.length === 0 ? 'ok' : `VIOLATED\n    ${violations.join('\n    ')}`;
  return `  ${String(number + 1).padStart(2)}  ${where}${missed}: ${figures}: ${verdict}`;
}

function sentIn({ actions }: Round): string {
  const count = (kind: Action['kind']) => actions.filter((action) => action.kind === kind).length;
  const [requests, carts] = [count('rfq'), count('cart')];
  const ofBuyers = requests + carts === 0 ? '' : ` (${requests} requests, ${carts} carts)`;
  return `${actions.length} sent${ofBuyers}`;
}
