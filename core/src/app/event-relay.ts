import { type AnyActorRef, fromCallback } from 'xstate';

/** Forwards the events that other actors emit, under the same names, to the machine that invokes the relay. */
export const eventRelay = fromCallback<{ readonly type: string }, readonly AnyActorRef[]>(({ input, sendBack }) => {
  const subscriptions = input.map((actor) => actor.on('*', sendBack));
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
