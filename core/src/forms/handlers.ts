import type { AnyEventObject } from 'xstate';

/** What each event of a definition does: a function of the event and of what the flow holds. */
export type Handlers<Event extends { readonly type: string }, Context, Answer> = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { readonly type: Type }>, context: Context) => Answer;
};

type Handler<Context, Answer> = ((event: AnyEventObject, context: Context) => Answer) | undefined;

/** The handler of an event, for a chart that serves every definition and knows none of their types. */
export const findHandler = <Context, Answer>(
  handlers: object | undefined,
  event: AnyEventObject,
): Handler<Context, Answer> => (handlers as Record<string, Handler<Context, Answer>> | undefined)?.[event.type];

/** The same transition for each of these events. */
export const repeatTransition = <Transition>(
  types: readonly string[],
  transition: Transition,
): Record<string, Transition> => Object.fromEntries(types.map((type) => [type, transition]));
