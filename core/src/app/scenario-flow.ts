import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import type { PublicIp } from '../ports/public-ip.ts';
import type { Storage } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';

/** What the flows of a scenario run on. */
export interface ScenarioPorts {
  readonly bugs: Bugs;
  readonly clock: Clock;
  readonly gateway: Gateway;
  readonly ids: Ids;
  readonly storage: Storage;
  readonly publicIp: PublicIp;
  readonly ipAnalysis: IpAnalysis;
  /** Runs what the flows themselves wait for. */
  readonly timer: Timer;
}

/** An event as a file writes it: a type and whatever belongs to it. */
export interface WrittenEvent {
  readonly type: string;
}

/** A flow that goes on, as a replay sees it. */
export interface RunningFlow {
  /** The types of event that it listens to as it stands. */
  readonly listensTo: readonly string[];
  send(event: WrittenEvent): void;
  view(): { readonly busy: boolean };
  stop(): void;
}

type Input = Readonly<Record<string, unknown>>;

export type StartFlow = (ports: ScenarioPorts, input: Input) => RunningFlow;

/** A flow whose events a file writes. */
export function running<View extends { readonly busy: boolean }, Event extends { readonly type: string }>(
  flow: Flow<View, Event>,
): RunningFlow {
  return {
    listensTo: flow.events,
    // The replay has checked the type against `listensTo`; what goes with it is the scenario's own affair.
    send: (event) => flow.send(event as Event),
    view: flow.view,
    stop: flow.stop,
  };
}
