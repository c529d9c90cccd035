import { demoAccountsOf } from '../account/demo-accounts.ts';
import { getPagesUrl, type Settings } from '../settings.ts';
import { isLoopback } from './is-from-this-machine.ts';
import type { ListenResult } from './listen.ts';

interface StartMessageInput {
  readonly settings: Settings;
  readonly listening: ListenResult;
  readonly publicUrl: string;
}

/** Prints the addresses, demo accounts and warnings for the person who started the server. */
export function printStartMessage({ settings, listening, publicUrl }: StartMessageInput): void {
  const { port, moved } = listening;
  const lines = [
    ...(moved ? [`Port ${settings.port} is in use. Using port ${port} instead.`] : []),
    `Fairhall is running at ${getPagesUrl(settings, publicUrl)}/`,
    formatMailLine(settings, publicUrl),
    ...(settings.appEnv !== 'production' && !isLoopback(settings.host) ? [formatExposureWarning(settings)] : []),
    ...demoAccountsOf(settings).map(({ kind, email, password }) => `Demo ${kind}: ${email} / ${password}`),
    ...(settings.databaseUrl === null && settings.appEnv === 'production' ? [NOTICE_EMBEDDED] : []),
    ...(isUnencrypted(settings, publicUrl) ? [NOTICE_PLAIN_HTTP] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints why the server cannot serve yet. REL-23 */
export function printWaitingMessage(publicUrl: string, reason: string): void {
  process.stderr.write(`Fairhall is listening at ${publicUrl}/ but not ready: ${reason}\n`);
}

const NOTICE_EMBEDDED =
  'The embedded database is meant for evaluation and small shows. For anything larger, set DATABASE_URL to a PostgreSQL server.';

/** THR-17 */
const formatExposureWarning = ({ host }: Settings): string =>
  `HOST=${host}: other machines can reach this server, which is not set up for production. Emails are shown only on this machine.`;

const NOTICE_PLAIN_HTTP =
  'PUBLIC_URL starts with http://, so passwords travel unencrypted. Serve it over https:// behind a proxy.';

/** Whether a production server is reached over a network without encryption. */
function isUnencrypted({ appEnv }: Settings, publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return appEnv === 'production' && protocol === 'http:' && !/^(127\.|\[::1\]$|(.+\.)?localhost$)/.test(hostname);
}

function formatMailLine({ smtpUrl, appEnv }: Settings, publicUrl: string): string {
  if (smtpUrl !== null) return `Emails are sent through ${new URL(smtpUrl).host}`;
  return appEnv === 'production'
    ? 'Emails stay in the outbox. Set SMTP_URL to send them.'
    : `Emails are shown at ${publicUrl}/dev/mails`;
}
