import { provideCartSubmit } from '@fairhall/core/cart/cart-submit.machine';
import { cartSubmitView } from '@fairhall/core/cart/cart-submit.view';
import type { CartDraft } from '@fairhall/core/cart/draft';
import { type CartRequest, cartRequest } from '@fairhall/core/cart/send';
import type { ProductCard } from '@fairhall/core/catalogue/card';
import { shownText } from '@fairhall/core/contract/error-message';
import { ENQUIRY_CONTENT_RULES } from '@fairhall/core/forms/field-rules';
import { firstFailure } from '@fairhall/core/forms/rule';
import { trimText } from '@fairhall/core/forms/text-input';
import type { Bugs } from '@fairhall/core/ports/bugs';
import { memorySlot } from '@fairhall/core/ports/memory-slot';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { createLineDeferral } from '../deferral.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { withFlow } from '../flow.ts';
import { keyOption } from '../idempotency-key.ts';
import { failedSubmit, type SavedLogin, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { givenText, isConfirmed } from '../prompt.ts';
import { cartLists, withCart } from './cart-flow.ts';
import { allListed, cardsOf, cartRows } from './cart-rows.ts';
import { dropSending, keepSending, sentBefore } from './sent-before.ts';
import { remarksOf } from './show.ts';

/** Sends what is in the buyer's cart, with one message to its supplier.  */
export async function submitCart(invocation: Invocation): Promise<Outcome> {
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const request = await requestOf(invocation, connection.value, given.value);
  if (!request.ok) return request;
  const rows = await cartRows(invocation, connection.value, request.value.goodIds);
  if (!rows.ok) return rows;
  const listed = allListed(rows.value, invocation);
  if (!listed.ok) return listed;
  const key = given.value ?? connection.value.ids.uuid();
  if (flagOption(invocation.options, 'dryRun')) return shown(request.value, key);
  const cards = cardsOf(rows.value, connection.value.clock.now());
  if (!(await isConfirmed(invocation, questionOf(cards, invocation)))) {
    return fail(EXIT.refused, { key: 'terminal.enquiry.notSent' });
  }
  return send(invocation, { connection: connection.value, login: login.value, request: request.value, key });
}

/** The cart as it is, or as an earlier try under this key found it; the message by the rules of the page. */
async function requestOf(
  invocation: Invocation,
  connection: Connection,
  key: string | undefined,
): Promise<Result<CartRequest, Failure>> {
  const before = sentBefore(connection, key);
  const ids = before === undefined ? await cartIds(invocation, connection) : ok(before);
  if (!ids.ok) return ids;
  const content = await givenText(invocation, 'message', 'terminal.enquiry.ask.message');
  const failure = firstFailure(ENQUIRY_CONTENT_RULES, trimText(content), 'submit');
  if (failure) return fail(EXIT.refused, { text: `--message: ${shownText(invocation.texts, failure.message)}` });
  return ok(cartRequest(ids.value, content, textOption(invocation.options, 'exhibition')));
}

async function cartIds(invocation: Invocation, connection: Connection): Promise<Result<readonly string[], Failure>> {
  const cart = await withCart(invocation, connection);
  if (!cart.ok) return cart;
  const { ids } = cart.value.view;
  if (ids.length > 0) return ok(ids);
  const [message, advice] = remarksOf(connection, cart.value);
  return fail(EXIT.refused, message ?? { key: 'cart.empty.title' }, advice);
}

function questionOf(cards: readonly ProductCard[], { texts }: Invocation): string {
  const name = cards.map((card) => card.name).join(', ');
  const supplier = cards.map((card) => card.supplier.name).join(', ');
  return texts.text('terminal.enquiry.confirm', { name, supplier });
}

const shown = (request: CartRequest, key: string): Outcome =>
  dryRun({ request, idempotencyKey: key }, { ...request, goodIds: request.goodIds.join(' '), key });

interface Sending {
  readonly connection: Connection;
  readonly login: SavedLogin;
  readonly request: CartRequest;
  readonly key: string;
}

async function send(invocation: Invocation, { connection, login, request, key }: Sending): Promise<Outcome> {
  const { gateway, ids, origin } = connection;
  const deferral = createLineDeferral(invocation, connection, key);
  const ports = { gateway, ids, deferral, drafts: memorySlot<CartDraft>(), ...cartLists(connection) };
  const provide = (bugs: Bugs) => provideCartSubmit({ ...ports, bugs });
  const input = { ids: request.goodIds, exhibitionId: request.exhibitionId };
  keepSending(connection, key, request);
  const snapshot = await withFlow(invocation, { provide, input }, async (flow) => {
    await flow.do();
    return flow.do({ type: 'content.changed', value: request.content }, { type: 'cart.submitted' });
  });
  const { sent, message } = cartSubmitView(snapshot);
  const { error } = snapshot.context;
  if (error?.kind !== 'NETWORK_ERROR' && error?.kind !== 'TIME_OUT') dropSending(connection);
  if (sent === null) return failedSubmit({ error, message, login, origin, key });
  const { inquiryIds } = sent;
  return ok({
    data: { inquiryIds, idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: 'enquiry' }], rows: inquiryIds.map((id) => [id]) },
    remarks: [{ key: 'task.sent.cart' }],
  });
}
