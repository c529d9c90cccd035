import type { Product } from '@fairhall/core/contract/catalogue/calls';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { Country } from '@fairhall/core/contract/site/calls';
import { productQuantitiesKey } from '@fairhall/core/forms/keys';
import { formatPhone } from '@fairhall/core/forms/phone-format';
import { loadOffer } from '@fairhall/core/order/load-offer';
import type { OrderEvent } from '@fairhall/core/order/order.machine';
import type { OrderView } from '@fairhall/core/order/order.view';
import { openOrder } from '@fairhall/core/order/page';
import type { Message } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { createCommandStorage } from '../command-storage.ts';
import { type Connection, connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { readSavedLogin, type SavedLogin, toBuyerCallFailure, toSubmitFailure } from '../login.ts';
import { listMailRemarks } from '../mail-remarks.ts';
import type { Invocation } from '../noun.ts';
import { failInvalidOption, readFlagOption, readTextOption } from '../option-values.ts';
import { waitWithProgress } from '../progress.ts';
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
  readonly product: Product;
  readonly connection: Connection;
  readonly login: SavedLogin;
  readonly key: string;
}

/** Fills in and sends the order form of the pages. Repeats with the same --key count once. D-17 */
export async function createOrder(invocation: Invocation): Promise<Outcome> {
  const [productId = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const { gateway, ids, signal, origin, timer } = connection.value;
  const offer = await waitWithProgress(invocation, loadOffer(gateway, productId, signal));
  if (!offer.ok) return toBuyerCallFailure(offer.error, login.value, origin);
  const typed = readFormEvents(invocation, offer.value.countries);
  if (!typed.ok) return typed;
  const key = given.value ?? ids.uuid();
  const { product, opening } = offer.value;
  const ordering = { invocation, product, connection: connection.value, login: login.value, key };
  const front = connection.value.front();
  // A quantity of the cart must not become that of an order.
  const storage = createCommandStorage(connection.value, [productQuantitiesKey]);
  return withFlow(
    invocation,
    (bugs) => openOrder({ gateway, front, timer, bugs, storage, ids: { uuid: () => key } }, opening),
    (form) => fillIn(form, typed.value, ordering),
  );
}

/** The field events from the options. A field without an option keeps its initial value. */
function readFormEvents(
  { options }: Invocation,
  countries: readonly Country[],
): Result<readonly OrderEvent[], Failure> {
  const values = {
    quantity: readTextOption(options, 'quantity'),
    contactName: readTextOption(options, 'name'),
    mobile: readTextOption(options, 'mobile'),
    whatsapp: readTextOption(options, 'whatsapp'),
    remark: readTextOption(options, 'remark'),
  };
  const fields = (Object.keys(values) as (keyof typeof values)[]).flatMap((name): readonly OrderEvent[] => {
    const value = values[name];
    return value === undefined ? [] : [{ type: 'field.changed', name, value }];
  });
  const given = readTextOption(options, 'country');
  if (given === undefined) return ok(fields);
  const country = countries.find(({ id, code2 }) => id === given || code2 === given.toUpperCase());
  if (country === undefined) return failInvalidOption('country', given, '356, IN …');
  return ok([{ type: 'country.changed', name: 'mobile', countryId: country.id }, ...fields]);
}

async function fillIn(
  form: FlowDriver<OrderView, OrderEvent>,
  typed: readonly OrderEvent[],
  { invocation, product, connection, login, key }: Ordering,
): Promise<Outcome> {
  const filled = await form.do(...typed, { type: 'form.checked' });
  if (filled.problems.length > 0) return failInvalidFields(filled, invocation);
  const { request } = filled;
  if (readFlagOption(invocation.options, 'dryRun')) return describeDryRun(request, key);
  const { quantity, goodsId } = request;
  const unreachable = getUnreachableNote(product);
  const question = [...unreachable, { key: 'terminal.order.confirm', values: { quantity, goodsId } } as const];
  if (!(await isConfirmed(invocation, question.map((line) => toDisplayText(invocation.texts, line)).join('\n')))) {
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.order.notSent' });
  }
  const { orderNo, mail, error, message } = await form.do({ type: 'form.submitted' });
  if (orderNo === null) return toSubmitFailure({ error, message, login, origin: connection.origin, key });
  return ok({
    data: { orderNo, ...(mail !== null && { mail }), idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: 'order' }], rows: [[orderNo]] },
    remarks: [
      { key: 'submitResult.order.title' },
      ...unreachable,
      { key: 'submitResult.order.text' },
      ...listMailRemarks(mail),
    ],
  });
}

/** Says that nobody of the supplier receives orders, so that the organiser's team gets this one; empty otherwise. */
function getUnreachableNote({ supplier }: Product): readonly Message[] {
  if (supplier.isUnreachable !== true) return [];
  return [{ key: 'order.unreachable', values: { supplier: supplier.adName ?? supplier.supplierName } }];
}

function failInvalidFields({ problems }: OrderView, { texts }: Invocation): Outcome {
  const lines = problems.map(({ name, message }) => `${OPTION_OF[name]}: ${toDisplayText(texts, message)}`);
  return fail(COMMAND_EXIT_CODES.refused, { text: lines.join('\n') });
}

function describeDryRun(request: OrderView['request'], key: string): Outcome {
  const { goodsId, quantity, remark = '', contact } = request;
  const { contactName, mobile, whatsapp } = contact;
  const numbers = { mobile: formatPhone(mobile), whatsapp: whatsapp === undefined ? '' : formatPhone(whatsapp) };
  return toDryRunOutcome({ request, idempotencyKey: key }, { goodsId, quantity, contactName, ...numbers, remark, key });
}
