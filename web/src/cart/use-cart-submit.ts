import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { CartView } from '@fairhall/core/cart/cart.view';
import { cartSubmitMachine, provideCartSubmit } from '@fairhall/core/cart/cart-submit.machine';
import { type CartSubmitView, cartSubmitView } from '@fairhall/core/cart/cart-submit.view';
import { err, ok, type Result } from '@fairhall/core/result';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ActorRefFrom, waitFor } from 'xstate';
import { focusField } from '../forms/focus-field.ts';
import { createDeferral, createFormDeferral } from '../login/form-deferral.ts';
import type { Login } from '../login/login.ts';
import { useLogin } from '../login/use-login.ts';
import { toastLine } from '../overlay/toast-line.ts';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';
import { loadedPorts, slotOf } from '../page/loaded-ports.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { createWaitingGateway } from '../page/waiting-gateway.ts';

type CartSubmitActor = ActorRefFrom<typeof cartSubmitMachine>;

export interface CartSubmitFlow {
  readonly view: CartSubmitView;
  /** It went off after a login on this page, where its person then stays. */
  readonly staysHere: boolean;
  readonly type: (value: string) => void;
  readonly leave: () => void;
  readonly retry: () => void;
  /** Sends; the answer says whether it has arrived. */
  readonly submit: () => Promise<Result<unknown, unknown>>;
}

interface CartSubmitOptions {
  readonly cart: CartView;
  readonly act: (event: CartEvent) => void;
  readonly exhibitionId: string | undefined;
}

/** The flow behind the cart's page, told whenever the cart is another one. */
export function useCartSubmit({ cart, act, exhibitionId }: CartSubmitOptions): CartSubmitFlow {
  const source = usePortsSource();
  const login = useLogin();
  const [{ machine, deferral }] = useState(() => partsOf(source, login));
  const [snapshot, send, actor] = useMachine(machine, { input: { ids: cart.ids, exhibitionId } });
  const view = cartSubmitView(snapshot);
  const { ids } = cart;
  useEffect(() => send({ type: 'cart.changed', ids }), [send, ids]);
  // The focus moves at each refusal, not while the message is written.
  useEffect(() => {
    if (view.refusals > 0 && view.content.message !== null) focusField('content');
  }, [view.refusals]);
  const staysHere = view.sent !== null && (deferral?.hadToLogIn() ?? false);
  useSent(view, staysHere, act);
  return {
    view,
    staysHere,
    type: (value) => send({ type: 'content.changed', value }),
    leave: () => send({ type: 'content.blurred' }),
    retry: () => send({ type: 'retry.requested' }),
    submit: useCallback(() => sendOff(actor), [actor]),
  };
}

/** On the server, where nobody has a cart, there is no form either. */
function partsOf(source: PortsSource | null, login: Login | null) {
  if (source === null || login === null) return { machine: cartSubmitMachine, deferral: null };
  const deferral = createFormDeferral(source, createDeferral(source, login));
  const machine = provideCartSubmit({
    gateway: createWaitingGateway(source),
    ids: { uuid: () => loadedPorts(source).ids.uuid() },
    bugs: { report: (cause) => reportError(cause) },
    deferral,
    drafts: slotOf(source, 'cartDraft'),
    guestCart: slotOf(source, 'guestCart'),
    buyerCart: slotOf(source, 'buyerCart'),
  });
  return { machine, deferral };
}

/** The cart is another now, and one goes on unless a login on this page keeps her here. */
function useSent({ sent }: CartSubmitView, staysHere: boolean, act: CartSubmitOptions['act']): void {
  const navigate = useNavigate();
  const href = hrefOf(useBoot());
  const address = sent === null ? null : linkHref(href)(sent.link);
  // It is left once, when there is somewhere to go.
  useEffect(() => {
    if (address === null) return;
    act({ type: 'cart.recalled' });
    if (!staysHere) void navigate(address, { replace: true });
  }, [address]);
}

/** A failure is told in a toast as well, since the form's own line may be out of sight. */
async function sendOff(actor: CartSubmitActor): Promise<Result<unknown, unknown>> {
  actor.send({ type: 'cart.submitted' });
  const snapshot = await waitFor(actor, (now) => !now.matches('sending'));
  const { sent, message } = cartSubmitView(snapshot);
  if (sent !== null) return ok(sent);
  if (message !== null && snapshot.context.error !== null) toastLine.ask({ type: 'toast.requested', message });
  return err(message);
}
