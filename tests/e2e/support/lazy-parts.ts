import { readFileSync } from 'node:fs';
import { expect, open, type Page } from './test.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const BUILT = new URL('../../../web/dist/client/', import.meta.url);

/**
 * The files that the build loads with `import()`, by the name of the part. The name is the path of the source below
 * `web`, after `core/` for core and after `text/` for an English text file; a file that several parts share has the
 * name that the build gives it.
 */
export function listLazyParts(): ReadonlyMap<string, string> {
  const manifest = readManifest();
  const keys = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return new Map(
    [...keys].map((key) => {
      const { file = '', name = '', src } = manifest[key] ?? {};
      return [partName(src ?? name), `/${file}`];
    }),
  );
}

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', BUILT), 'utf8')); // the bundler's own file

/** Files of the build that import themselves through others: such a file may run before its imports. */
export function listCircularFiles(): readonly string[] {
  const manifest = readManifest();
  const importsOf = (key: string) => manifest[key]?.imports ?? [];
  return Object.keys(manifest).filter((start) => {
    const needed = new Set(importsOf(start));
    for (const key of needed) for (const next of importsOf(key)) needed.add(next); // also visits keys added here
    return needed.has(start);
  });
}

const partName = (source: string): string =>
  source
    .replace(/^(\.\.\/core\/)?src\//, (_, core) => (core ? 'core/' : ''))
    .replace(/^\.\.\/core\/messages\/(.*)\.json$/, 'text/$1')
    .replace(/^text\/en\//, 'text/')
    .replace(/\.tsx?$/, '');

/** A page's network, with control over the requests for parts. */
export interface Network {
  /** Takes the network away. The files of granted parts still load, as if they were cached. */
  lose(): Promise<void>;
  /** Restores the network, and lets the first request for each of these parts fail. */
  restore(failing: readonly string[]): Promise<void>;
  /** Parts whose requests failed without a network. */
  readonly missed: ReadonlySet<string>;
  grant(parts: Iterable<string>): void;
  /** Those of the parts that have not both failed once and loaded. */
  left(parts: readonly string[]): readonly string[];
}

/** Controls which files of parts a page can load. */
export async function createNetwork(page: Page): Promise<Network> {
  const files = listLazyParts();
  const nameOf = new Map([...files].map(([name, file]) => [file, name]));
  const [missed, granted] = [new Set<string>(), new Set<string>()];
  const [failing, failed, come] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let isLost = false;
  // A failed style would hold up the parts that need it. Serve empty styles, since the failed scripts show which parts
  // are missing.
  await page.route(/\/assets\/[^/]+\.css$/, (route) => {
    if (!isLost) return route.fallback();
    const headers = { 'content-type': 'text/css', 'cache-control': 'no-store' };
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ headers, body: readFileSync(new URL(`.${pathname}`, BUILT)) });
  });
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = nameOf.get(pathname) ?? '';
    if (isLost && granted.has(name)) {
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      return route.fulfill({ headers, body: readFileSync(new URL(`.${pathname}`, BUILT)) });
    }
    if (isLost) {
      missed.add(name);
      return route.abort('internetdisconnected');
    }
    if (failing.delete(name)) {
      failed.add(name);
      return route.abort();
    }
    come.add(name);
    return route.fallback();
  });
  return {
    async lose() {
      isLost = true;
      missed.clear();
      granted.clear();
      await page.context().setOffline(true);
    },
    async restore(parts) {
      for (const part of parts) failing.add(part);
      isLost = false;
      await page.context().setOffline(false);
    },
    missed,
    grant(parts) {
      for (const part of parts) granted.add(part);
    },
    left: (parts) => parts.filter((part) => !failed.has(part) || !come.has(part)),
  };
}

/** A user action, and the parts that it loads. */
export interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly parts: readonly string[];
  /** The address of the page for the action; the previous page when absent. */
  readonly from?: string;
  /** Those parts that load after a response of the gateway, or after a part that does not load without a network. */
  readonly after?: readonly string[];
  /** True for parts that load in the background, so the page shows no message while they are missing. */
  readonly isQuiet?: boolean;
  /** True if the action is not repeated: the parts load automatically when the network is back. */
  readonly comesBack?: boolean;
}

const notice = (page: Page) => page.locator('#load-failed');
const getLoadError = (page: Page) => page.locator('#load-failed:not([hidden]), [data-page=error]').first();

/** Opens a page, and waits for everything that loads before a user action. */
async function openQuietly(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForLoadState('networkidle');
}

/** Milliseconds before a page repeats a request for a part (`web/src/page/load-module.ts`). */
const REPEATED_AFTER_MS = 500;

/** Moves the pointer, which loads parts that a page needs only for a user. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
}

/** Opens the page from which the steps visit other pages. */
export async function openStartPage(page: Page, site: string): Promise<void> {
  await open(page, `${site}${START_PAGE}`);
  await movePointer(page);
  await page.waitForLoadState('networkidle');
}

/**
 * Waits until all parts are missing, or more than before and no further one: a missing part's own imports are requested
 * only after it has loaded.
 */
async function missedMore({ missed }: Network, before: number, parts: readonly string[]): Promise<void> {
  let last = before;
  const isEnough = () => {
    const isStill = missed.size > before && missed.size === last;
    last = missed.size;
    return isStill || parts.every((part) => missed.has(part));
  };
  await expect
    .poll(isEnough, { intervals: [20, 50, 150], timeout: 1_500 })
    .toBe(true)
    .catch(() => undefined);
}

/** Does the step once without a network, then with a network that fails the first request for each part. */
export async function walkStep(page: Page, network: Network, site: string, step: Step): Promise<void> {
  const { name, act, parts, from, after = [], isQuiet = false, comesBack = false } = step;
  const start = () => (from === undefined ? openStartPage(page, site) : openQuietly(page, `${site}${from}`));
  if (from !== undefined) await start();
  const offline = parts.filter((part) => !after.includes(part));
  await network.lose();
  let rounds = 0;
  // Grants a missing part, so that its own imports are requested and missed in turn.
  for (
    let missedBefore = -1;
    missedBefore < network.missed.size && offline.some((part) => !network.missed.has(part));
    rounds += 1
  ) {
    missedBefore = network.missed.size;
    network.grant(network.missed);
    await act(page);
    await missedMore(network, missedBefore, offline);
    if (isQuiet) await expect(notice(page), `${name}: nothing is said`).toBeHidden();
    else
      await expect(getLoadError(page), `${name}: the page says that something is missing`).toBeVisible({
        timeout: 5_000,
      });
    await expect(page.locator('body'), `${name}: the page stands`).not.toContainText('Unexpected Application Error');
    await expect(page.locator('footer').first()).toBeAttached();
  }
  const neverMissed = offline.filter((part) => !network.missed.has(part));
  await network.restore(parts);
  // The granted parts are in the page already.
  if (rounds > 1) await start();
  if (rounds > 1 || !comesBack) await act(page);
  // The page repeats a failed request after a pause, which the page's clock shortens.
  const comes = async () => {
    await page.clock.runFor(REPEATED_AFTER_MS);
    return network.left(parts);
  };
  const { intervals, timeout } = { intervals: [20, 50, 100], timeout: 10_000 };
  await expect.poll(comes, { message: `${name}: what does not come`, intervals, timeout }).toEqual([]);
  await expect(notice(page), `${name}: nothing is said of a request that is repeated`).toBeHidden();
  expect(neverMissed, `${name}: not asked for without a network`).toEqual([]);
}

/** A page with few parts. */
export const START_PAGE = '/about-us.html';

/** Follows a link to an address in the open page. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** A page that the step reaches by a link. */
export const visit = (address: string, parts: readonly string[], more: Partial<Step> = {}): Step => ({
  name: address,
  act: (page) => follow(page, address),
  parts,
  ...more,
});

/** An action on a page that was opened by its address. */
export const createStep = (
  from: string,
  act: (page: Page) => Promise<unknown>,
  parts: readonly string[],
  more: Partial<Step> = {},
): Step => ({ name: `on ${from}`, from, act, parts, ...more });
