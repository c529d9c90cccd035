import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { EnquiryEvent } from '@fairhall/core/enquiry/enquiry.machine';
import type { EnquirySent, EnquiryView } from '@fairhall/core/enquiry/enquiry.view';
import { ENQUIRY_FIELDS } from '@fairhall/core/enquiry/fields';
import { type EnquiryPagePorts, openEnquiry } from '@fairhall/core/enquiry/page';
import type { EnquiryTarget } from '@fairhall/core/enquiry/target';
import { guestKey, productQuantitiesKey } from '@fairhall/core/forms/keys';
import type { Gateway } from '@fairhall/core/ports/gateway';
import { ok } from '@fairhall/core/result';
import { fail, type Outcome, toCallFailure } from '../answer.ts';
import { createCommandStorage } from '../command-storage.ts';
import { type Connection, connect } from '../connection.ts';
import { toDryRunOutcome } from '../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import { readKeyOption } from '../idempotency-key.ts';
import { readLoginEmail, withRepeat } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readTextOption } from '../option-values.ts';
import { isConfirmed, readOrAskText } from '../prompt.ts';
import { warnHiddenContacts } from '../thread/warn-hidden-contacts.ts';

interface Sending {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly key: string;
}

type Form = FlowDriver<EnquiryView, EnquiryEvent>;

/** Fills in and sends the enquiry form of the pages. Repeats with the same --key count once. */
export async function sendEnquiry(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const itemId = readTextOption(options, 'to');
  if (!itemId) return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.usage.needed', values: { option: '--to' } });
  const key = readKeyOption(options);
  if (!key.ok) return key;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const sending = { invocation, connection: connection.value, key: key.value ?? connection.value.ids.uuid() };
  const opening = { itemId, exhibitionId: readTextOption(options, 'exhibition') };
  return withFlow(
    invocation,
    (bugs) => openEnquiry({ ...createFormPorts(sending), bugs }, opening),
    (form) => fillIn(form, sending),
  );
}

/**
 * The form starts with the address of the saved login. Values that it stores for the next form are held in memory. D-73
 */
function createFormPorts({ connection, key }: Sending): Omit<EnquiryPagePorts, 'bugs'> {
  const storage = createCommandStorage(connection, [guestKey, productQuantitiesKey]);
  storage.slot(guestKey).save({ email: readLoginEmail(connection) });
  return { storage, timer: connection.timer, gateway: withRetry(connection.gateway), ids: { uuid: () => key } };
}

/**
 * Lets the client retry a lost call, which is safe with an idempotency key. On a page the user presses the button
 * again. REL-05
 */
function withRetry({ catalogue, enquiry, rfq }: Gateway): EnquiryPagePorts['gateway'] {
  const submitNew: Gateway['enquiry']['submitNew'] = (data, options) =>
    enquiry.submitNew(data, { ...options, retry: true });
  return { catalogue, rfq, enquiry: { ...enquiry, submitNew } };
}

async function fillIn(form: Form, sending: Sending): Promise<Outcome> {
  const { invocation, connection, key } = sending;
  const opened = await form.do();
  const { missing, limitReached, message, error } = opened;
  if ((missing || limitReached) && message) return fail(COMMAND_EXIT_CODES.refused, message);
  if (error) return toCallFailure(error, connection.origin);
  const filled = await form.do(...(await readFormEvents(invocation, opened)), { type: 'form.checked' });
  if (filled.problems.length > 0) return failInvalidFields(filled, invocation);
  const { request, target } = filled;
  if (request === null || target === null) throw new Error('a form that is ready knows whom it writes to');
  const { supplierId, content } = request;
  await warnHiddenContacts(invocation, content, (text) =>
    connection.gateway.enquiry.contactsInNew({ supplierId, text }, { handled: true }),
  );
  if (readFlagOption(invocation.options, 'dryRun')) return describeDryRun(request, key);
  if (!(await isConfirmed(invocation, getQuestion(target, invocation)))) {
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.enquiry.notSent' });
  }
  return send(form, sending, target);
}

/** The question before the enquiry is sent; it also says if nobody of the supplier receives enquiries. */
function getQuestion(
  { kind, name, supplierName: supplier, isUnreachable }: EnquiryTarget,
  { texts }: Invocation,
): string {
  const question =
    kind === 'supplier'
      ? texts.text('terminal.enquiry.confirm.supplier', { supplier })
      : texts.text('terminal.enquiry.confirm', { name, supplier });
  return isUnreachable ? `${texts.text('supplier.unreachable', { supplier })}\n${question}` : question;
}

/**
 * The field events from the options. Asks the user for an address or a message that neither the options nor the form
 * has.
 */
async function readFormEvents(invocation: Invocation, { fields }: EnquiryView): Promise<readonly EnquiryEvent[]> {
  const { options } = invocation;
  const isKnown = fields.email.value !== '' && readTextOption(options, 'email') === undefined;
  const values = {
    email: isKnown ? fields.email.value : await readOrAskText(invocation, 'email', 'terminal.enquiry.ask.email'),
    content: await readOrAskText(invocation, 'message', 'terminal.enquiry.ask.message'),
    quantity: readTextOption(options, 'quantity') ?? '',
  };
  return ENQUIRY_FIELDS.map((name) => ({ type: 'field.changed', name, value: values[name] }));
}

const OPTION_OF = { email: '--email', content: '--message', quantity: '--quantity' } as const;

/**
 * Fails with the invalid fields by the names of their options. If the address is missing, also says that a login would
 * provide one.
 */
function failInvalidFields({ fields, problems }: EnquiryView, { texts }: Invocation): Outcome {
  const lines = problems.map(({ name, message }) => `${OPTION_OF[name]}: ${toDisplayText(texts, message)}`);
  const advice = fields.email.value === '' ? ({ key: 'terminal.enquiry.noEmail' } as const) : undefined;
  return fail(COMMAND_EXIT_CODES.refused, { text: lines.join('\n') }, advice);
}

function describeDryRun(request: NonNullable<EnquiryView['request']>, key: string): Outcome {
  const { type, targetId, supplierId, email, content, quantity } = request;
  const facts = { type, targetId, supplierId, email, content, quantity, key };
  return toDryRunOutcome({ request, idempotencyKey: key }, facts);
}

async function send(form: Form, { invocation, connection, key }: Sending, target: EnquiryTarget): Promise<Outcome> {
  const first = await form.do({ type: 'enquiry.submitted' });
  // The client has tried twice by then. One more attempt uses the same key; after that the user decides.
  const isLost = first.error?.kind === 'NETWORK_ERROR' && !invocation.terminal.signal.aborted;
  const { sent, error, message } = isLost ? await form.do({ type: 'enquiry.submitted' }) : first;
  if (sent !== null) return toSentOutcome(sent, target, key);
  if (error === null) return fail(COMMAND_EXIT_CODES.refused, message ?? { key: 'request.server' });
  return withRepeat(toCallFailure(error, connection.origin, message ?? undefined), key);
}

function toSentOutcome(
  { inquiryId, email, mail, isConfirmed }: EnquirySent,
  { isUnreachable, supplierName: supplier }: EnquiryTarget,
  key: string,
): Outcome {
  const delivered = isUnreachable ? 'enquiry.success.team.delivered' : 'enquiry.success.delivered';
  const linked = isUnreachable ? 'enquiry.success.team.text' : 'enquiry.success.text';
  const success = isConfirmed ? delivered : mail === 'postponed' ? 'enquiry.success.postponed' : linked;
  return ok({
    data: {
      enquiryId: inquiryId,
      email,
      ...(mail !== null && { mail }),
      ...(isConfirmed && { isConfirmed }),
      ...(isUnreachable && { isUnreachable }),
      idempotencyKey: key,
    },
    view: { kind: 'table', columns: [{ title: 'enquiry' }], rows: [[inquiryId]] },
    remarks: [
      ...(isUnreachable ? [{ key: 'supplier.unreachable', values: { supplier } } as const] : []),
      { key: success, values: { email } },
    ],
  });
}
