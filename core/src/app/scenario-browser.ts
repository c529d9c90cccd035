import { buyerTokenKey } from '../account/keys.ts';
import { createMemoryLocks } from '../deferral/memory-locks.ts';
import type { Device } from '../site/device.ts';
import type { RunningFlow, ScenarioPorts, WrittenEvent } from './scenario-flow.ts';
import { openScenarioPage, type ScenarioPage } from './scenario-page.ts';

/** How a scenario's browser is opened. */
interface BrowserInput {
  /** The address of its first page; home when absent. */
  readonly path?: string;
  readonly device?: Device;
  /** Inside the native app. */
  readonly inShell?: boolean;
  /** How many tabs are open at that address; one when absent. */
  readonly tabs?: number;
}

/** What a person does to a tab itself, whatever goes on in it. */
type TabEvent =
  /** Loads another address, or with `page.reloaded` the same one: the page that was there is thrown away as it stands. */
  { readonly type: 'page.opened'; readonly path: string } | { readonly type: 'page.reloaded' };

const TAB_EVENTS: readonly string[] = ['page.opened', 'page.reloaded'] satisfies readonly TabEvent['type'][];

/** Which tab an event is for, from 1; the first when absent. */
type WrittenTabEvent = WrittenEvent & { readonly tab?: unknown };

/**
 * A browser with its tabs, which share what the device keeps and hear of each other's logins. The view is the first
 * tab's, with the others beside it.
 */
export function startBrowser(ports: ScenarioPorts, input: BrowserInput): RunningFlow {
  const locks = createMemoryLocks();
  const token = ports.storage.slot(buyerTokenKey);
  let known = token.read();
  const hear = (from: number) => {
    const present = token.read();
    if (present === known) return;
    known = present;
    for (const [index, tab] of tabs.entries()) if (index !== from) tab.send({ type: 'storage.changed' });
  };
  const { device = 'pc', inShell = false, path = '/' } = input;
  const place = { device, inShell, locks };
  const tabs = Array.from({ length: input.tabs ?? 1 }, (_, index) =>
    openTab(ports, path, { ...place, changed: () => hear(index) }),
  );
  return {
    get listensTo() {
      return [...TAB_EVENTS, ...tabs.flatMap((tab) => tab.listensTo)];
    },
    send(event: WrittenTabEvent) {
      const tab = tabs[typeof event.tab === 'number' ? event.tab - 1 : 0];
      if (tab === undefined) throw new Error(`there is no tab ${event.tab}`);
      tab.send(event);
    },
    view() {
      const [first, ...others] = tabs.map((tab) => tab.view());
      if (first === undefined) throw new Error('a browser has a tab');
      return { ...first, others };
    },
    stop: () => tabs.forEach((tab) => void tab.stop()),
  };
}

type Place = Pick<Parameters<typeof openScenarioPage>[1], 'device' | 'inShell' | 'locks' | 'changed'>;

/** One tab and the pages that are loaded in it, one after the other. */
function openTab(ports: ScenarioPorts, path: string, place: Place) {
  const visits: string[] = [];
  const visited = (visit: string) => void visits.push(visit);
  // The page that asks to be loaded anew is still at it.
  const reload = (next: string) => void Promise.resolve().then(() => load(next));
  const open = (at: string) => openScenarioPage(ports, { ...place, path: at, visited, reload });
  let page: ScenarioPage = open(path);
  const load = (next: string) => {
    page.stop();
    page = open(next);
  };
  return {
    get listensTo() {
      return page.listensTo;
    },
    send(event: WrittenEvent) {
      if (isTabEvent(event)) load(event.type === 'page.opened' ? event.path : page.view().path);
      else page.send(event);
    },
    view: () => ({ ...page.view(), visits: [...visits] }),
    stop: () => page.stop(),
  };
}

const isTabEvent = (event: WrittenEvent): event is TabEvent => TAB_EVENTS.includes(event.type);
