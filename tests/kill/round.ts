import type { SmtpSink } from '../support/smtp-sink.ts';
import { crowdOf, type Enquiry } from './crowd.ts';
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
  readonly enquiries: readonly Enquiry[];
  /** Enquiries that had no answer when the server was dead. */
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

/** A server is killed under a crowd, the next one finishes what it left, everybody asks once more. */
export async function runRound(rounds: Rounds, plan: RoundPlan, number: number): Promise<Round> {
  const { lives, sink, kills, hasLock } = rounds;
  const enquiries = crowdOf(lives.origin, number, plan.enquiries);
  const doomed = await lives.begin(plan.death === 'outside' ? '' : `${plan.death}:kill:${plan.nth}`);
  const answers = enquiries.map((enquiry) => enquiry.send());
  const diedAsPlanned = await deathOf(doomed, plan);
  kills.push(Date.now());
  await Promise.all(answers);
  const retried = enquiries.filter(({ answers }) => answers.length === 0).length;

  const next = await lives.begin();
  await Promise.all(enquiries.map(askUntilAnswered));
  await until(() => outstanding(enquiries, sink) <= 1, DEADLINE);
  // The one left may be the one the killed server holds; otherwise it is on its way.
  await until(() => outstanding(enquiries, sink) === 0, LAST_MAIL);
  const mayRest = restingAt(kills);
  const code = await stop(next);
  return {
    enquiries,
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

/** Everybody asks once more, also who was answered before: she has to hear the same id. */
async function askUntilAnswered(enquiry: Enquiry): Promise<void> {
  const end = Date.now() + DEADLINE;
  while (!(await enquiry.send()) && Date.now() < end) await until(() => false, 200);
}

const outstanding = (enquiries: readonly Enquiry[], { arrived }: SmtpSink): number => {
  const recipients = new Set(arrived.flatMap(({ to = [] }) => to.map(({ address }) => address)));
  return enquiries.filter(({ email }) => !recipients.has(email)).length;
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
