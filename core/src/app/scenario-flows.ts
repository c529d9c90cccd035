import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import type { SearchCriteria } from '../catalogue/criteria.ts';
import { provideSearch } from '../catalogue/search.machine.ts';
import { searchView } from '../catalogue/search.view.ts';
import { type EnquiryOpening, provideEnquiry } from '../enquiry/enquiry.machine.ts';
import { enquiryView } from '../enquiry/enquiry.view.ts';
import { provideVerification } from '../enquiry/verification.machine.ts';
import { verificationView } from '../enquiry/verification.view.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Timer } from '../ports/timer.ts';
import type { Storage } from '../storage/storage.ts';

/** What the flows of a scenario run on. */
export interface ScenarioPorts {
  readonly bugs: Bugs;
  readonly clock: Clock;
  readonly gateway: Gateway;
  readonly ids: Ids;
  readonly storage: Storage;
  /** Runs what the flows themselves wait for. */
  readonly timer: Timer;
}

/** An event as a file writes it: a type and whatever belongs to it. */
export interface WrittenEvent {
  readonly type: string;
}

/** A flow that goes on, as a replay sees it. */
export interface RunningFlow {
  /** The types of event that it ever listens to. */
  readonly listensTo: readonly string[];
  send(event: WrittenEvent): void;
  view(): { readonly busy: boolean };
  stop(): void;
}

export type StartFlow = (ports: ScenarioPorts, input: Readonly<Record<string, unknown>>) => RunningFlow;

/** The flows a scenario may name. Its input is what the flow's machine takes, unchecked: a scenario is a test. */
export const SCENARIO_FLOWS = {
  search: (ports, input) => {
    const options = { input: input as Partial<SearchCriteria>, clock: ports.timer as XstateClock };
    const actor = createActor(provideSearch(ports), options);
    return running(actor, () => searchView(actor.getSnapshot(), ports.clock.now()));
  },
  enquiry: (ports, input) => {
    const { gateway, ids, bugs, storage } = ports;
    const drafts = storage.slot('enquiryDraft');
    const guests = storage.slot('touristInfo');
    const machine = provideEnquiry({ gateway, ids, bugs, drafts, guests });
    const actor = createActor(machine, {
      input: input as unknown as EnquiryOpening,
      clock: ports.timer as XstateClock,
    });
    return running(actor, () => enquiryView(actor.getSnapshot()));
  },
  verification: (ports, input) => {
    const options = { input, clock: ports.timer as XstateClock };
    const actor = createActor(provideVerification(ports), options);
    return running(actor, () => verificationView(actor.getSnapshot()));
  },
} as const satisfies Record<string, StartFlow>;

export type ScenarioFlow = keyof typeof SCENARIO_FLOWS;

/** The library types its handles as `any`; ours are opaque and only handed back. */
type XstateClock = NonNullable<Parameters<typeof createActor>[1]>['clock'] & object;

function running<Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  view: () => { readonly busy: boolean },
): RunningFlow {
  actor.start();
  return {
    listensTo: actor.logic.events,
    // The replay has checked the type against `listensTo`; what goes with it is the scenario's own affair.
    send: (event) => actor.send(event as Parameters<Actor<Machine>['send']>[0]),
    view,
    stop: () => void actor.stop(),
  };
}
