import { canonicalJson } from '@fairhall/core/contract/canonical-json';
import type { EnquiryInput } from '@fairhall/core/contract/enquiry';
import { shownText } from '@fairhall/core/contract/error-message';
import type { EnquiryDraft } from '@fairhall/core/enquiry/draft';
import {
  ENQUIRY_FIELDS,
  type EnquiryFields,
  NO_FIELDS,
  withAllChecked,
  withTyped,
} from '@fairhall/core/enquiry/fields';
import { isOverLimit, type Prepared, prepareEnquiry } from '@fairhall/core/enquiry/prepare';
import { enquiryRequest, sendEnquiry } from '@fairhall/core/enquiry/send';
import type { Guest } from '@fairhall/core/forms/guest';
import { memorySlot } from '@fairhall/core/ports/memory-slot';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, failedCall, type Outcome } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { dryRun } from '../dry-run.ts';
import { EXIT, exitCodeOf } from '../exit-codes.ts';
import { keyOption } from '../idempotency-key.ts';
import type { Invocation, Noun } from '../noun.ts';
import { flagOption, textOption } from '../option-values.ts';
import { waitingFor } from '../progress.ts';
import { givenText, isConfirmed } from '../prompt.ts';

export const enquiryNoun: Noun = {
  name: 'enquiry',
  about: 'terminal.enquiry.about',
  verbs: [
    {
      usage: 'send',
      about: 'terminal.enquiry.send',
      example: 'enquiry send --to P1001 --email jo@acme.example --quantity 500 --message "Your best price, please?"',
      options: [
        { flags: '--to <id>', about: 'terminal.enquiry.to' },
        { flags: '--email <address>', about: 'terminal.enquiry.email' },
        { flags: '--message <text>', about: 'terminal.enquiry.message' },
        { flags: '--quantity <number>', about: 'terminal.enquiry.quantity' },
        { flags: '--exhibition <id>', about: 'terminal.enquiry.exhibition' },
        { flags: '--key <uuid>', about: 'terminal.option.key' },
        { flags: '--dry-run', about: 'terminal.option.dryRun' },
      ],
      run: send,
    },
  ],
};

/** The enquiry form as one line: the same rules, the same request, and a key that makes a repeat harmless. */
async function send(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const itemId = textOption(options, 'to');
  if (!itemId) return fail(EXIT.usage, { key: 'terminal.usage.needed', values: { option: '--to' } });
  const key = keyOption(options);
  if (!key.ok) return key;
  const fields = await readFields(invocation);
  if (!fields.ok) return fields;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const prepared = await waitingFor(invocation, prepare(connection.value, itemId));
  if (!prepared.ok) return prepared;
  const { target } = prepared.value;
  const request = enquiryRequest(target, fields.value, { exhibitionId: textOption(options, 'exhibition') });
  const attempt = { key: key.value ?? connection.value.ids.uuid(), content: canonicalJson(request) };
  if (flagOption(options, 'dryRun')) return shown(request, attempt.key);
  const named = { name: target.name, supplier: target.supplierName };
  if (!(await isConfirmed(invocation, invocation.texts.text('terminal.enquiry.confirm', named)))) {
    return fail(EXIT.refused, { key: 'terminal.enquiry.notSent' });
  }
  return waitingFor(invocation, deliver(connection.value, request, attempt));
}

async function readFields(invocation: Invocation): Promise<Result<EnquiryFields, Failure>> {
  const { options, texts } = invocation;
  const email = await givenText(invocation, 'email', 'terminal.enquiry.ask.email');
  const content = await givenText(invocation, 'message', 'terminal.enquiry.ask.message');
  const values = { email, content, quantity: textOption(options, 'quantity') ?? '' };
  const typed = ENQUIRY_FIELDS.reduce((fields, name) => withTyped(fields, name, values[name]), NO_FIELDS);
  const fields = withAllChecked(typed);
  const problems = ENQUIRY_FIELDS.flatMap((name) => {
    const { failure } = fields[name];
    return failure ? [`${OPTION_OF[name]}: ${shownText(texts, failure.message)}`] : [];
  });
  return problems.length === 0 ? ok(fields) : fail(EXIT.refused, { text: problems.join('\n') });
}

const OPTION_OF = { email: '--email', content: '--message', quantity: '--quantity' } as const;

/** A line says everything itself: what one form remembers for the next goes with the line. */
const ownMemory = () => ({ drafts: memorySlot<EnquiryDraft>(), guests: memorySlot<Guest>() });

async function prepare({ gateway, signal, origin }: Connection, itemId: string): Promise<Result<Prepared, Failure>> {
  const prepared = await prepareEnquiry({ gateway, ...ownMemory() }, { itemId, target: null }, signal);
  if (!prepared.ok) {
    return prepared.error.code === '404'
      ? fail(EXIT.refused, { key: 'enquiry.missing' })
      : failedCall(prepared.error, origin);
  }
  const { daily } = prepared.value;
  if (daily === null || !isOverLimit(daily)) return prepared;
  return fail(EXIT.refused, { key: 'enquiry.limit.reached', values: { limit: daily.limit } });
}

function shown(request: EnquiryInput, key: string): Outcome {
  const { type, targetId, supplierId, email, content, quantity } = request;
  const facts = { type, targetId, supplierId, email, content, quantity, key };
  return dryRun({ request, idempotencyKey: key }, facts);
}

interface Attempt {
  readonly key: string;
  readonly content: string;
}

async function deliver(
  { gateway, ids, signal, origin }: Connection,
  request: EnquiryInput,
  attempt: Attempt,
): Promise<Outcome> {
  // Its key makes another try harmless, so the client may make one.
  const submitNew: typeof gateway.enquiry.submitNew = (data, options) =>
    gateway.enquiry.submitNew(data, { ...options, retry: true });
  const ports = { gateway: { enquiry: { ...gateway.enquiry, submitNew } }, ids, ...ownMemory() };
  const { email, content } = request;
  const draft = { itemId: String(request.targetId), email, content, quantity: '', attempt };
  const first = await sendEnquiry(ports, { request, draft }, signal);
  // Lost twice over a bad line: once more with the same key, then it is the person's turn.
  const isWorthAnother = !first.answer.ok && first.answer.error.kind === 'NETWORK_ERROR' && !signal.aborted;
  const { answer } = isWorthAnother ? await sendEnquiry(ports, { request, draft }, signal) : first;
  if (answer.ok) return delivered(answer.value.inquiryId, email, attempt.key);
  const failed = failedCall(answer.error, origin);
  if (exitCodeOf(answer.error) !== EXIT.unreachable) return failed;
  return fail(failed.error.exit, failed.error.message, { key: 'terminal.submit.again', values: { key: attempt.key } });
}

function delivered(enquiryId: string, email: string, key: string): Outcome {
  return ok({
    data: { enquiryId, email, idempotencyKey: key },
    view: { kind: 'table', columns: [{ title: 'enquiry' }], rows: [[enquiryId]] },
    remarks: [{ key: 'enquiry.success.text', values: { email } }],
  });
}
