import type { CartSubmitEvent } from '@fairhall/core/cart/cart-submit.machine';
import type { CartRowView, CartSubmitView } from '@fairhall/core/cart/cart-submit.view';
import { openCartForm } from '@fairhall/core/cart/page';
import { type CartRequest, cartRequest } from '@fairhall/core/cart/send';
import { productCard } from '@fairhall/core/catalogue/card';
import { shownText } from '@fairhall/core/contract/error-message';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, failedCall, type Outcome } from '../answer.ts';
import { commandDeferral } from '../app.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { type Driven, withFlow } from '../flow.ts';
import { keyOption } from '../idempotency-key.ts';
import { failedSubmit, type SavedLogin, savedLogin } from '../login.ts';
import { mailRemarks } from '../mail-remarks.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { givenText, isConfirmed } from '../prompt.ts';
import { withCart } from './cart-flow.ts';
import { noneGone } from './cart-rows.ts';
import { remarksOf } from './show.ts';
import { dropUnanswered, keepUnanswered, unansweredIds } from './unanswered-submit.ts';

interface Sending {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly login: SavedLogin;
  /** The products that go off. */
  readonly ids: readonly string[];
  readonly key: string;
}

type Form = Driven<CartSubmitView, CartSubmitEvent>;

/** Sends what is in the buyer's cart, with one message to its supplier.  */
export async function submitCart(invocation: Invocation): Promise<Outcome> {
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const ids = await idsToSend(invocation, connection.value, given.value);
  if (!ids.ok) return ids;
  const key = given.value ?? connection.value.ids.uuid();
  const sending = { invocation, connection: connection.value, login: login.value, ids: ids.value, key };
  return withFlow(
    invocation,
    (bugs) => {
      const deferral = commandDeferral(invocation, sending.connection, key);
      const exhibitionId = textOption(invocation.options, 'exhibition');
      return openCartForm({ ...sending.connection, deferral, bugs }, { cart: cartOf(sending.ids), exhibitionId });
    },
    (form) => fillIn(form, sending),
  );
}

/**
 * The products of the cart. A repeat with --key takes those of the earlier try, since that one may have arrived and emptied
 * the cart.
 */
async function idsToSend(
  invocation: Invocation,
  connection: Connection,
  key: string | undefined,
): Promise<Result<readonly string[], Failure>> {
  const before = unansweredIds(connection, key);
  if (before !== undefined) return ok(before);
  const cart = await withCart(invocation, connection);
  if (!cart.ok) return cart;
  const { ids } = cart.value.view;
  if (ids.length > 0) return ok(ids);
  const [message, advice] = remarksOf(connection, cart.value);
  return fail(EXIT.refused, message ?? { key: 'cart.empty.title' }, advice);
}

/** A cart that does not change while the form is open: what was found at the beginning is sent. */
const cartOf = (ids: readonly string[]) => ({
  view: () => ({ ids }),
  subscribe: () => () => undefined,
  send: () => undefined,
});

async function fillIn(form: Form, sending: Sending): Promise<Outcome> {
  const { invocation, connection, ids, key } = sending;
  const { options, texts } = invocation;
  const { rows } = await form.do();
  const listed = allListed(rows, sending);
  if (!listed.ok) return listed;
  const warned = notRed(rows, sending);
  if (!warned.ok) return warned;
  const value = await givenText(invocation, 'message', 'terminal.enquiry.ask.message');
  const { content } = await form.do({ type: 'content.changed', value }, { type: 'form.checked' });
  if (content.message) return fail(EXIT.refused, { text: `--message: ${shownText(texts, content.message)}` });
  const request = cartRequest(ids, content.value, textOption(options, 'exhibition'));
  if (flagOption(options, 'dryRun')) return dryRunOf(request, key);
  if (!(await isConfirmed(invocation, questionOf(rows, connection.clock.now(), invocation)))) {
    return fail(EXIT.refused, { key: 'terminal.enquiry.notSent' });
  }
  return send(form, sending, request);
}

/** Fails if a product could not be loaded or is no longer listed: a cart is sent whole or not at all. */
function allListed(rows: readonly CartRowView[], { invocation, connection }: Sending): Result<true, Failure> {
  const unknown = rows.find(({ error }) => error !== null);
  if (unknown?.error) return failedCall(unknown.error, connection.origin);
  return noneGone(rows, invocation);
}

/** Fails where a supplier's light is red and nobody has said that it is written to all the same. D-25 */
function notRed(rows: readonly CartRowView[], { invocation: { options, texts } }: Sending): Result<true, Failure> {
  const red = rows.filter(({ product }) => product?.supplier.light === 'red');
  if (red.length === 0 || flagOption(options, 'despiteWarning')) return ok(true);
  const lines = red.map(({ product }) =>
    texts.text('cart.warning', { supplier: product?.supplier.supplierName ?? '' }),
  );
  return fail(EXIT.refused, { text: lines.join('\n') }, { key: 'terminal.cart.despite' });
}

function questionOf(rows: readonly CartRowView[], now: number, { texts }: Invocation): string {
  const cards = rows.flatMap(({ product }) => (product === null ? [] : [productCard(product, now)]));
  const name = cards.map((card) => card.name).join(', ');
  const supplier = cards.map((card) => card.supplier.name).join(', ');
  return texts.text('terminal.enquiry.confirm', { name, supplier });
}

const dryRunOf = (request: CartRequest, key: string): Outcome =>
  dryRun({ request, idempotencyKey: key }, { ...request, goodIds: request.goodIds.join(' '), key });

async function send(
  form: Form,
  { invocation: { options }, connection, login, key }: Sending,
  request: CartRequest,
): Promise<Outcome> {
  keepUnanswered(connection, key, request);
  const { sent, error, message } = await form.do({
    type: flagOption(options, 'despiteWarning') ? 'warning.accepted' : 'cart.submitted',
  });
  if (error?.kind !== 'NETWORK_ERROR' && error?.kind !== 'TIME_OUT') dropUnanswered(connection);
  if (sent === null) return failedSubmit({ error, message, login, origin: connection.origin, key });
  const { inquiryIds, mail } = sent;
  return ok({
    data: { inquiryIds, ...(mail !== null && { mail }), idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: 'enquiry' }], rows: inquiryIds.map((id) => [id]) },
    remarks: [{ key: 'task.sent.cart' }, ...mailRemarks(mail)],
  });
}
