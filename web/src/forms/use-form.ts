import type { GatewayError } from '@fairhall/core/contract/error';
import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import { type SubmitView, submitView } from '@fairhall/core/forms/submit.view';
import { type RefObject, use, useEffect } from 'react';
import { toastQueue } from '../overlay/toast-queue.ts';
import { type FlowOptions, type UsedFlow, useFlow } from '../page/use-flow.ts';
import { FieldScope, focusField, focusObstacle } from './focus-field.ts';

/** The part of the view that all forms share. */
export interface FormView<Name extends string> {
  readonly busy: boolean;
  readonly submit: SubmitView;
  /** The number of rejected attempts to send the form or go to the next step. */
  readonly refusals: number;
  /** The first invalid field; null if another reason keeps the form from being sent. */
  readonly focus: Name | null;
  /** Whether the form can be sent now. */
  readonly canSend: boolean;
  readonly error: GatewayError | null;
  readonly message: DisplayMessage | null;
}

export interface FormOptions<Name extends string, View extends FormView<Name>, Event extends { readonly type: string }>
  extends Omit<FlowOptions<View, Event>, 'isRequest' | 'waiting'> {
  /** The element that contains the fields. */
  readonly root: RefObject<HTMLElement | null>;
  /** Names of the text fields. */
  readonly names: readonly Name[];
  readonly typed: (name: Name, value: string) => Event;
  /** The events of its button: to send, or to go to the next step. */
  readonly requests: readonly Event['type'][];
}

/**
 * The flow behind a form. It takes over the input from before the script loaded, focuses the first invalid field of a
 * rejected submit, and shows a failure in a toast as well. A-22
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

/** Shows a spinner in the button while a press waits for the form's code. */
const withSpinner = <View extends { readonly submit: SubmitView }>(view: View): View => ({
  ...view,
  submit: submitView('loading'),
});

/** Passes on the input from before the script loaded: typed values and those that the browser filled in. A-22 */
export function takeOver<Name extends string>(
  root: HTMLElement | null,
  names: readonly Name[],
  typed: (name: Name, value: string) => void,
): void {
  for (const name of names) {
    const field = root?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field && field.value !== '' && field.value !== field.defaultValue) typed(name, field.value);
  }
}

/**
 * Moves the focus at each rejection, but not when another field becomes the first invalid one during typing.
 */
export function useInvalidFocus(refusals: number, focus: string | null, root: RefObject<HTMLElement | null>): void {
  const scope = use(FieldScope);
  useEffect(() => {
    if (refusals === 0) return;
    if (focus === null) focusObstacle(root.current);
    else focusField(scope + focus);
  }, [refusals]);
}

/** Shows a toast at each failure as well, since the form's own message may be out of view. */
export function useFailure(error: GatewayError | null, message: DisplayMessage | null): void {
  useEffect(() => {
    if (error !== null && message !== null) toastQueue.add({ type: 'toast.requested', message });
  }, [error]);
}
