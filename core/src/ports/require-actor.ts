import { type EventObject, fromCallback, fromPromise } from 'xstate';

/**
 * Stands for an actor until `provide<Flow>(ports)` binds the chart to its ports. Run before that, it fails with the
 * actor's name.
 */
export const requireActor = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`${name} has no port`);
  });

/** Stands in the same way for an actor that is sent events while it runs. */
export const requireCallback = <Received extends EventObject, Input>(name: string) =>
  fromCallback<Received, Input>(() => {
    throw new Error(`${name} has no port`);
  });

/** Stands in the same way for an action, or for a guard that asks a port. */
export const requireAction =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): never => {
    throw new Error(`${name} has no port`);
  };

/**
 * Stands for the action that reports a bug until the chart is given a `Bugs` port: it throws with the cause, which
 * stops the flow.
 */
export function failWithBug({ event }: { readonly event: object }): never {
  throw new Error('a port failed without answering', { cause: getCause(event) });
}

/** The error that an actor's failure event carries. */
export function getCause(event: object): unknown {
  return 'error' in event ? event.error : event;
}
