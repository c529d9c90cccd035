import type { CartSubmitEvent } from '@fairhall/core/cart/cart-submit.machine';
import { type CartFieldName, type CartSubmitView, cartSubmitStart } from '@fairhall/core/cart/cart-submit.view';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useForm } from '../forms/use-form.ts';
import type { SentState } from '../forms/use-sent-mail.ts';
import { useFormDeferral } from '../login/use-form-deferral.ts';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';
import type { RunningCart } from './cart-host.ts';

export interface CartSubmitFlow extends UsedFlow<CartSubmitView, CartSubmitEvent> {
  /** Whether sending needed a login on this page; the visitor then stays here. */
  readonly staysHere: boolean;
}

interface CartSubmitOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly ids: readonly string[];
  readonly loadCart: () => Promise<RunningCart>;
  readonly exhibitionId: string | undefined;
}

/** The flow behind the cart's form; it follows changes of the cart. */
export function useCartSubmit({ root, ids, loadCart, exhibitionId }: CartSubmitOptions): CartSubmitFlow {
  const { deferral, hadToLogIn } = useFormDeferral();
  const flow = useForm({
    root,
    names: FIELD_NAMES,
    typed: (_, value): CartSubmitEvent => ({ type: 'content.changed', value }),
    requests: ['cart.submitted'],
    start: cartSubmitStart({ ids, exhibitionId }),
    echo: withTyped,
    atOnce: true,
    async open(ports) {
      const [{ openCartForm }, cart] = await Promise.all([
        loadModule(() => import('@fairhall/core/cart/page')),
        loadCart(),
      ]);
      return openCartForm({ ...ports, deferral }, { cart, exhibitionId });
    },
  });
  const staysHere = flow.view.sent !== null && hadToLogIn();
  useLeave(flow.view, staysHere);
  return { ...flow, staysHere };
}

/** Names of the fields that can be filled in before the products are loaded. */
const FIELD_NAMES: readonly CartFieldName[] = ['content'];

function withTyped(view: CartSubmitView, event: CartSubmitEvent): CartSubmitView {
  return event.type === 'content.changed' ? { ...view, content: { ...view.content, value: event.value } } : view;
}

/** Goes to the success page after the cart was sent, unless that needed a login on this page. */
function useLeave({ sent }: CartSubmitView, staysHere: boolean): void {
  const navigate = useNavigate();
  const href = hrefOf(useBoot());
  const address = sent === null || staysHere ? null : linkHref(href)(sent.link);
  const mail = sent?.mail ?? null;
  // The only dependency is the address, so that it navigates once.
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true, state: { mail } satisfies SentState });
  }, [address]);
}
