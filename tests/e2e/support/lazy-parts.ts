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
 * What the build loads by `import()`: the path of each file by the part's name, which is its source below `web`, core's after
 * `core/` and an English text file's after `text/`; a file that several parts share has the name that the build gives it.
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

/** Files of the build that need themselves, by way of others: such a file may run before what it needs. */
export function listCircularFiles(): readonly string[] {
  const manifest = readManifest();
  const importsOf = (key: string) => manifest[key]?.imports ?? [];
  return Object.keys(manifest).filter((start) => {
    const needed = new Set(importsOf(start));
    for (const key of needed) for (const next of importsOf(key)) needed.add(next); // a set goes on to what is added to it
    return needed.has(start);
  });
}

const partName = (source: string): string =>
  source
    .replace(/^(\.\.\/core\/)?src\//, (_, core) => (core ? 'core/' : ''))
    .replace(/^\.\.\/core\/messages\/(.*)\.json$/, 'text/$1')
    .replace(/^text\/en\//, 'text/')
    .replace(/\.tsx?$/, '');

/** How the requests for parts fare. */
export interface Network {
  /** From now on there is none; the files of parts that are granted come all the same, as if they were there already. */
  lose(): Promise<void>;
  /** It is back, and the first request for each of some parts fails. */
  restore(failing: readonly string[]): Promise<void>;
  /** Parts whose requests failed while there was none. */
  readonly missed: ReadonlySet<string>;
  grant(parts: Iterable<string>): void;
  /** Of some parts those that have not both failed once and come. */
  left(parts: readonly string[]): readonly string[];
}

/** Takes the files of parts away from a page, or lets them come, one by one. */
export async function createNetwork(page: Page): Promise<Network> {
  const files = listLazyParts();
  const nameOf = new Map([...files].map(([name, file]) => [file, name]));
  const [missed, granted] = [new Set<string>(), new Set<string>()];
  const [failing, failed, come] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let isLost = false;
  // A style that does not come would hold up the parts that need it; which of them is missed is told by their scripts.
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

/** Something that a person does, and the parts that come with it. */
export interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly parts: readonly string[];
  /** The address of the page on which it is done, where that is another than the one before. */
  readonly from?: string;
  /** Of the parts those that come after an answer of the gateway, or after a part that does not come without a network. */
  readonly after?: readonly string[];
  /** Nobody asked for them, so nothing is said while they are missing. */
  readonly isQuiet?: boolean;
  /** It is not done again: the parts come by themselves when the network is back. */
  readonly comesBack?: boolean;
}

const notice = (page: Page) => page.locator('#load-failed');
const getLoadError = (page: Page) => page.locator('#load-failed:not([hidden]), [data-page=error]').first();

/** Opens a page, and waits for all that comes before anybody does something. */
async function openQuietly(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForLoadState('networkidle');
}

/** As long as a page waits before it repeats a request for a part (`web/src/page/load-module.ts`). */
const REPEATED_AFTER_MS = 500;

/** The pointer of somebody who has come to the page, which loads what it does not need before. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
}

/** Opens the page from which others are gone to. */
export async function openStartPage(page: Page, site: string): Promise<void> {
  await open(page, `${site}${START_PAGE}`);
  await movePointer(page);
  await page.waitForLoadState('networkidle');
}

/** Waits until all parts are missed, or more than before and no further one: what those name is asked for when they are there. */
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

/** Once without a network, then with one on which the first request for each part fails. */
export async function walkStep(page: Page, network: Network, site: string, step: Step): Promise<void> {
  const { name, act, parts, from, after = [], isQuiet = false, comesBack = false } = step;
  const start = () => (from === undefined ? openStartPage(page, site) : openQuietly(page, `${site}${from}`));
  if (from !== undefined) await start();
  const offline = parts.filter((part) => !after.includes(part));
  await network.lose();
  let rounds = 0;
  // What names other parts is granted once it has been missed, so that each of them is missed in its turn.
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
  // What was granted is in the page already.
  if (rounds > 1) await start();
  if (rounds > 1 || !comesBack) await act(page);
  // A request that failed is repeated after a pause, which the page's clock shortens.
  const comes = async () => {
    await page.clock.runFor(REPEATED_AFTER_MS);
    return network.left(parts);
  };
  const { intervals, timeout } = { intervals: [20, 50, 100], timeout: 10_000 };
  await expect.poll(comes, { message: `${name}: what does not come`, intervals, timeout }).toEqual([]);
  await expect(notice(page), `${name}: nothing is said of a request that is repeated`).toBeHidden();
  expect(neverMissed, `${name}: not asked for without a network`).toEqual([]);
}

/** A page on which little happens. */
export const START_PAGE = '/about-us.html';

/** Follows a link to an address in the page that is open. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** A page that is gone to by a link. */
export const visit = (address: string, parts: readonly string[], more: Partial<Step> = {}): Step => ({
  name: address,
  act: (page) => follow(page, address),
  parts,
  ...more,
});

/** Something that is done on a page that was opened by its address. */
export const createStep = (
  from: string,
  act: (page: Page) => Promise<unknown>,
  parts: readonly string[],
  more: Partial<Step> = {},
): Step => ({ name: `on ${from}`, from, act, parts, ...more });
