import type { Contract } from '@fairhall/core/contract/call';
import { contract as wholeContract } from '@fairhall/core/contract/contract';
import { createRoutes, type Handlers } from '@fairhall/core/contract/dispatcher';
import { type DemoAccount, demoAccountsOf } from './account/demo-accounts.ts';
import { createPasswords, type Passwords } from './account/passwords.ts';
import type { CallContext } from './call-context.ts';
import type { Database } from './db/database.ts';
import type { Caller, Parts, Resource, Routes } from './gateway-parts.ts';
import { createHandle } from './handle.ts';
import { createHandlers } from './handlers.ts';
import { createAnswerFloor, FLOOR } from './limits/answer-floor.ts';
import { createLimiter } from './limits/limiter.ts';
import { devMailsPage } from './mail/dev-mails.ts';
import { oldestWaiting } from './mail/outbox.ts';
import { type OutboxWorker, startOutboxWorker } from './mail/outbox-worker.ts';
import { createSmtp, type MailTransport, senderOf } from './mail/smtp.ts';
import { startSweeping } from './maintenance.ts';
import { createFailpoints } from './operations/failpoints.ts';
import { type Logger, silentLogger } from './operations/logger.ts';
import { createMetrics } from './operations/metrics.ts';
import { openapiOf } from './operations/openapi.ts';
import { type ReadyState, readReadiness } from './operations/readiness.ts';
import { pagesUrlOf, type Settings } from './settings.ts';
import { loadTexts } from './texts.ts';
import type { Files } from './upload/files.ts';
import { openFiles } from './upload/open-files.ts';
import { createSentFiles } from './upload/sent-files.ts';
import { noSecrets, type SecretStore } from './wire/sign-check.ts';

export interface GatewayOptions {
  readonly settings: Settings;
  /** Origin of links and mails. */
  readonly publicUrl: string;
  /** Open and migrated; whoever opened it closes it. */
  readonly database: Database;
  /** Folder of `{lang}/{feature}.json`. */
  readonly messagesFolder: string;
  readonly pictures: Resource;
  readonly content: Resource;
  /** Where sent files are kept; as the settings say when absent. */
  readonly files?: Files;
  readonly version?: string;
  readonly log?: Logger;
  readonly secrets?: SecretStore;
  /** Way out for mails; the SMTP server of the settings when absent, none when there is none either. */
  readonly transport?: MailTransport;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** How passwords are hashed, where it is not the usual way. */
  readonly passwords?: Passwords;
  /** Least time of the answers that must tell nothing by their time, in milliseconds; 0 turns it off, for tests. */
  readonly answerFloorMs?: number;
  /** Calls of one's own in place of the contract's, for tests. */
  readonly calls?: Routes;
}

export interface Gateway {
  /** The accounts to try things out with; none where there is no demo world, and never any in production. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Answers any address below `/gateway/`. Never throws. */
  handle(request: Request, caller: Caller): Promise<Response>;
  ready(): Promise<ReadyState>;
  /** Prometheus text. */
  metrics(): Promise<string>;
  /** The page of mails; for use outside production. */
  mailsPage(to: string | null): Promise<Response>;
  /** Ends the work in the background. */
  close(): Promise<void>;
}

/** Makes the routes of a contract of one's own, as `calls` takes them. */
export const routesOf = <Tree extends Contract>(tree: Tree, handlers: Handlers<Tree, CallContext>): Routes =>
  createRoutes(tree, handlers);

/** The gateway without a socket: a request in, a response out. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { settings, database, publicUrl, log = silentLogger, now = Date.now } = options;
  const texts = loadTexts(options.messagesFolder);
  const metrics = createMetrics(async () => (await oldestWaiting(database, now())) / 1000);
  const failpoint = createFailpoints(settings.failpoints);
  const transport = options.transport ?? transportOf(settings, publicUrl);
  const background = { database, metrics, log, failpoint, now };
  const worker = transport === undefined ? undefined : startOutboxWorker({ ...background, transport });
  const pagesUrl = pagesUrlOf(settings, publicUrl);
  const passwords = options.passwords ?? createPasswords();
  const files = options.files ?? openFiles(settings, failpoint);
  const sentFiles = createSentFiles({ database, files, failpoint, now });
  const handlers = { database, texts, pagesUrl, passwords, ...sentFiles };
  const parts: Parts = {
    ...background,
    settings,
    publicUrl,
    texts,
    routes: options.calls ?? routesOf(wholeContract, await createHandlers(handlers)),
    limiter: createLimiter(database),
    answerFloor: createAnswerFloor(options.answerFloorMs ?? FLOOR),
    secrets: options.secrets ?? noSecrets,
    onCommit: () => worker?.wake(),
  };
  const openapi = openapiOf(wholeContract, options.version ?? '0');
  const { pictures, content } = options;
  const handle = createHandle(parts, { pictures, content, files: sentFiles.serving, openapi });
  const onError = (error: unknown) => log.error({ error }, 'sweep failed');
  const stopSweeping = startSweeping({ database, files, now, onError });
  return {
    demoAccounts: demoAccountsOf(settings),
    handle,
    ready: () => readReadiness(database, settings.dataDir, now()),
    metrics: () => metrics.text(),
    mailsPage: (to) => devMailsPage(database, to),
    close: () => stop(stopSweeping, worker),
  };
}

async function stop(stopSweeping: () => void, worker: OutboxWorker | undefined): Promise<void> {
  stopSweeping();
  await worker?.stop();
}

function transportOf({ smtpUrl, mailFrom }: Settings, publicUrl: string): MailTransport | undefined {
  return smtpUrl === null ? undefined : createSmtp(smtpUrl, senderOf(mailFrom, publicUrl));
}
