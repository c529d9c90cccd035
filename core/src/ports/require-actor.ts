import { type EventObject, fromCallback, fromPromise } from 'xstate';

/**
 * Placeholder for an actor until `provide<Flow>(ports)` binds the chart to its ports. If it runs before that, it fails
 * with the actor's name.
 */
export const requireActor = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`${name} has no port`);
  });

/** Placeholder for an actor that receives events while it runs. */
export const requireCallback = <Received extends EventObject, Input>(name: string) =>
  fromCallback<Received, Input>(() => {
    throw new Error(`${name} has no port`);
  });

/** Placeholder for an action, or for a guard that needs a port. */
export const requireAction =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): never => {
    throw new Error(`${name} has no port`);
  };

/**
 * Placeholder for the action that reports a bug, until the chart has a `Bugs` port. It throws with the cause, which
 * stops the flow.
 */
export function failWithBug({ event }: { readonly event: object }): never {
  throw new Error('a port failed without answering', { cause: getCause(event) });
}

/** Returns the error of an actor's failure event. */
export function getCause(event: object): unknown {
  return 'error' in event ? event.error : event;
}
