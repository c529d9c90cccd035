import { shownText } from '@fairhall/core/contract/error-message';
import type { Country } from '@fairhall/core/contract/site/calls';
import { shownPhone } from '@fairhall/core/forms/phone-format';
import { loadOffer } from '@fairhall/core/order/load-offer';
import type { OrderEvent } from '@fairhall/core/order/order.machine';
import type { OrderView } from '@fairhall/core/order/order.view';
import { openOrder } from '@fairhall/core/order/page';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT } from '../exit-codes.ts';
import { type Driven, withFlow } from '../flow.ts';
import { keyOption } from '../idempotency-key.ts';
import { failedBuyerCall, failedSubmit, type SavedLogin, savedLogin } from '../login.ts';
import { mailRemarks } from '../mail-remarks.ts';
import type { Invocation } from '../noun.ts';
import { flagOption, textOption, wrongOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { isConfirmed } from '../prompt.ts';

const OPTION_OF = {
  quantity: '--quantity',
  contactName: '--name',
  mobile: '--mobile',
  whatsapp: '--whatsapp',
  remark: '--remark',
} as const;

interface Ordering {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly login: SavedLogin;
  readonly key: string;
}

/** Fills in and sends the order form of the pages. With the same --key a repeat counts once. D-17 */
export async function createOrder(invocation: Invocation): Promise<Outcome> {
  const [productId = ''] = invocation.args;
  const given = keyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = savedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, ids, signal, origin, timer } = connection.value;
  const offer = await waitingFor(invocation, loadOffer(gateway, productId, signal));
  if (!offer.ok) return failedBuyerCall(offer.error, login.value, origin);
  const typed = typedFields(invocation, offer.value.countries);
  if (!typed.ok) return typed;
  const key = given.value ?? ids.uuid();
  const ordering = { invocation, connection: connection.value, login: login.value, key };
  const front = connection.value.front();
  return withFlow(
    invocation,
    (bugs) => openOrder({ gateway, front, timer, bugs, ids: { uuid: () => key } }, offer.value.opening),
    (form) => fillIn(form, typed.value, ordering),
  );
}

/** A field without an option keeps what the form begins with. */
function typedFields({ options }: Invocation, countries: readonly Country[]): Result<readonly OrderEvent[], Failure> {
  const values = {
    quantity: textOption(options, 'quantity'),
    contactName: textOption(options, 'name'),
    mobile: textOption(options, 'mobile'),
    whatsapp: textOption(options, 'whatsapp'),
    remark: textOption(options, 'remark'),
  };
  const fields = (Object.keys(values) as (keyof typeof values)[]).flatMap((name): readonly OrderEvent[] => {
    const value = values[name];
    return value === undefined ? [] : [{ type: 'field.changed', name, value }];
  });
  const given = textOption(options, 'country');
  if (given === undefined) return ok(fields);
  const country = countries.find(({ id, code2 }) => id === given || code2 === given.toUpperCase());
  if (country === undefined) return wrongOption('country', given, '356, IN …');
  return ok([{ type: 'country.changed', name: 'mobile', countryId: country.id }, ...fields]);
}

async function fillIn(
  form: Driven<OrderView, OrderEvent>,
  typed: readonly OrderEvent[],
  { invocation, connection, login, key }: Ordering,
): Promise<Outcome> {
  const filled = await form.do(...typed, { type: 'form.checked' });
  if (filled.problems.length > 0) return wrongFields(filled, invocation);
  const { request } = filled;
  if (flagOption(invocation.options, 'dryRun')) return dryRunOf(request, key);
  const { quantity, goodsId } = request;
  if (!(await isConfirmed(invocation, invocation.texts.text('terminal.order.confirm', { quantity, goodsId })))) {
    return fail(EXIT.refused, { key: 'terminal.order.notSent' });
  }
  const { orderNo, mail, error, message } = await form.do({ type: 'form.submitted' });
  if (orderNo === null) return failedSubmit({ error, message, login, origin: connection.origin, key });
  return ok({
    data: { orderNo, ...(mail !== null && { mail }), idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: 'order' }], rows: [[orderNo]] },
    remarks: [{ key: 'submitResult.order.title' }, { key: 'submitResult.order.text' }, ...mailRemarks(mail)],
  });
}

function wrongFields({ problems }: OrderView, { texts }: Invocation): Outcome {
  const lines = problems.map(({ name, message }) => `${OPTION_OF[name]}: ${shownText(texts, message)}`);
  return fail(EXIT.refused, { text: lines.join('\n') });
}

function dryRunOf(request: OrderView['request'], key: string): Outcome {
  const { goodsId, quantity, remark = '', contact } = request;
  const { contactName, mobile, whatsapp } = contact;
  const numbers = { mobile: shownPhone(mobile), whatsapp: whatsapp === undefined ? '' : shownPhone(whatsapp) };
  return dryRun({ request, idempotencyKey: key }, { goodsId, quantity, contactName, ...numbers, remark, key });
}
