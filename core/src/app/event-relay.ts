import { type AnyActorRef, fromCallback } from 'xstate';

/** Hands on what other actors emit, under the same names, to the machine that invokes it. */
export const eventRelay = fromCallback<{ readonly type: string }, readonly AnyActorRef[]>(({ input, sendBack }) => {
  const subscriptions = input.map((actor) => actor.on('*', sendBack));
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
});
