import type { Transporter } from 'nodemailer';
import type { MailAttachment } from './mail.ts';
import type { QueuedMail } from './outbox.ts';

/** The way out for mails. */
export interface MailTransport {
  /** Throws when the mail did not go; see `isFinal`. */
  send(mail: QueuedMail, attached?: readonly MailAttachment[]): Promise<void>;
  close(): void;
}

/** Milliseconds for each step of the talk with the server. REL-16 */
const STEP = 10_000;

/** Mail by an SMTP server. Each event has one Message-ID, however often it is sent. REL-08 */
export function createSmtp(url: string, from: string): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const getTransport = () => {
    opened ??= openTransport(url);
    return opened;
  };
  const domain = getDomain(from);
  return {
    send: async ({ to, subject, html, text, dedupeKey, requestId, unsubscribe }, attached = []) => {
      const headers = {
        'X-Request-Id': requestId,
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === undefined ? {} : toUnsubscribeHeaders(unsubscribe)),
      };
      await (await getTransport()).sendMail({
        from,
        to,
        subject,
        html,
        text,
        headers,
        messageId: `<${dedupeKey}@${domain}>`,
        attachments: attached.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(bytes),
        })),
      });
    },
    close: () => void opened?.then((open) => open.close()),
  };
}

/**
 * By these a mail program offers to end such mails, and does so with one press (RFC 8058). Their values may not be folded as text
 * is, and an address is one word.
 */
const toUnsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Loaded with the first mail, as a server without an SMTP server to send by never needs it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const getTransport = createTransport(url, {});
  // A pool of connections (`pool=true` in the address) emits the errors of idle ones too; the mail that fails tells of them.
  getTransport.on('error', () => undefined);
  Object.assign(getTransport.options, { connectionTimeout: STEP, greetingTimeout: STEP, socketTimeout: STEP });
  return getTransport;
}

/** Whether the server said that trying again is of no use: an answer of 500 and more. */
export function isFinal(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown }; // nodemailer adds it to its errors
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** Sender of all mails: as set, else a no-reply address at the host of our links. */
export function getSender(mailFrom: string | null, publicUrl: string): string {
  return mailFrom ?? `Fairhall <no-reply@${new URL(publicUrl).hostname}>`;
}

const getDomain = (from: string): string => from.replace(/^.*@/, '').replace('>', '');
