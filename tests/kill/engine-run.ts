import { startSmtpSink } from '../support/smtp-sink.ts';
import type { Enquiry } from './crowd.ts';
import { planOf, type RoundPlan } from './plan.ts';
import { drain, type Round, type Rounds, runRound } from './round.ts';
import { createServerLives } from './server-lives.ts';
import { createStore, type Engine, type Store } from './store.ts';
import { type Tally, tallyOf } from './tally.ts';

export interface EngineRun extends Tally {
  readonly engine: Engine;
  readonly rounds: number;
  readonly kills: number;
  readonly retried: number;
  /** Milliseconds from the start of each server after a kill until it listens, shortest first. */
  readonly restarts: readonly number[];
}

/** All rounds on one engine, on the same data; tells a line of each, with what is newly wrong. */
export async function runEngine(
  engine: Engine,
  { rounds, seed, tell }: { rounds: number; seed: number; tell: (line: string) => void },
): Promise<EngineRun> {
  const store = await createStore(engine);
  const sink = await startSmtpSink();
  try {
    const lives = await createServerLives(store, sink.url);
    const all: Rounds = { lives, sink, kills: [], hasLock: engine === 'pglite' };
    const enquiries: Enquiry[] = [];
    const done: Round[] = [];
    const violations = new Set<string>();
    for (let number = 0; number < rounds; number += 1) {
      const plan = planOf(seed, number);
      const round = await runRound(all, plan, number);
      enquiries.push(...round.enquiries);
      done.push(round);
      const { violations: seen } = await tallyNow(store, all, enquiries, round.mayRest);
      const found = new Set([...round.violations, ...seen].filter((violation) => !violations.has(violation)));
      for (const violation of found) violations.add(violation);
      tell(lineOf(number, plan, round, [...found]));
    }
    const atEnd = await drain(all);
    const tally = await tallyNow(store, all, enquiries, 0);
    return {
      ...tally,
      engine,
      rounds,
      kills: all.kills.length,
      retried: done.reduce((sum, { retried }) => sum + retried, 0),
      restarts: done.map(({ restartMs }) => restartMs).sort((one, other) => one - other),
      violations: [...new Set([...violations, ...atEnd, ...tally.violations])],
    };
  } finally {
    await sink.close();
    await store.drop();
  }
}

async function tallyNow(
  store: Store,
  { sink, kills }: Rounds,
  sent: readonly Enquiry[],
  mayRest: number,
): Promise<Tally> {
  const arrived = sink.arrived.map(({ messageId = '', to = [] }) => ({ messageId, recipient: to[0]?.address ?? '' }));
  return tallyOf({ ...(await store.read()), sent, arrived, kills: kills.length, mayRest });
}

function lineOf(number: number, plan: RoundPlan, round: Round, violations: readonly string[]): string {
  const where = plan.death === 'outside' ? `outside after ${plan.delay} ms` : `${plan.death}, passing ${plan.nth}`;
  const missed = round.diedAsPlanned ? '' : ' (died elsewhere)';
  const figures = `${round.enquiries.length} sent, ${round.retried} retried, up again in ${Math.round(round.restartMs)} ms`;
  const verdict = violations.length === 0 ? 'ok' : `VIOLATED\n    ${violations.join('\n    ')}`;
  return `  ${String(number + 1).padStart(2)}  ${where}${missed}: ${figures}: ${verdict}`;
}
