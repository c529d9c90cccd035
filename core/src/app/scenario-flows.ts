import { createActor } from 'xstate';
import type { SearchCriteria } from '../catalogue/criteria.ts';
import { provideSearch, searchMachine } from '../catalogue/search.machine.ts';
import { searchView } from '../catalogue/search.view.ts';
import type { EnquiryOpening } from '../enquiry/enquiry.context.ts';
import { openEnquiry } from '../enquiry/page.ts';
import { openVerification } from '../enquiry/verification.page.ts';
import { xstateClock } from '../ports/xstate-clock.ts';
import { openTagSelector } from '../tags/page.ts';
import { startBrowser } from './scenario-browser.ts';
import { running, type StartFlow } from './scenario-flow.ts';

/** The flows a scenario may name. Its input is what the flow's machine takes, unchecked: a scenario is a test. */
export const SCENARIO_FLOWS = {
  search: (ports, input) => {
    const options = { input: input as Partial<SearchCriteria>, clock: xstateClock(ports.timer) };
    const actor = createActor(provideSearch(ports), options);
    actor.start();
    return {
      listensTo: searchMachine.events,
      send: (event) => actor.send(event as Parameters<typeof actor.send>[0]), // the replay has checked its type
      view: () => searchView(actor.getSnapshot(), ports.clock.now()),
      stop: () => void actor.stop(),
    };
  },
  enquiry: (ports, input) => running(openEnquiry(ports, input as unknown as EnquiryOpening)), // unchecked, as said above
  verification: (ports, input) => running(openVerification(ports, input)),
  tagSelector: (ports, input) => running(openTagSelector(ports, input)),
  /** Pages with all that is on them: session, login panel, deferred task, and the form of their address. */
  browser: startBrowser,
} as const satisfies Record<string, StartFlow>;

export type ScenarioFlow = keyof typeof SCENARIO_FLOWS;
