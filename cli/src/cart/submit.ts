import type { CartSubmitEvent } from '@fairhall/core/cart/cart-submit.machine';
import type { CartRowView, CartSubmitView } from '@fairhall/core/cart/cart-submit.view';
import { openCartForm } from '@fairhall/core/cart/page';
import { type CartRequest, cartRequest } from '@fairhall/core/cart/send';
import { productCard } from '@fairhall/core/catalogue/card';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome, toCallFailure } from '../answer.ts';
import { createCommandDeferral } from '../app.ts';
import { type Connection, connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { readSavedLogin, type SavedLogin, toSubmitFailure } from '../login.ts';
import { listMailRemarks } from '../mail-remarks.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { isConfirmed, readOrAskText } from '../prompt.ts';
import { withCart } from './cart-flow.ts';
import { checkAllListed } from './cart-rows.ts';
import { listCartRemarks } from './show.ts';
import { dropUnanswered, findUnansweredIds, storeUnansweredSubmit } from './unanswered-submit.ts';

interface Sending {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly login: SavedLogin;
  /** The products to send. */
  readonly ids: readonly string[];
  readonly key: string;
}

type Form = FlowDriver<CartSubmitView, CartSubmitEvent>;

/** Sends the buyer's cart with one message to its supplier.  */
export async function submitCart(invocation: Invocation): Promise<Outcome> {
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const ids = await listIdsToSend(invocation, connection.value, given.value);
  if (!ids.ok) return ids;
  const key = given.value ?? connection.value.ids.uuid();
  const sending = { invocation, connection: connection.value, login: login.value, ids: ids.value, key };
  return withFlow(
    invocation,
    (bugs) => {
      const deferral = createCommandDeferral(invocation, sending.connection, key);
      const exhibitionId = readTextOption(invocation.options, 'exhibition');
      return openCartForm({ ...sending.connection, deferral, bugs }, { cart: cartOf(sending.ids), exhibitionId });
    },
    (form) => fillIn(form, sending),
  );
}

/**
 * The products of the cart. A repeat with --key takes those of the earlier try, which may have arrived and emptied the
 * cart.
 */
async function listIdsToSend(
  invocation: Invocation,
  connection: Connection,
  key: string | undefined,
): Promise<Result<readonly string[], Failure>> {
  const before = findUnansweredIds(connection, key);
  if (before !== undefined) return ok(before);
  const cart = await withCart(invocation, connection);
  if (!cart.ok) return cart;
  const { ids } = cart.value.view;
  if (ids.length > 0) return ok(ids);
  const [message, advice] = listCartRemarks(connection, cart.value);
  return fail(COMMAND_EXIT_CODES.refused, message ?? { key: 'cart.empty.title' }, advice);
}

/** A cart that does not change while the form is open: the form sends the products that the cart had at the start. */
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
  const warned = checkNoRedLight(rows, sending);
  if (!warned.ok) return warned;
  const value = await readOrAskText(invocation, 'message', 'terminal.enquiry.ask.message');
  const { content, quantities } = await form.do({ type: 'content.changed', value }, { type: 'form.checked' });
  if (content.message)
    return fail(COMMAND_EXIT_CODES.refused, { text: `--message: ${toDisplayText(texts, content.message)}` });
  const request = cartRequest(ids, content.value, { exhibitionId: readTextOption(options, 'exhibition'), quantities });
  if (readFlagOption(options, 'dryRun')) return describeDryRun(request, key);
  if (!(await isConfirmed(invocation, questionOf(rows, connection.clock.now(), invocation)))) {
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.enquiry.notSent' });
  }
  return send(form, sending, request);
}

/** Fails if a product could not be loaded or is no longer listed: a cart is sent completely or not at all. */
function allListed(rows: readonly CartRowView[], { invocation, connection }: Sending): Result<true, Failure> {
  const unknown = rows.find(({ error }) => error !== null);
  if (unknown?.error) return toCallFailure(unknown.error, connection.origin);
  return checkAllListed(rows, invocation);
}

/** Fails if a supplier's light is red and the command has no option to write to it anyway. D-25 */
function checkNoRedLight(
  rows: readonly CartRowView[],
  { invocation: { options, texts } }: Sending,
): Result<true, Failure> {
  const red = rows.filter(({ product }) => product?.supplier.light === 'red');
  if (red.length === 0 || readFlagOption(options, 'despiteWarning')) return ok(true);
  const lines = red.map(({ product }) =>
    texts.text('cart.warning', { supplier: product?.supplier.supplierName ?? '' }),
  );
  return fail(COMMAND_EXIT_CODES.refused, { text: lines.join('\n') }, { key: 'terminal.cart.despite' });
}

function questionOf(rows: readonly CartRowView[], now: number, { texts }: Invocation): string {
  const cards = rows.flatMap(({ product }) => (product === null ? [] : [productCard(product, now)]));
  const name = cards.map((card) => card.name).join(', ');
  const supplier = cards.map((card) => card.supplier.name).join(', ');
  const unreachable = rows.flatMap(({ product }) => (product?.supplier.isUnreachable ? [product.supplier] : []));
  return [
    ...unreachable.map(({ supplierName }) => texts.text('supplier.unreachable', { supplier: supplierName })),
    texts.text('terminal.enquiry.confirm', { name, supplier }),
  ].join('\n');
}

const describeDryRun = (request: CartRequest, key: string): Outcome =>
  toDryRunOutcome({ request, idempotencyKey: key }, { ...request, goodIds: request.goodIds.join(' '), key });

async function send(
  form: Form,
  { invocation: { options }, connection, login, key }: Sending,
  request: CartRequest,
): Promise<Outcome> {
  storeUnansweredSubmit(connection, key, request);
  const { sent, error, message } = await form.do({
    type: readFlagOption(options, 'despiteWarning') ? 'warning.accepted' : 'cart.submitted',
  });
  if (error?.kind !== 'NETWORK_ERROR' && error?.kind !== 'TIME_OUT') dropUnanswered(connection);
  if (sent === null) return toSubmitFailure({ error, message, login, origin: connection.origin, key });
  const { inquiryIds, mail } = sent;
  return ok({
    data: { inquiryIds, ...(mail !== null && { mail }), idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: 'enquiry' }], rows: inquiryIds.map((id) => [id]) },
    remarks: [{ key: 'task.sent.cart' }, ...listMailRemarks(mail)],
  });
}
