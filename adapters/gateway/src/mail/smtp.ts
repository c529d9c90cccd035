import { DEFAULT_BRAND, type SiteBrand } from '@fairhall/core/site/site-brand';
import type { Transporter } from 'nodemailer';
import type { MailAttachment } from './mail.ts';
import type { QueuedMail } from './outbox.ts';

/** Sends emails. */
export interface MailTransport {
  /** Throws if the email was not sent; see `isFinal`. */
  send(mail: QueuedMail, attached?: readonly MailAttachment[]): Promise<void>;
  close(): void;
}

/** Timeout of each step of the SMTP dialogue, in milliseconds. REL-16 */
const STEP = 10_000;

/**
 * Sends emails by an SMTP server. Each event has one Message-ID, however often it is sent. All come from one address,
 * which the mail server must know; a site may have its own name beside it, and its own address for answers. REL-08 D-97
 */
export function createSmtp(
  url: string,
  from: string,
  getBrand: (siteId: number) => SiteBrand = () => DEFAULT_BRAND,
): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const getTransport = () => {
    opened ??= openTransport(url);
    return opened;
  };
  const domain = getDomain(from);
  return {
    send: async ({ to, siteId, subject, html, text, dedupeKey, requestId, unsubscribe }, attached = []) => {
      const headers = {
        'X-Request-Id': requestId,
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === undefined ? {} : toUnsubscribeHeaders(unsubscribe)),
      };
      const { mailName, replyTo } = getBrand(siteId);
      await (await getTransport()).sendMail({
        from: mailName === '' ? from : { name: mailName, address: getAddress(from) },
        ...(replyTo === '' ? {} : { replyTo }),
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
 * Mail programs use these headers to offer a one-click unsubscribe (RFC 8058). They are `prepared` because their values
 * must not be folded like text.
 */
const toUnsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Loaded with the first email; a server without SMTP never needs it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(url, {});
  // A pool of connections (`pool=true` in the URL) also emits the errors of idle connections; the failed email reports
  // its own error.
  transport.on('error', () => undefined);
  Object.assign(transport.options, { connectionTimeout: STEP, greetingTimeout: STEP, socketTimeout: STEP });
  return transport;
}

/** Whether the server rejected the email for good: a response code of 500 or more. */
export function isFinal(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown }; // nodemailer adds it to its errors
  return typeof responseCode === 'number' && responseCode >= 500;
}

/** The sender of all emails: the configured one, else a no-reply address at the host of our links. */
export function getSender(mailFrom: string | null, publicUrl: string): string {
  return mailFrom ?? `Fairhall <no-reply@${new URL(publicUrl).hostname}>`;
}

/** The address in a sender such as `Fairhall <no-reply@fair.example>`. */
const getAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

const getDomain = (from: string): string => from.replace(/^.*@/, '').replace('>', '');
