import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { measureGzipSize } from './page-files.ts';

/** A request that Chromium made for a page until it was idle. */
export interface LoadedFile {
  readonly address: string;
  readonly kind: string;
  /** Bytes of its content, gzipped. */
  readonly bytes: number;
  /** Bytes over the network, with the head. */
  readonly sent: number;
  /** The number of requests from the document to this one, including both. */
  readonly depth: number;
  /** Whether it was requested after the page was complete. */
  readonly isLate: boolean;
}

const QUIET_MS = 500;
const LOOK_MS = 50;
const LONGEST_MS = 10_000;

interface RequestRecord {
  readonly id: string;
  readonly address: string;
  readonly kind: string;
  readonly parent: string | undefined;
  readonly isLate: boolean;
  sent: number;
  status: number;
}

/**
 * Loads a page in Chromium with an empty cache and lists the files that it loaded. Files that load on a user's first
 * touch are not among them, unless `act` does something on the page once it is idle.
 */
export async function loadInBrowser(
  browser: Browser,
  address: string,
  act?: (page: Page) => Promise<void>,
): Promise<readonly LoadedFile[]> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = new Map<string, RequestRecord>();
    await watch(session, requests);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-page-state=rendered]', { state: 'attached' });
    if (act !== undefined) {
      await act(page);
      await rest(requests);
    }
    assertAllCame([...requests.values()]);
    const byAddress = new Map([...requests.values()].map((file) => [file.address, file]));
    return await Promise.all(
      [...requests.values()].map(async ({ id, address, kind, sent, parent, isLate }) => {
        const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId: id });
        const content = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
        return { address, kind, sent, bytes: measureGzipSize(content), depth: depthOf(parent, byAddress), isLate };
      }),
    );
  } finally {
    await context.close();
  }
}

/** Waits until all requests have finished and half a second has passed without a new one; at most ten seconds. */
async function rest(requests: ReadonlyMap<string, RequestRecord>): Promise<void> {
  const hasCome = () => [...requests.values()].every(({ status }) => status !== 0);
  const end = performance.now() + LONGEST_MS;
  for (let quiet = 0, count = requests.size; quiet < QUIET_MS && performance.now() < end; await pause(LOOK_MS)) {
    quiet = hasCome() && requests.size === count ? quiet + LOOK_MS : 0;
    count = requests.size;
  }
}

/** A page whose files are missing would seem small. */
function assertAllCame(files: readonly RequestRecord[]): void {
  const failed = files.filter(({ kind, status }) => status !== 200 && kind !== 'Image');
  if (failed.length === 0) return;
  throw new Error(`not loaded: ${failed.map(({ address, status }) => `${address} (${status})`).join(', ')}`);
}

async function watch(session: CDPSession, requests: Map<string, RequestRecord>): Promise<void> {
  let isLate = false;
  session.on('Page.loadEventFired', () => {
    isLate = true;
  });
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    if (!request.url.startsWith('http')) return;
    const parent = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    requests.set(requestId, { id: requestId, address: request.url, kind: type, parent, isLate, sent: 0, status: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = requests.get(requestId);
    if (file !== undefined) file.status = response.status;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = requests.get(requestId);
    if (file !== undefined) file.sent = encodedDataLength;
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
}

function depthOf(parent: string | undefined, files: ReadonlyMap<string, RequestRecord>): number {
  const above = parent === undefined ? undefined : files.get(parent);
  return above === undefined ? (parent === undefined ? 1 : 2) : depthOf(above.parent, files) + 1;
}
