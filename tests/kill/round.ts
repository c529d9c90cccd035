import type { SmtpSink } from '../support/smtp-sink.ts';
import type { Action } from './actions.ts';
import type { Buyer } from './buyers.ts';
import { crowdOf } from './crowd.ts';
import type { RoundPlan } from './plan.ts';
import { kill, type Life, type ServerLives, stop } from './server-lives.ts';
import { until } from './until.ts';

/** After this long a failpoint that was not reached is given up, and the kill comes from outside. */
const PATIENCE = 10_000;
/** How long senders ask again, and how long mails may take, at the longest. */
const DEADLINE = 30_000;
/** Longer than sending one mail takes, however busy the machine is. */
const LAST_MAIL = 2_000;
/** A killed server's mail is sent again when its lease has ended and the next server looks: 60 and 5 seconds, and slack. */
const REST = 70_000;

export interface Round {
  readonly actions: readonly Action[];
  /** Actions that had no answer when the server was dead. */
  readonly retried: number;
  /** Whether the server died at the planned line. */
  readonly diedAsPlanned: boolean;
  readonly restartMs: number;
  /** Mails a killed server may still hold. */
  readonly mayRest: number;
  readonly violations: readonly string[];
}

export interface Rounds {
  readonly lives: ServerLives;
  readonly sink: SmtpSink;
  /** When servers were killed, epoch milliseconds. */
  readonly kills: number[];
  /** Whether the data are in a folder that only one server may hold. */
  readonly hasLock: boolean;
}

/** A round's place in the row of them, and the buyers it has for itself. */
export interface RoundPlace {
  readonly number: number;
  readonly buyers: readonly Buyer[];
}

/** A server is killed under a crowd, the next one finishes what it left, everybody asks once more. */
export async function runRound(rounds: Rounds, plan: RoundPlan, { number, buyers }: RoundPlace): Promise<Round> {
  const { lives, sink, kills, hasLock } = rounds;
  const actions = crowdOf(plan.actions, { origin: lives.origin, round: number, buyers });
  const doomed = await lives.begin(plan.death === 'outside' ? '' : `${plan.death}:kill:${plan.nth}`);
  const answers = actions.map((action) => action.send());
  const diedAsPlanned = await deathOf(doomed, plan);
  kills.push(Date.now());
  await Promise.all(answers);
  const retried = actions.filter(({ answers }) => answers.length === 0).length;

  const next = await lives.begin();
  await Promise.all(actions.map(askUntilAnswered));
  await until(() => outstanding(actions, sink) <= 1, DEADLINE);
  // The one left may be the one the killed server holds; otherwise it is on its way.
  await until(() => outstanding(actions, sink) === 0, LAST_MAIL);
  const mayRest = restingAt(kills);
  const code = await stop(next);
  return {
    actions,
    retried,
    diedAsPlanned,
    restartMs: next.startMs,
    mayRest,
    violations: [
      ...(next.isUp ? [] : [`the server did not start again: ${next.server.output()}`]),
      ...(hasLock && !next.holdsFolder ? ['the lock of the killed server was not taken over'] : []),
      ...(code === 0 ? [] : [`the server ended with ${code} after SIGTERM`]),
    ],
  };
}

/** Waits for the server's death, or brings it about; whether it came as planned. */
async function deathOf(life: Life, { death, delay }: RoundPlan): Promise<boolean> {
  let isDead = false;
  void life.server.ended.then(() => {
    isDead = true;
  });
  await until(() => isDead, death === 'outside' ? delay : PATIENCE);
  const died = isDead;
  await kill(life);
  return died !== (death === 'outside');
}

/** Everybody asks once more, also who was answered before: she has to hear the same ids. */
async function askUntilAnswered(action: Action): Promise<void> {
  const end = Date.now() + DEADLINE;
  while (!(await action.send()) && Date.now() < end) await until(() => false, 200);
}

/** Mails that are still to come. */
const outstanding = (actions: readonly Action[], { arrived }: SmtpSink): number => {
  const mails = Map.groupBy(arrived, ({ to = [] }) => to[0]?.address);
  const different = (email: string) => new Set(mails.get(email)?.map(({ messageId }) => messageId)).size;
  return actions.reduce((sum, { email, makes }) => sum + Math.max(0, makes - different(email)), 0);
};

const restingAt = (kills: readonly number[]): number => kills.filter((time) => Date.now() - time < REST).length;

/** Starts a server once more and lets it send what killed ones still held. */
export async function drain({ lives, kills }: Rounds): Promise<readonly string[]> {
  const last = await lives.begin();
  await until(async () => restingAt(kills) === 0 && (await oldestWaiting(lives.origin)) === 0, REST + DEADLINE);
  const code = await stop(last);
  return code === 0 ? [] : [`the last server ended with ${code} after SIGTERM`];
}

/** Age of the oldest unsent mail, as an operator sees it. */
async function oldestWaiting(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^fairhall_outbox_oldest_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}
