import type { Actor, AnyStateMachine } from 'xstate';
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
  /** The types of event that it listens to as it stands. */
  readonly listensTo: readonly string[];
  send(event: WrittenEvent): void;
  view(): { readonly busy: boolean };
  stop(): void;
}

type Input = Readonly<Record<string, unknown>>;

export type StartFlow = (ports: ScenarioPorts, input: Input) => RunningFlow;

export function running<Machine extends AnyStateMachine>(
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
