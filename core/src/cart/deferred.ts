import type * as z from 'zod/mini';
import { buyerContactIdKey } from '../account/keys.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { DeferredKind } from '../ports/deferral.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slots } from '../ports/storage.ts';
import { err, ok, type Result } from '../result.ts';
import { buyerCartKey, cartDraftKey, guestCartKey } from './keys.ts';
import { forgetSentCart } from './send.ts';
import { cartTaskKind } from './task-kind.ts';

interface CartTaskPorts {
  readonly gateway: Pick<Gateway, 'account' | 'cart'>;
  readonly storage: Slots;
}

/** The submit of a cart as a task that may have to wait for a login.  */
export const cartTask: DeferredKind<z.output<typeof cartTaskKind.payload>, CartTaskPorts> = {
  ...cartTaskKind,
  async run(ports, request, options) {
    const contact = await contactId(ports, options.signal);
    if (!contact.ok) return contact;
    const input = { ...request, purchaserContactId: contact.value };
    return ports.gateway.cart.submitList(input, { ...options, handled: true, retry: true });
  },
  forget({ storage }, request, key) {
    const [drafts, guestCart, buyerCart] = [
      storage.slot(cartDraftKey),
      storage.slot(guestCartKey),
      storage.slot(buyerCartKey),
    ];
    forgetSentCart({ drafts, guestCart, buyerCart }, { key, request });
  },
  reason: { key: 'account.reason.cart' },
  words: {
    waiting: { key: 'task.waiting' },
    sent: { key: 'task.sent.cart' },
    failed: { key: 'task.failed.cart' },
    back: { key: 'task.failed.back' },
  },
  link: () => null,
  email: () => null,
};

/** Right after a login the contact id may not be stored yet. */
async function contactId(
  { gateway, storage }: CartTaskPorts,
  signal: CancelSignal,
): Promise<Result<string, GatewayError>> {
  const storedId = storage.slot(buyerContactIdKey).read();
  if (storedId !== null) return ok(storedId);
  const user = await gateway.account.userInfo({}, { signal, handled: true });
  if (!user.ok) return user;
  return user.value === null ? err(gatewayError('INVALID_TOKEN', '401')) : ok(user.value.purchaserContactId);
}
