import type { Bugs } from '@fairhall/core/ports/bugs';
import {
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import type { Invocation } from './noun.ts';
import { waitingFor } from './progress.ts';

/** A flow of the core in the hands of one command. */
export interface Flow<Machine extends AnyStateMachine> {
  /** Tells it something and waits until it is no longer busy. */
  do(...events: readonly EventFromLogic<Machine>[]): Promise<SnapshotFrom<Machine>>;
}

export interface FlowStart<Machine extends AnyStateMachine> {
  /** The flow on its ports. What should never happen is told to `bugs`, and ends the command as any other bug does. */
  readonly provide: (bugs: Bugs) => Machine;
  readonly input: InputFrom<Machine>;
  /** What of the flow a command waits for; its tag when absent. */
  readonly isBusy?: (snapshot: SnapshotFrom<Machine>) => boolean;
  readonly onEmitted?: (event: EmittedFrom<Machine>) => void;
}

type Waiting = Pick<Invocation, 'terminal' | 'texts' | 'global'>;

/** Runs a flow for as long as a command needs it, and stops what it waits for, whatever happens. */
export async function withFlow<Machine extends AnyStateMachine, Done>(
  invocation: Waiting,
  { provide, input, isBusy = hasBusyTag, onEmitted = () => undefined }: FlowStart<Machine>,
  use: (flow: Flow<Machine>) => Promise<Done>,
): Promise<Done> {
  const bugs: unknown[] = [];
  const machine = provide({ report: (cause) => void bugs.push(cause) });
  // Whether a machine takes an input is not known here; the type of `input` says what it takes.
  const actor = createActor(machine, { input } as ActorOptions<Machine>);
  actor.on('*', onEmitted);
  actor.start();
  const { signal } = invocation.terminal;
  try {
    const done = await use({
      do(...events) {
        for (const event of events) actor.send(event);
        return waitingFor(
          invocation,
          waitFor(actor, (snapshot) => !isBusy(snapshot), { signal }),
        );
      },
    });
    if (bugs.length > 0) throw bugs[0];
    return done;
  } finally {
    actor.stop();
  }
}

const hasBusyTag = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag('busy');
