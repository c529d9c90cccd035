import { badgeFileName } from '@fairhall/core/badge/badge-content';
import type { Database } from '../db/database.ts';
import type { PassFailpoint } from '../operations/failpoints.ts';
import type { Logger } from '../operations/logger.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { TextsByLanguage } from '../texts.ts';
import { claimMail } from './claim-mail.ts';
import type { MailAttachment, MailedBadge } from './mail.ts';
import { markFailed, markSent, type QueuedMail } from './outbox.ts';
import { isFinal, type MailTransport } from './smtp.ts';

/** How often the worker checks the outbox without a wake-up, in milliseconds. */
const WAIT_MS = 5_000;

export interface OutboxWorker {
  /** Wakes the worker, because an email may have been queued. */
  requestRun(): void;
  /** Stops after the email that is being sent. */
  stop(): Promise<void>;
}

interface OutboxWorkerPorts {
  readonly database: Database;
  readonly transport: MailTransport;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly failpoint: PassFailpoint;
  /** The texts of digests. */
  readonly texts: TextsByLanguage;
  /** Whether sent emails keep their bodies, for the page that shows them outside production. */
  readonly keepsBodies: boolean;
  /** Draws a badge as a PNG. */
  readonly drawBadge: (badge: MailedBadge) => Promise<Uint8Array>;
  readonly now: () => number;
}

/** Starts a worker that sends due emails one after the other. Several processes may run one at once. REL-07 REL-09 */
export function startOutboxWorker(ports: OutboxWorkerPorts): OutboxWorker {
  let stopped = false;
  let running: Promise<void> | undefined;
  let isRequested = false;
  const requestRun = (): void => {
    if (stopped) return;
    isRequested = true;
    running ??= drain().finally(() => {
      running = undefined;
    });
  };
  const drain = async (): Promise<void> => {
    while (isRequested && !stopped) {
      isRequested = false;
      try {
        while (!stopped && (await sendOne(ports)));
      } catch (error) {
        ports.log.error({ error }, 'outbox failed');
      }
    }
  };
  const timer = setInterval(requestRun, WAIT_MS);
  timer.unref();
  requestRun();
  return {
    requestRun,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
      ports.transport.close();
    },
  };
}

/** Sends one due email; false if there is none. */
export async function sendOne(ports: OutboxWorkerPorts): Promise<boolean> {
  const { database, transport, metrics, log, failpoint, texts, keepsBodies, now } = ports;
  const mail = await claimMail(database, { now: now(), texts, log, failpoint, keepsBodies });
  if (mail === undefined) return false;
  const { outboxId, attempts, requestId } = mail;
  try {
    await failpoint('before_smtp');
    await transport.send(mail, await createAttachments(ports, mail));
  } catch (error) {
    const outcome = await markFailed(database, mail, {
      reason: toReason(error, mail),
      isFinal: isFinal(error),
      keepsBodies,
      now: now(),
    });
    metrics.mailed(outcome);
    log.warn({ outboxId, attempts, requestId, outcome }, 'mail not sent');
    return true;
  }
  await failpoint('after_250_before_mark');
  await markSent(database, mail, { now: now(), keepsBodies });
  metrics.mailed('sent');
  log.info({ outboxId, attempts, requestId }, 'mail sent');
  return true;
}

/**
 * The picture of the email's badge. An email whose badge cannot be drawn is sent without it, because the badge number
 * is in its text.
 */
async function createAttachments(
  { drawBadge, log }: OutboxWorkerPorts,
  mail: QueuedMail,
): Promise<readonly MailAttachment[]> {
  const { badge, outboxId } = mail;
  if (badge === undefined) return [];
  try {
    const bytes = await drawBadge(badge);
    return [{ name: badgeFileName(badge.face.badgeNo), type: 'image/png', bytes }];
  } catch (error) {
    log.error({ error, outboxId }, 'badge not drawn');
    return [];
  }
}

/** The server's message, without the recipient's address, which it may repeat. */
function toReason(error: unknown, { to }: QueuedMail): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(to, '…').slice(0, 300);
}
