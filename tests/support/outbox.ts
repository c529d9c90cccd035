import type { Database } from '@fairhall/gateway/db/database';
import type { MailAttachment } from '@fairhall/gateway/mail/mail';
import type { QueuedMail } from '@fairhall/gateway/mail/outbox';
import { createFailpoints, type FailpointPlan } from '@fairhall/gateway/operations/failpoints';
import { noLogger } from '@fairhall/gateway/operations/logger';
import { loadTexts } from '@fairhall/gateway/texts';

const texts = loadTexts(new URL('../../core/messages', import.meta.url).pathname);

/** No test of the outbox checks the picture. */
const drawBadge = async () => new Uint8Array([1]);

interface Sending {
  readonly database: Database;
  readonly now: () => number;
  send(mail: QueuedMail, attached?: readonly MailAttachment[]): Promise<void>;
  readonly plan?: FailpointPlan;
  /** Called with the outcome of each try. */
  readonly mailed?: (outcome: string) => void;
}

/** The arguments of `sendOne`, with a transport whose emails the test can read. */
export function createWorker({ database, now, send, plan = [], mailed = () => undefined }: Sending) {
  const metrics = { called: () => undefined, replayed: () => undefined, mailed, text: async () => '' };
  const transport = { send, close: () => undefined };
  const failpoint = createFailpoints(plan);
  return { database, transport, metrics, log: noLogger, texts, failpoint, keepsBodies: false, drawBadge, now };
}
