import type { Contract } from '@fairhall/core/contract/call';
import { contract as wholeContract } from '@fairhall/core/contract/contract';
import { createRoutes, type Handlers } from '@fairhall/core/contract/dispatcher';
import type { CallContext } from './call-context.ts';
import type { Database } from './db/database.ts';
import type { Caller, Parts, Resource, Routes } from './gateway-parts.ts';
import { createHandle } from './handle.ts';
import { createHandlers } from './handlers.ts';
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
  readonly version?: string;
  readonly log?: Logger;
  readonly secrets?: SecretStore;
  /** Way out for mails; the SMTP server of the settings when absent, none when there is none either. */
  readonly transport?: MailTransport;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Calls of one's own in place of the contract's, for tests. */
  readonly calls?: Routes;
}

export interface Gateway {
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
  const parts: Parts = {
    ...background,
    settings,
    publicUrl,
    texts,
    routes: options.calls ?? routesOf(wholeContract, await createHandlers({ database, texts, pagesUrl })),
    limiter: createLimiter(database),
    secrets: options.secrets ?? noSecrets,
    onCommit: () => worker?.wake(),
  };
  const openapi = openapiOf(wholeContract, options.version ?? '0');
  const handle = createHandle(parts, { pictures: options.pictures, content: options.content, openapi });
  const stopSweeping = startSweeping(database, now, (error) => log.error({ error }, 'sweep failed'));
  return {
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
