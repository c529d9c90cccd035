import {
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type OutputFrom,
  type SnapshotFrom,
} from 'xstate';
import type { Flow } from './flow.ts';
import type { Timer } from './timer.ts';
import { toXstateClock } from './xstate-clock.ts';

export interface FlowStart<Machine extends AnyStateMachine, View> {
  readonly input: InputFrom<Machine>;
  /** Returns the view of a snapshot. */
  readonly view: (snapshot: SnapshotFrom<Machine>) => View;
  /** Measures the machine's delays. */
  readonly timer: Timer;
  /** Called with every event that the machine emits. */
  readonly onEmitted?: ((event: EmittedFrom<Machine>) => void) | undefined;
  /** Called with the machine's output when it ends by itself. */
  readonly onDone?: ((output: OutputFrom<Machine>) => void) | undefined;
}

/** Starts a machine that has been bound to its ports, as a flow. */
export function startFlow<Machine extends AnyStateMachine, View extends { readonly busy: boolean }>(
  machine: Machine,
  { input, view: viewOf, timer, onEmitted, onDone }: FlowStart<Machine, View>,
): Flow<View, EventFromLogic<Machine>> {
  // The generic machine may or may not take an input; the type of `input` decides.
  const actor = createActor(machine, { input, clock: toXstateClock(timer) } as ActorOptions<Machine>);
  if (onEmitted !== undefined) actor.on('*', onEmitted);
  const getSnapshot = (): AnyMachineSnapshot => actor.getSnapshot();
  const view = cacheBySnapshot(getSnapshot, (seen) => viewOf(seen as SnapshotFrom<Machine>)); // a snapshot of this machine
  const end = (): void => {
    const { status, output } = getSnapshot();
    if (status === 'done') onDone?.(output);
  };
  actor.subscribe({ complete: end });
  actor.start();
  return {
    view,
    subscribe(changed) {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    send(event) {
      if (getSnapshot().status === 'active') actor.send(event);
    },
    stop: () => void actor.stop(),
    events: machine.events.filter((type) => !type.startsWith('xstate.')),
  };
}

/** Caches the view until the snapshot changes; it is computed only when read. */
function cacheBySnapshot<Snapshot, View>(read: () => Snapshot, viewOf: (snapshot: Snapshot) => View): () => View {
  let cached: { readonly snapshot: Snapshot; readonly view: View } | undefined;
  return () => {
    const snapshot = read();
    if (cached?.snapshot !== snapshot) cached = { snapshot, view: viewOf(snapshot) };
    return cached.view;
  };
}
