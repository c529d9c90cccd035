import type { Browser, Page } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { type LoadedFile, loadInBrowser } from '../pages/browser-load.ts';
import { listDocumentFiles, type PageFile } from '../pages/page-files.ts';
import { fetchText, findProductLinks } from '../pages/page-text.ts';
import { openPanel } from '../pages/panel.ts';
import { startChromium } from '../servers/chromium.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { formatKilobytes, type Line, toMaximumLine } from '../table.ts';

/** Budget for the scripts of a page with a form, in bytes. */
const FORM_SCRIPTS = 175_000;
/** Budget for the scripts of a page with the login open, which loads the overlay library. */
const LOGIN_SCRIPTS = 185_000;
/** Budgets for the scripts of a page without interaction: in all, and before it is complete. */
const READ_SCRIPTS = 115_000;
const EARLY_SCRIPTS = 35_000;
/** Budget for the scripts that a pop-up loads before it is pressed. */
const POPUP_SCRIPTS = 12_000;
/** How long a visitor only reads, in milliseconds; the pop-up appears after three seconds. */
const READING_MS = 10_000;
const STYLES = 15_000;
const DEPTH = 2;

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Budget for scripts in bytes, gzipped. */
  readonly scripts: number;
}

/**
 * Measures first loads of pages of the demo world: the files by the document and the build's manifest, then by a real
 * browser.
 */
export async function measureSize(bench: Bench): Promise<readonly Line[]> {
  const demo = await startFairhall(bench, { dataFolder: createDataFolder(bench), pages: true, demo: true });
  const browser = await startChromium();
  bench.onEnd(() => browser.close());
  const pages = await pagesOf(demo.url);
  const lines: Line[] = [];
  for (const page of pages) lines.push(...(await linesOf(bench, browser, demo.url, page)));
  const site = await startCountrySite(bench);
  for (const page of [...pages.filter(({ scripts }) => scripts === READ_SCRIPTS), EXHIBITION])
    lines.push(...(await readingLines(browser, site, page)));
  const product = pages.find(({ name }) => name === 'product');
  return [...lines, ...(product === undefined ? [] : [await panelLine(browser, `${demo.url}${product.path}`)])];
}

/** A list, a product and a form, reached by links from the home page and the list. */
async function pagesOf(origin: string): Promise<readonly MeasuredPage[]> {
  const list = '/search/product?keyword=cotton';
  const [product] = findProductLinks(await fetchText(`${origin}${list}`));
  if (product === undefined) throw new Error('the list page shows no product');
  const form = /href="(\/enquiry\/[^"]+)"/.exec(await fetchText(`${origin}${product}`))?.[1];
  return [
    { name: 'home', path: '/', scripts: READ_SCRIPTS },
    { name: 'list', path: list, scripts: READ_SCRIPTS },
    { name: 'product', path: product, scripts: READ_SCRIPTS },
    ...(form === undefined ? [] : [{ name: 'enquiry form', path: form, scripts: FORM_SCRIPTS }]),
    { name: 'login', path: '/login', scripts: FORM_SCRIPTS },
    { name: 'request for quotation', path: '/rfq', scripts: FORM_SCRIPTS },
  ];
}

const EXHIBITION: MeasuredPage = { name: 'exhibition', path: '/exhibition_1001', scripts: READ_SCRIPTS };

/**
 * Starts a server that has exhibitions, which production does not import with the demo world. Returns the address of a
 * country's site whose exhibition is open; Chromium resolves it, Node does not.
 */
async function startCountrySite(bench: Bench): Promise<string> {
  const options = { dataFolder: createDataFolder(bench), pages: true, demo: true, appEnv: 'test' } as const;
  const { port } = new URL((await startFairhall(bench, options)).url);
  return `http://turkey.localhost:${port}`;
}

/** The scripts of a page with the login opened over it. The page alone must not load them. */
async function panelLine(browser: Browser, address: string): Promise<Line> {
  const name = 'product with the login open, scripts';
  try {
    const alone = sumLoaded(await loadInBrowser(browser, address), 'Script');
    const opened = sumLoaded(await loadInBrowser(browser, address, openPanel), 'Script');
    return toMaximumLine(
      name,
      opened,
      LOGIN_SCRIPTS,
      formatKilobytes,
      ` (${formatKilobytes(opened - alone)} of them when it opens)`,
    );
  } catch (error) {
    return unmeasured(name, error);
  }
}

/** The scripts of a page ten seconds after its load, with the pop-up of an exhibition on it. */
async function readingLines(browser: Browser, origin: string, page: MeasuredPage): Promise<readonly Line[]> {
  const name = `${page.name}, scripts after ten seconds`;
  const address = `${origin}${page.path}`;
  try {
    const alone = sumLoaded(await loadInBrowser(browser, address), 'Script');
    const later = sumLoaded(await loadInBrowser(browser, address, readOn), 'Script');
    return [
      toMaximumLine(name, later, page.scripts, formatKilobytes),
      toMaximumLine(`${page.name}, scripts of its pop-up`, later - alone, POPUP_SCRIPTS, formatKilobytes),
    ];
  } catch (error) {
    return [unmeasured(name, error)];
  }
}

async function readOn(page: Page): Promise<void> {
  await page.waitForTimeout(READING_MS);
  const isShown = await page.locator('[data-overlay=exhibition-popup]').isVisible();
  if (!isShown) throw new Error('no pop-up appeared');
}

async function linesOf(bench: Bench, browser: Browser, origin: string, page: MeasuredPage): Promise<readonly Line[]> {
  try {
    return await measured(bench, browser, origin, page);
  } catch (error) {
    return [unmeasured(page.name, error)];
  }
}

function unmeasured(name: string, error: unknown): Line {
  const figure = `could not be measured: ${error instanceof Error ? error.message : String(error)}`;
  return { name, figure: figure.slice(0, 120), budget: 'a page', isMet: false };
}

async function measured(bench: Bench, browser: Browser, origin: string, page: MeasuredPage): Promise<readonly Line[]> {
  const { name, path, scripts } = page;
  const files = listDocumentFiles(await fetchText(`${origin}${path}`));
  const loaded = await loadInBrowser(browser, `${origin}${path}`);
  logFiles(bench, name, files, loaded);
  const [script, style] = [sum(files, /\.js$/), sum(files, /\.css$/)];
  const [ran, styled] = [sumLoaded(loaded, 'Script'), sumLoaded(loaded, 'Stylesheet')];
  const deepest = [...files, ...loaded.filter(isAwaited)].reduce((one, other) =>
    other.depth > one.depth ? other : one,
  );
  const sent = loaded.reduce((total, file) => total + file.sent, 0);
  const both = (document: number, browsed: number): string =>
    ` (document ${formatKilobytes(document)}, Chromium ${formatKilobytes(browsed)})`;
  return [
    toMaximumLine(`${name}, scripts`, Math.max(script, ran), scripts, formatKilobytes, both(script, ran)),
    ...(scripts === READ_SCRIPTS ? [earlyLine(name, loaded)] : []),
    toMaximumLine(`${name}, styles`, Math.max(style, styled), STYLES, formatKilobytes, both(style, styled)),
    toMaximumLine(
      `${name}, request chain`,
      deepest.depth,
      DEPTH,
      String,
      deepest.depth > DEPTH ? ` (${fileName(deepest)})` : '',
    ),
    {
      name: `${name}, all bytes as sent`,
      figure: `${formatKilobytes(sent)} in ${loaded.length} requests${lateFonts(loaded)}`,
    },
  ];
}

function earlyLine(name: string, loaded: readonly LoadedFile[]): Line {
  const early = sumLoaded(
    loaded.filter(({ isLate }) => !isLate),
    'Script',
  );
  return toMaximumLine(`${name}, scripts before it is complete`, early, EARLY_SCRIPTS, formatKilobytes);
}

const fileName = ({ address }: { readonly address: string }): string => address.split('/').at(-1) ?? '';

/** Fonts that the document does not name. */
function lateFonts(loaded: readonly LoadedFile[]): string {
  const late = loaded.filter(({ kind, depth }) => kind === 'Font' && depth > DEPTH).map(fileName);
  return late.length === 0 ? '' : ` (late: ${late.join(', ')})`;
}

function logFiles({ log }: Bench, name: string, files: readonly PageFile[], loaded: readonly LoadedFile[]): void {
  for (const { address, bytes, depth } of files) log(`${name}: ${formatKilobytes(bytes)} ${address} (depth ${depth})`);
  for (const { address, bytes, sent, kind, depth } of loaded.filter((file) => file.kind !== 'Image')) {
    log(
      `${name} in Chromium: ${formatKilobytes(bytes)} gzipped, ${formatKilobytes(sent)} sent, ${kind} ${new URL(address).pathname} (depth ${depth})`,
    );
  }
}

/** Whether the first view waits for a file. Fonts do not count: they load later and are swapped in. */
const isAwaited = ({ kind, isLate }: LoadedFile): boolean => !isLate && (kind === 'Script' || kind === 'Stylesheet');

const sum = (files: readonly PageFile[], kind: RegExp): number =>
  files.filter(({ address }) => kind.test(address)).reduce((total, { bytes }) => total + bytes, 0);

const sumLoaded = (files: readonly LoadedFile[], kind: string): number =>
  files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
