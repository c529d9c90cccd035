import { createActor } from 'xstate';
import type { SearchCriteria } from '../catalogue/criteria.ts';
import { provideSearch } from '../catalogue/search.machine.ts';
import { searchView } from '../catalogue/search.view.ts';
import { type EnquiryOpening, provideEnquiry } from '../enquiry/enquiry.machine.ts';
import { enquiryView } from '../enquiry/enquiry.view.ts';
import { provideVerification } from '../enquiry/verification.machine.ts';
import { verificationView } from '../enquiry/verification.view.ts';
import { xstateClock } from '../ports/xstate-clock.ts';
import type { TagSelectorInput } from '../tags/tag-selector.context.ts';
import { provideTagSelector } from '../tags/tag-selector.machine.ts';
import { tagSelectorView } from '../tags/tag-selector.view.ts';
import { startBrowser } from './scenario-browser.ts';
import { running, type StartFlow } from './scenario-flow.ts';

/** The flows a scenario may name. Its input is what the flow's machine takes, unchecked: a scenario is a test. */
export const SCENARIO_FLOWS = {
  search: (ports, input) => {
    const options = { input: input as Partial<SearchCriteria>, clock: xstateClock(ports.timer) };
    const actor = createActor(provideSearch(ports), options);
    return running(actor, () => searchView(actor.getSnapshot(), ports.clock.now()));
  },
  enquiry: (ports, input) => {
    const { gateway, ids, bugs, storage } = ports;
    const drafts = storage.slot('enquiryDraft');
    const guests = storage.slot('touristInfo');
    const machine = provideEnquiry({ gateway, ids, bugs, drafts, guests });
    const options = { input: input as unknown as EnquiryOpening, clock: xstateClock(ports.timer) };
    const actor = createActor(machine, options);
    return running(actor, () => enquiryView(actor.getSnapshot()));
  },
  verification: (ports, input) => {
    const actor = createActor(provideVerification(ports), { input, clock: xstateClock(ports.timer) });
    return running(actor, () => verificationView(actor.getSnapshot()));
  },
  tagSelector: (ports, input) => {
    const options = { input: input as TagSelectorInput, clock: xstateClock(ports.timer) };
    const actor = createActor(provideTagSelector(ports), options);
    return running(actor, () => tagSelectorView(actor.getSnapshot()));
  },
  /** Pages with all that is on them: session, login panel, deferred task, and the form of their address. */
  browser: startBrowser,
} as const satisfies Record<string, StartFlow>;

export type ScenarioFlow = keyof typeof SCENARIO_FLOWS;
