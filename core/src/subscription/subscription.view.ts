import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import type { SubscriptionEvent, SubscriptionOpening, subscriptionMachine } from './subscription.machine.ts';

type State = 'loading' | 'subscribed' | 'unsubscribed' | 'invalid' | 'failed';

export interface SubscriptionView {
  readonly busy: boolean;
  readonly state: State;
  readonly title: Message;
  readonly text: Message | null;
  /** The last error. */
  readonly message: DisplayMessage | null;
  /** The available action and the label of its button. */
  readonly action: { readonly event: SubscriptionEvent; readonly label: Message } | null;
}

/** Returns the view of the subscription. */
export function subscriptionView(snapshot: SnapshotFrom<typeof subscriptionMachine>): SubscriptionView {
  const { email, subscribed, error } = snapshot.context;
  return viewOf(stateOf(snapshot, subscribed), { email, error, busy: snapshot.hasTag('busy') });
}

/** Returns the initial view, on the server and until the flow is loaded. */
export function subscriptionStart({ email, initialStatus }: SubscriptionOpening): SubscriptionView {
  const state =
    email === '' || initialStatus === 'invalid'
      ? 'invalid'
      : initialStatus === null
        ? 'loading'
        : wordOf(initialStatus);
  return viewOf(state, { email, error: null, busy: state === 'loading' });
}

/** Shows a press before the flow is loaded as being processed. */
export const subscriptionEcho = (view: SubscriptionView): SubscriptionView => ({ ...view, busy: true });

function stateOf(snapshot: SnapshotFrom<typeof subscriptionMachine>, subscribed: boolean): State {
  if (snapshot.matches('invalid')) return 'invalid';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.matches('shown') || snapshot.matches('saving') ? wordOf(subscribed) : 'loading';
}

const wordOf = (subscribed: boolean): State => (subscribed ? 'subscribed' : 'unsubscribed');

const TEXT_BY_STATE = {
  loading: { title: 'unsubscribe.loading', text: null, label: null },
  subscribed: { title: 'unsubscribe.on.title', text: 'unsubscribe.on.text', label: 'unsubscribe.stop' },
  unsubscribed: { title: 'unsubscribe.off.title', text: 'unsubscribe.off.text', label: 'unsubscribe.start' },
  invalid: { title: 'unsubscribe.invalid.title', text: 'unsubscribe.invalid.text', label: null },
  failed: { title: 'unsubscribe.failed.title', text: null, label: 'unsubscribe.tryAgain' },
} as const;

interface ViewValues {
  readonly email: string;
  readonly error: GatewayError | null;
  readonly busy: boolean;
}

function viewOf(state: State, { email, error, busy }: ViewValues): SubscriptionView {
  const { title, text, label } = TEXT_BY_STATE[state];
  const event = { type: state === 'failed' ? 'retry.requested' : 'toggle.requested' } as const;
  return {
    busy,
    state,
    title: { key: title },
    text: text && { key: text, values: { email } },
    message: error && errorMessage(error),
    action: label && { event, label: { key: label } },
  };
}
