import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { failEachPartOnce } from './fail-once.ts';
import { withRanScripts } from './ran-scripts.ts';
import { getRunningServer, listen, type RunningServer } from './server.ts';

interface Watch {
  /** Allows a console error; any other one fails the test. */
  allow(pattern: RegExp): void;
}

interface TestFixtures {
  readonly layout: 'pc' | 'h5';
  /** Lets the exhibition's pop-up open; in other tests it counts as shown already in this visit. */
  readonly popsUp: boolean;
  readonly watch: Watch;
  /** Prints the page's text and the server's log when a test fails. */
  readonly evidence: undefined;
  /**
   * The violations that axe finds on the page in its current state, for example "label: #email"; except of rules that do
   * not apply to the page.
   */
  readonly findBarriers: (exceptRules?: readonly string[]) => Promise<readonly string[]>;
  /** Fails if axe finds a violation. */
  readonly seesNoBarrier: (exceptRules?: readonly string[]) => Promise<void>;
  /** Links of the emails to an address, newest email first, without the confirmation email of a new account. */
  readonly mailLinks: (to: string) => Promise<readonly string[]>;
  /** The path of the link that confirms a new account; waits for its email. */
  readonly confirmationLink: (to: string) => Promise<string>;
}

/** Factor by which pages are slowed down, to find tests that depend on the machine's speed. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

/** Whether the first request for each part of the site fails, to find code that does not retry. REL-19 */
const FAILS_ONCE = process.env.E2E_FAIL_ONCE === '1';

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Maximum number of characters of a page's text, and of a server's log, in a report. */
const MAX_EVIDENCE = 4_000;

/** Runs in the page. A page without an address has no storage. */
function settlePopup(): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('exhibition_popup', '[]');
}

/**
 * Runs in the page. Chromium's headless shell sends a mouse move to the corner of some pages by itself, which the page
 * would take for a user's first interaction.
 */
function ignoreSyntheticMouse(): void {
  const ignore = (event: Event) => {
    if (event instanceof MouseEvent && event.isTrusted && event.clientX === 0 && event.clientY === 0)
      event.stopImmediatePropagation();
  };
  for (const name of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'])
    addEventListener(name, ignore, { capture: true });
}

/** The subject of the confirmation email for a new account. */
const CONFIRMATION = 'Confirm your email address';

let lastAddress = 0;

/** A different address of a documentation range for each test, so that tests do not share rate limits. */
function testAddress(worker: number): string {
  lastAddress += 1;
  return `203.0.${113 + worker}.${(lastAddress % 250) + 1}`;
}

interface Problem {
  readonly text: string;
  /** The URL of a browser file; empty if there is none. */
  readonly url: string;
}

async function watchPage(page: Page, problems: Problem[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push({ text: `${message.type()}: ${message.text()}`, url: message.location().url });
  });
  page.on('pageerror', (error) => problems.push({ text: `uncaught: ${error.stack ?? error.message}`, url: '' }));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/**
 * Waits until animations have finished: text that is fading in has less contrast than in the end. Ignores spinners,
 * which never end.
 */
async function endAnimations(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (;;) {
    // A change under the pointer starts a second transition one frame later.
    await nextFrame();
    await nextFrame();
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

/** Less than half the size of the file that the package exports: each page that is checked loads it. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page with axe. No page has a frame; passed checks are not reported. */
const look = (exceptRules: readonly string[]) =>
  (globalThis as unknown as { readonly axe: typeof axe }).axe.run({
    resultTypes: ['violations'],
    rules: Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }])),
  });

export const test = base.extend<TestFixtures, { server: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture from this pattern
  server: [async ({}, use) => use(getRunningServer()), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(`http://localhost:${server.port}`),
  extraHTTPHeaders: async ({ locale: _ }, use, info) => use({ 'x-test-ip': testAddress(info.workerIndex) }),
  // Uses the server's own address, also for pages of a site, because Node does not resolve hosts below localhost.
  request: async ({ playwright, server, extraHTTPHeaders }, use) => {
    const request = await playwright.request.newContext({
      baseURL: `http://localhost:${server.port}`,
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    });
    await use(request);
    await request.dispose();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  layout: async ({}, use, info) => use(info.project.name === 'h5' ? 'h5' : 'pc'),
  popsUp: [false, { option: true }],
  context: async ({ context, popsUp }, use) => {
    await context.addInitScript(ignoreSyntheticMouse);
    if (!popsUp) await context.addInitScript(settlePopup);
    if (FAILS_ONCE) await failEachPartOnce(context);
    await use(context);
  },
  page: async ({ page }, use, info) => {
    if (SLOWDOWN > 1) await slowDown(page);
    await withRanScripts(page, info.testId, () => use(page));
  },
  watch: [
    async ({ page }, use) => {
      const problems: Problem[] = [];
      const allowed: RegExp[] = [];
      await watchPage(page, problems);
      if (FAILS_ONCE) allowed.push(/ERR_FAILED/);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem.text)))).toEqual([]);
    },
    { auto: true },
  ],
  evidence: [
    async ({ page, server }, use, info) => {
      const said = listen(server);
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const shown = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
      // A report shortens attachments.
      console.log(`✗ ${info.title}\n${page.url()}\n${shown.slice(-MAX_EVIDENCE)}\n${said().slice(-MAX_EVIDENCE)}`);
    },
    { auto: true },
  ],
  findBarriers: async ({ page }, use) => {
    await use(async (exceptRules = []) => {
      await page.evaluate(endAnimations);
      // The script is large, and a page that was reached by links from a checked one has it already.
      if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SOURCE);
      const { violations } = await page.evaluate(look, exceptRules);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
    });
  },
  seesNoBarrier: async ({ findBarriers }, use) => {
    await use(async (exceptRules) => expect(await findBarriers(exceptRules)).toEqual([]));
  },
  mailLinks: async ({ request }, use) => {
    await use(async (to) => {
      const answer = await request.get(`/gateway/dev/mails?to=${encodeURIComponent(to)}`);
      const mails = (await answer.json()) as { subject: string; links: string[] }[];
      return mails.filter(({ subject }) => subject !== CONFIRMATION).flatMap((mail) => mail.links);
    });
  },
  confirmationLink: async ({ request }, use) => {
    await use(async (to) => {
      let link: string | undefined;
      await expect
        .poll(async () => {
          const answer = await request.get(`/gateway/dev/mails?to=${encodeURIComponent(to)}`);
          const mails = (await answer.json()) as { subject: string; links: string[] }[];
          link = mails.find(({ subject }) => subject === CONFIRMATION)?.links[0];
          return link;
        })
        .toBeDefined();
      const { pathname, search } = new URL(link ?? '');
      return pathname + search;
    });
  },
});

export { expect, type Page };

/** Tag for a test that does not depend on the layout, or needs a PC: it runs only with the PC layout. */
export const tagPcOnly = { tag: '@pc' };
/** Tag for a test that runs only with the phone layout. */
export const tagPhoneOnly = { tag: '@h5' };

/**
 * Opens a page and waits until it can be used. It waits for the page's own signal, since an assertion would check only
 * every half second.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.pageState === 'rendered');
}

/** Holds back all code that a page requests from now on, until the returned function is called. */
export async function stopCodeLoading(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}
