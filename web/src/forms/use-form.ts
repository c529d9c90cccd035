import type { GatewayError } from '@fairhall/core/contract/error';
import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import { type SubmitView, submitView } from '@fairhall/core/forms/submit.view';
import { type RefObject, use, useEffect } from 'react';
import { toastQueue } from '../overlay/toast-queue.ts';
import { type FlowOptions, type UsedFlow, useFlow } from '../page/use-flow.ts';
import { FieldScope, focusField, focusObstacle } from './focus-field.ts';

/** What the view of every form tells. */
export interface FormView<Name extends string> {
  readonly busy: boolean;
  readonly submit: SubmitView;
  /** How often going on or sending was refused. */
  readonly refusals: number;
  /** The first wrong field; null where something else keeps it from being sent. */
  readonly focus: Name | null;
  /** Whether it could be sent as things stand. */
  readonly canSend: boolean;
  readonly error: GatewayError | null;
  readonly message: DisplayMessage | null;
}

export interface FormOptions<Name extends string, View extends FormView<Name>, Event extends { readonly type: string }>
  extends Omit<FlowOptions<View, Event>, 'isRequest' | 'waiting'> {
  /** The element that holds the fields. */
  readonly root: RefObject<HTMLElement | null>;
  /** The fields that are typed in, by the names of their elements. */
  readonly names: readonly Name[];
  readonly typed: (name: Name, value: string) => Event;
  /** The events of its button: to send, or to go on to the next step. */
  readonly requests: readonly Event['type'][];
}

/**
 * The flow behind a form: it takes over what was typed before the page's script was there, puts the focus where a refusal
 * points, and tells a failure in a toast as well. A-22
 */
export function useForm<Name extends string, View extends FormView<Name>, Event extends { readonly type: string }>(
  options: FormOptions<Name, View, Event>,
): UsedFlow<View, Event> {
  const { root, names, typed, requests } = options;
  const flow = useFlow<View, Event>({
    ...options,
    isRequest: ({ type }) => requests.includes(type),
    waiting: withSpinner,
  });
  const { view, send } = flow;
  useEffect(() => takeOver(root.current, names, (name, value) => send(typed(name, value))), []);
  useInvalidFocus(view.refusals, view.focus, root);
  useFailure(view.canSend ? view.error : null, view.message);
  return flow;
}

/** The button turns while a press waits for the form's code. */
const withSpinner = <View extends { readonly submit: SubmitView }>(view: View): View => ({
  ...view,
  submit: submitView('loading'),
});

/** Passes on what was typed, or filled in by the browser, before the page's script was there. A-22 */
export function takeOver<Name extends string>(
  root: HTMLElement | null,
  names: readonly Name[],
  typed: (name: Name, value: string) => void,
): void {
  for (const name of names) {
    const field = root?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field && field.value !== '') typed(name, field.value);
  }
}

/** The focus moves at each refusal, not when the first wrong field becomes another one while typing. */
export function useInvalidFocus(refusals: number, focus: string | null, root: RefObject<HTMLElement | null>): void {
  const scope = use(FieldScope);
  useEffect(() => {
    if (refusals === 0) return;
    if (focus === null) focusObstacle(root.current);
    else focusField(scope + focus);
  }, [refusals]);
}

/** The form's own line may be out of sight, so each failure is told in a toast as well. */
export function useFailure(error: GatewayError | null, message: DisplayMessage | null): void {
  useEffect(() => {
    if (error !== null && message !== null) toastQueue.add({ type: 'toast.requested', message });
  }, [error]);
}
