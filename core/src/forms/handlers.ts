import type { AnyEventObject } from 'xstate';

/** The handler of each event of a definition: a function of the event and the flow's context. */
export type Handlers<Event extends { readonly type: string }, Context, Answer> = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { readonly type: Type }>, context: Context) => Answer;
};

type Handler<Context, Answer> = ((event: AnyEventObject, context: Context) => Answer) | undefined;

/** Returns the handler of an event. Untyped, since one chart serves every definition. */
export const findHandler = <Context, Answer>(
  handlers: object | undefined,
  event: AnyEventObject,
): Handler<Context, Answer> => (handlers as Record<string, Handler<Context, Answer>> | undefined)?.[event.type];

/** Assigns the same transition to each of these events. */
export const repeatTransition = <Transition>(
  types: readonly string[],
  transition: Transition,
): Record<string, Transition> => Object.fromEntries(types.map((type) => [type, transition]));
