import { fromPromise } from 'xstate';

/** The actor of a chart that nobody has given its port yet: it fails with its name. */
export const unbound = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`${name} has no port`);
  });

/** The same for an action, or a guard that asks a port. */
export const unboundAction =
  <Params = undefined>(name: string) =>
  (_: unknown, _params: Params): never => {
    throw new Error(`${name} has no port`);
  };

/** The action of a chart that nobody has given a place for its bugs: it stops the flow with the cause. */
export function throwBug({ event }: { readonly event: object }): never {
  throw new Error('a port failed without answering', { cause: causeOf(event) });
}

/** The error that an actor's failure event carries. */
export function causeOf(event: object): unknown {
  return 'error' in event ? event.error : event;
}
