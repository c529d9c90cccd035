import { join } from 'node:path';
import type { Contract } from '@fairhall/core/contract/call';
import { createRoutes, type Handlers } from '@fairhall/core/contract/dispatcher';
import type { OverloadCause } from '@fairhall/core/contract/overload';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { type DemoAccount, demoAccountsOf } from './account/demo-accounts.ts';
import { createAnswerCache } from './answer-cache.ts';
import { badgeKeyFile } from './badge/badge-key-file.ts';
import type { CallContext } from './call-context.ts';
import { type CountView, createViewCounter, type ViewCounter } from './catalogue/directory/view-counter.ts';
import { createListedPages, type ListedPages } from './catalogue/listed-pages.ts';
import { createEmptySearchCounter, type EmptySearchCounter } from './catalogue/search/empty-searches.ts';
import { createFindWritten } from './cms/find-page.ts';
import { loadStoredSites } from './configuration/added-sites.ts';
import { listProcessHosts } from './configuration/process-hosts.ts';
import type { Content } from './content/content.ts';
import { serveContent } from './content/serve-content.ts';
import { createFeatures, type Features } from './create-features.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/database.ts';
import type { Caller, GatewayServices, Resource, Routes } from './gateway-services.ts';
import { createHandle, type Resources, rejectOverloaded } from './handle.ts';
import { createPasswords, type Passwords } from './identity/passwords.ts';
import { type CallInProcess, createInProcessCalls } from './in-process-calls.ts';
import { BUDGET_MINUTE_SECONDS, type Budget, HALL_BUDGET } from './limits/budgets.ts';
import { createLimiter } from './limits/limiter.ts';
import { createMinimumResponseTime, type DelayClock, MIN_RESPONSE_MS } from './limits/minimum-response-time.ts';
import { type MailView, renderMailPage } from './mail/dev-mail.ts';
import { renderMailsPage } from './mail/dev-mails.ts';
import type { MailedBadge } from './mail/mail.ts';
import { countWaiting, getOldestDelay } from './mail/outbox.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { countPostponed } from './mail/postponed-mails.ts';
import { createSmtp, getSender, type MailTransport } from './mail/smtp.ts';
import { UNSUBSCRIBE_FOLDER } from './mail/unsubscribe-url.ts';
import { startCleanUp } from './maintenance.ts';
import { createFailpoints } from './operations/failpoints.ts';
import { createLoadShedding, type LoadShedding } from './operations/load-shedding.ts';
import { type Logger, noLogger } from './operations/logger.ts';
import { createMetrics } from './operations/metrics.ts';
import { createReadiness, type ReadyState } from './operations/readiness.ts';
import { listRows } from './operator-list/list-rows.ts';
import { getPagesUrl, getSupplierUrl, type Settings } from './settings.ts';
import { createExhibitionUrl, createPageUrl } from './site-pages.ts';
import { createSites, type Sites } from './sites.ts';
import { loadTexts, type TextsByLanguage } from './texts.ts';
import type { Files } from './upload/files.ts';
import { openFiles } from './upload/open-files.ts';
import { noSecrets, type SecretStore } from './wire/sign-check.ts';
import { createUploadSlots } from './wire/upload-slots.ts';

export interface GatewayOptions {
  readonly settings: Settings;
  /** Origin of links and mails. */
  readonly publicUrl: string;
  /** Open and migrated; the code that opened it also closes it. */
  readonly database: Database;
  /** Folder of `{lang}/{feature}.json`. */
  readonly messagesFolder: string;
  readonly pictures: Resource;
  readonly content: Content;
  /** Storage of uploaded files; by default as the settings say. */
  readonly files?: Files;
  readonly version?: string;
  readonly log?: Logger;
  readonly secrets?: SecretStore;
  /** Reports changes of the database; without it no answer of the gateway may be cached. */
  readonly changes?: Changes;
  /** Records calls rejected because of load; created if absent. */
  readonly loadShedding?: LoadShedding;
  /** Transport for mails; by default the SMTP server of the settings. Without either, no mail is sent. */
  readonly transport?: MailTransport;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  /** Password hashing, if it is not the default. */
  readonly passwords?: Passwords;
  /** Minimum time of answers whose time must reveal nothing, in milliseconds; 0 turns it off, for tests. */
  readonly answerFloorMs?: number;
  /** Clock for the delayed answers, for tests. */
  readonly answerFloorTime?: DelayClock;
  /** When the first refresh runs, in milliseconds after the start; a minute if absent. */
  readonly firstUpdateMs?: number;
  /** Calls to use instead of the contract's, for tests. */
  readonly calls?: Routes;
}

export interface Gateway {
  /** The demo accounts; empty without the demo world, and always in production. */
  readonly demoAccounts: readonly DemoAccount[];
  readonly texts: TextsByLanguage;
  /** The hosts and the look of the sites, for the pages. */
  readonly sites: Sites;
  /** Answers any address below `/gateway/`. Never throws. */
  handle(request: Request, caller: Caller): Promise<Response>;
  /** The answer to a request below `/gateway/` that is rejected before it is read. REL-22 */
  refuse(request: Request, cause: OverloadCause): Response;
  /** Calls public read calls directly, for pages that are rendered in this process. */
  readonly ask: CallInProcess;
  /** The pages for a sitemap, or the seconds to wait if the caller's network has sent too many requests. */
  listPages(caller: Caller): Promise<ListedPages | { readonly waitSeconds: number }>;
  /** Whether a path below the gateway's root is a call that writes. */
  isSubmit(path: string): boolean;
  /**
   * The current version of a contract branch's answers; each change gives it a new name. Undefined while it is unknown:
   * then nothing made of the answers may be cached.
   */
  stateOf(branch: string): string | undefined;
  /**
   * The last known version of a branch, also while the database is unavailable; undefined for a branch that never
   * reports changes. REL-23
   */
  lastStateOf(branch: string): string | undefined;
  /** Counts that a page was shown to a visitor. D-57 */
  readonly countView: CountView;
  /** The public keys of badges as a JSON document, for apps that check badges offline. D-31 */
  badgeKeys(): Promise<string>;
  ready(): Promise<ReadyState>;
  /** Metrics as Prometheus text. */
  metrics(): Promise<string>;
  /** The page that lists sent mails; only outside production. */
  mailsPage(to: string | null): Promise<Response>;
  /** A single mail as its recipient sees it; only outside production. */
  mailPage(view: MailView, id: string): Promise<Response>;
  /** Stops the background work. */
  close(): Promise<void>;
}

/** Name of the budget; call budgets have dotted names instead. */
const PAGE_LIST = 'sitemap';
/** A sitemap of a million products has a hundred parts, and a part is read in a second. */
const PAGE_LIST_BUDGETS: readonly Budget[] = [{ by: 'address', points: 120, duration: BUDGET_MINUTE_SECONDS }];

/**
 * Rate limits of addresses other than calls, by budget name. A mail provider sends the one-click POST requests of many
 * of its users.
 */
const ROUTE_BUDGETS: readonly (readonly [string, readonly Budget[]])[] = [
  [PAGE_LIST, PAGE_LIST_BUDGETS],
  [`resource/${UNSUBSCRIBE_FOLDER}`, [HALL_BUDGET]],
];

/** Creates the routes of a custom contract, for `calls`. */
export const buildRoutes = <Tree extends Contract>(tree: Tree, handlers: Handlers<Tree, CallContext>): Routes =>
  createRoutes(tree, handlers);

/** Creates the gateway without a socket: it takes requests and returns responses. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { settings, database, log = noLogger, now = Date.now } = options;
  const { loadShedding = createLoadShedding(log) } = options;
  const metrics = createMetrics({
    oldestMail: async () => (await getOldestDelay(database, now())) / 1000,
    waitingMails: () => countWaiting(database),
    postponedMails: () => countPostponed(database),
    overloads: () => loadShedding.counts(),
  });
  const sites = await createSites({
    settings,
    publicUrl: options.publicUrl,
    load: () => loadStoredSites(database),
    listen: (listener) => database.listen('change', listener),
    onError: (error) => log.error({ error }, 'sites were not read'),
  });
  const background: Background = {
    database,
    metrics,
    log,
    failpoint: createFailpoints(settings.failpoints),
    now,
    sites,
  };
  const texts = loadTexts(options.messagesFolder, sites.getBrand);
  const worker = startMailing(options, { ...background, texts });
  const views = createViews(background);
  const emptySearches = createEmptySearches(background);
  const features = buildFeatures(options, { ...background, views, emptySearches }, texts);
  const stateOf = createStateReader(features, (branch) => options.changes?.stateOf(branch));
  const lastStateOf = createStateReader(features, (branch) => options.changes?.lastStateOf(branch));
  const readiness = createReadiness({ database, dataDir: settings.dataDir, now });
  const parts: GatewayServices = {
    ...background,
    answerCache: createAnswerCache({ calls: features.cachedAnswers, stateOf, now }),
    settings,
    loadShedding,
    publicUrl: options.publicUrl,
    texts,
    routes: options.calls ?? buildRoutes(completeContract, features.handlers),
    limiter: createLimiter(database, new Map([...features.budgets, ...ROUTE_BUDGETS])),
    minimumResponseTime: createMinimumResponseTime(
      options.answerFloorMs ?? MIN_RESPONSE_MS,
      features.delayedAnswers,
      options.answerFloorTime,
    ),
    forms: { slots: createUploadSlots(), folder: join(settings.dataDir, 'forms') },
    secrets: options.secrets ?? noSecrets,
    onDatabaseError: readiness.noteFailure,
    onCommit: () => worker?.requestRun(),
  };
  const stopCleanUp = runCleanUp({ database, features: features.list, now, firstUpdateMs: options.firstUpdateMs }, log);
  return {
    demoAccounts: demoAccountsOf(settings),
    texts,
    sites,
    handle: createHandle(parts, buildResources(options, features, sites)),
    refuse: (request, cause) => rejectOverloaded(parts, request, cause),
    ask: createInProcessCalls(parts),
    listPages: pageLister(parts),
    isSubmit: (path) => parts.routes.get(path)?.call.mode === 'submit',
    stateOf,
    lastStateOf,
    countView: views.count,
    badgeKeys: badgeKeyFile(database, now),
    ready: () => readiness.read(),
    metrics: () => metrics.text(),
    mailsPage: (to) => renderMailsPage(database, to),
    mailPage: (view, id) => renderMailPage(database, texts, view, id),
    close: async () => {
      stopCleanUp();
      await views.close();
      await emptySearches.close();
      await worker?.stop();
    },
  };
}

const runCleanUp = (work: Parameters<typeof startCleanUp>[0], log: Logger) =>
  startCleanUp(work, (error) => log.error({ error }, 'clean-up failed'));

const createViews = ({ database, now, log }: Background): ViewCounter =>
  createViewCounter({ database, now, onError: (error) => log.warn({ error }, 'views were not written') });

const createEmptySearches = ({ database, now, log }: Background): EmptySearchCounter =>
  createEmptySearchCounter({
    database,
    now,
    onError: (error) => log.warn({ error }, 'searches without results were not written'),
  });

const createStateReader =
  ({ notifyingBranches, readsFrom }: Features, stateOf: Gateway['stateOf']): Gateway['stateOf'] =>
  (branch) => {
    const read = [branch, ...(readsFrom.get(branch) ?? [])];
    const states = read.map((each) => (notifyingBranches.has(each) ? stateOf(each) : undefined));
    return states.includes(undefined) ? undefined : states.join(' ');
  };

/** Lists the pages for search engines, within the rate limit. */
function pageLister({ database, limiter }: Pick<GatewayServices, 'database' | 'limiter'>): Gateway['listPages'] {
  const listed = createListedPages(database);
  return async ({ address }) => {
    const allowed = await limiter.check(PAGE_LIST, 'read', { visitor: null, address }, {});
    return allowed.ok ? listed : { waitSeconds: allowed.error.retryAfterSeconds ?? BUDGET_MINUTE_SECONDS };
  };
}

/** The ports of everything that runs beside the calls. */
type Background = Pick<GatewayServices, 'database' | 'metrics' | 'log' | 'failpoint' | 'now' | 'sites'>;

/** What is counted in memory and written in batches. */
interface Counters {
  readonly views: ViewCounter;
  readonly emptySearches: EmptySearchCounter;
}

function buildFeatures(
  options: GatewayOptions,
  { views, emptySearches, ...background }: Background & Counters,
  texts: TextsByLanguage,
): Features {
  const { settings, publicUrl } = options;
  const { sites } = background;
  return createFeatures({
    ...background,
    changes: options.changes,
    countView: views.count,
    countEmptySearch: emptySearches.count,
    texts,
    settings,
    pageUrl: createPageUrl(settings, sites),
    exhibitionUrl: createExhibitionUrl(settings, sites),
    calendarHost: new URL(publicUrl).hostname,
    supplierPagesUrl: getPagesUrl(settings, getSupplierUrl(settings, publicUrl)),
    processHosts: listProcessHosts(settings, publicUrl),
    passwords: options.passwords ?? createPasswords(),
    files: options.files ?? openFiles(settings, background.failpoint),
  });
}

const buildResources = (
  { pictures, content, database, version = '0' }: GatewayOptions,
  features: Features,
  { getBrand }: Sites,
): Resources => ({
  byFolder: new Map([['image/', pictures], ...features.resources]),
  content: serveContent({ content, findWritten: createFindWritten(listRows, database), getBrand }),
  openapi: async () => (await import('./operations/openapi.ts')).renderOpenapi(completeContract, version),
});

type MailingParts = Background & Pick<GatewayServices, 'texts'>;

/** Mails are sent by the given transport, else by the SMTP server of the settings, else not at all. */
function startMailing({ settings, publicUrl, transport }: GatewayOptions, background: MailingParts) {
  const { smtpUrl, mailFrom } = settings;
  const usual =
    smtpUrl === null ? undefined : createSmtp(smtpUrl, getSender(mailFrom, publicUrl), background.sites.getBrand);
  const used = transport ?? usual;
  const keepsBodies = settings.appEnv !== 'production';
  return used === undefined ? undefined : startOutboxWorker({ ...background, drawBadge, transport: used, keepsBodies });
}

/** The drawing library is loaded with the first mail that has a badge attached. */
const drawBadge = async ({ face, text }: MailedBadge): Promise<Uint8Array> =>
  (await import('./badge/badge-png.ts')).badgePng(face, text);
