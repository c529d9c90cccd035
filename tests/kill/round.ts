import type { SmtpSink } from '../support/smtp-sink.ts';
import type { Action } from './actions.ts';
import type { Buyer } from './buyers.ts';
import { createActions } from './crowd.ts';
import type { RoundPlan } from './plan.ts';
import { killServer, type Life, type ServerLives, stopServer } from './server-lives.ts';
import { excludeConfirmations } from './tally-mails.ts';
import type { Threads } from './threads.ts';
import { waitUntil } from './wait-until.ts';

/** Milliseconds after which the test stops waiting for a failpoint and kills the server from outside. */
const PATIENCE = 10_000;
/** Maximum milliseconds for repeats of senders, and for emails to arrive. */
const DEADLINE = 30_000;
/** Milliseconds, longer than sending one email takes on a busy machine. */
const LAST_MAIL = 2_000;
/**
 * Milliseconds until another server sends an email that a killed server had leased: a lease of 60 s, a check every 5 s,
 * and some slack.
 */
const LEASE_OVER = 70_000;

export interface Round {
  readonly actions: readonly Action[];
  /** Number of actions without a response when the server died. */
  readonly retried: number;
  /** Whether the server died as planned. */
  readonly diedAsPlanned: boolean;
  readonly restartMs: number;
  /** Maximum number of emails that killed servers may still have leased. */
  readonly mayBeLeased: number;
  readonly violations: readonly string[];
}

export interface Rounds {
  readonly lives: ServerLives;
  readonly sink: SmtpSink;
  /** The times of the kills, in epoch milliseconds. */
  readonly kills: number[];
  /** Whether the data are in a folder that only one server can lock. */
  readonly hasLock: boolean;
}

/** A round's number, from 0, with its own buyers and enquiries. */
export interface RoundContext {
  readonly number: number;
  readonly buyers: readonly Buyer[];
  readonly threads: Threads;
}

/**
 * Runs one round: a server is killed during the actions, the next server starts, and every sender repeats until
 * answered.
 */
export async function runRound(
  rounds: Rounds,
  plan: RoundPlan,
  { number, buyers, threads }: RoundContext,
): Promise<Round> {
  const { lives, sink, kills, hasLock } = rounds;
  const actions = createActions(plan.actions, { origin: lives.origin, round: number, buyers, threads });
  const doomed = await lives.begin(plan.death === 'outside' ? '' : `${plan.death}:kill:${plan.nth}`);
  const answers = actions.map((action) => action.send());
  const diedAsPlanned = await deathOf(doomed, plan);
  kills.push(Date.now());
  await Promise.all(answers);
  const retried = actions.filter(({ answers }) => answers.length === 0).length;

  const next = await lives.begin();
  await Promise.all(actions.map(askUntilAnswered));
  await waitUntil(() => outstanding(actions, sink) <= 1, DEADLINE);
  // If the killed server had leased the last missing email, it takes longer; otherwise it arrives soon.
  await waitUntil(() => outstanding(actions, sink) === 0, LAST_MAIL);
  const mayBeLeased = leasedAt(kills);
  const code = await stopServer(next);
  return {
    actions,
    retried,
    diedAsPlanned,
    restartMs: next.startMs,
    mayBeLeased,
    violations: [
      ...(next.isUp ? [] : [`the server did not start again: ${next.server.output()}`]),
      ...(hasLock && !next.holdsFolder ? ['the lock of the killed server was not taken over'] : []),
      ...(code === 0 ? [] : [`the server ended with ${code} after SIGTERM`]),
    ],
  };
}

/** Waits until the server dies at its failpoint, or kills it from outside. Returns whether it died as planned. */
async function deathOf(life: Life, { death, delay }: RoundPlan): Promise<boolean> {
  let isDead = false;
  void life.server.ended.then(() => {
    isDead = true;
  });
  await waitUntil(() => isDead, death === 'outside' ? delay : PATIENCE);
  const died = isDead;
  await killServer(life);
  return died !== (death === 'outside');
}

/**
 * Repeats an action until it is answered. Actions that were answered before are repeated too: they must get the same
 * ids (REL-02).
 */
async function askUntilAnswered(action: Action): Promise<void> {
  const end = Date.now() + DEADLINE;
  while (!(await action.send()) && Date.now() < end) await waitUntil(() => false, 200);
}

/** Number of emails that have not arrived yet. */
const outstanding = (actions: readonly Action[], { arrived }: SmtpSink): number => {
  const received = Map.groupBy(excludeConfirmations(arrived), ({ to = [] }) => to[0]?.address);
  const different = (email: string) => new Set(received.get(email)?.map(({ messageId }) => messageId)).size;
  return actions.reduce((sum, { email, mails }) => sum + Math.max(0, mails - different(email)), 0);
};

const leasedAt = (kills: readonly number[]): number => kills.filter((time) => Date.now() - time < LEASE_OVER).length;

/** Starts one more server, which sends the emails that killed servers had leased. */
export async function drain({ lives, kills }: Rounds): Promise<readonly string[]> {
  const last = await lives.begin();
  await waitUntil(
    async () => leasedAt(kills) === 0 && (await oldestWaiting(lives.origin)) === 0,
    LEASE_OVER + DEADLINE,
  );
  const code = await stopServer(last);
  return code === 0 ? [] : [`the last server ended with ${code} after SIGTERM`];
}

/** The age of the oldest unsent email in seconds, as /metrics shows it. */
async function oldestWaiting(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^fairhall_outbox_oldest_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}
