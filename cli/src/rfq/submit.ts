import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { RFQ_ATTACHMENTS_MAX } from '@fairhall/core/contract/rfq/limits';
import { guestKey } from '@fairhall/core/forms/keys';
import { ok } from '@fairhall/core/result';
import { rfqDraftKey, rfqSourceKey } from '@fairhall/core/rfq/keys';
import type { RfqOpening } from '@fairhall/core/rfq/opening';
import { openRfq, type RfqPagePorts } from '@fairhall/core/rfq/page';
import type { RfqEvent } from '@fairhall/core/rfq/rfq.machine';
import { fail, type Outcome } from '../answer.ts';
import { createCommandDeferral } from '../app.ts';
import { createCommandStorage } from '../command-storage.ts';
import { type Connection, connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { findLocalFiles } from '../find-local-files.ts';
import { withFlow } from '../flow.ts';
import { createDerivedKeys, readKeyOption } from '../idempotency-key.ts';
import { readLoginEmail, readSavedLogin, type SavedLogin, toSubmitFailure } from '../login.ts';
import { listMailRemarks } from '../mail-remarks.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption, readNumberOption, readTextOption } from '../option-values.ts';
import { isConfirmed } from '../prompt.ts';
import { readCountryEvents, readFormEvents } from './read-form-events.ts';
import { attachFiles, describeDryRun, failInvalidFields, findFailedFile, type RfqForm } from './rfq-form.ts';

const SOURCE_MAX = 11;

interface Request {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly login: SavedLogin;
  /**
   * The idempotency key of the RFQ. The keys of its files are derived from it, so that a repeat uploads no file twice.
   */
  readonly key: string;
  readonly opening: RfqOpening;
  readonly typed: readonly RfqEvent[];
  readonly files: readonly LocalFile[];
}

/** Fills in and sends the RFQ form of the pages, with its files. Repeats with the same --key count once. */
export async function submitRfq(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const given = readKeyOption(options);
  if (!given.ok) return given;
  const source = readNumberOption(options, 'source', 1, SOURCE_MAX);
  if (!source.ok) return source;
  const files = await findLocalFiles(invocation, RFQ_ATTACHMENTS_MAX);
  if (!files.ok) return files;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const typed = await readFormEvents(invocation, connection.value, { isNew: true });
  if (!typed.ok) return typed;
  const request: Request = {
    invocation,
    connection: connection.value,
    key: given.value ?? connection.value.ids.uuid(),
    opening: {
      prefill: { productId: readTextOption(options, 'product') },
      exhibitionId: readTextOption(options, 'exhibition'),
      source: source.value,
    },
    login: login.value,
    typed: typed.value,
    files: files.value,
  };
  return withFlow(
    invocation,
    (bugs) => openRfq({ ...createFormPorts(request), bugs }, request.opening),
    (form) => fillIn(form, request),
  );
}

/**
 * Drafts stay in memory. If the buyer's data could not be loaded at login, the form starts with the login's address.
 *
 */
function createFormPorts({ invocation, connection, key }: Request): Omit<RfqPagePorts, 'bugs'> {
  const { gateway, timer } = connection;
  const storage = createCommandStorage(connection, [guestKey, rfqDraftKey, rfqSourceKey]);
  storage.slot(guestKey).save({ email: readLoginEmail(connection) });
  const deferral = createCommandDeferral(invocation, connection, key);
  return { gateway, timer, storage, deferral, ids: { uuid: createDerivedKeys(key) } };
}

async function fillIn(form: RfqForm, request: Request): Promise<Outcome> {
  const { invocation, opening, typed, files, key } = request;
  const { product, countries } = await form.do();
  const productId = opening.prefill?.productId;
  if (productId !== undefined && product === null) {
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.cart.unknown', values: { productId } });
  }
  const country = readCountryEvents(invocation, countries);
  if (!country.ok) return country;
  const filled = await form.do(...typed, ...country.value, { type: 'step.chosen', step: 'review' });
  if (filled.step !== 'review') return failInvalidFields(filled, invocation);
  const wanted = filled.request;
  if (readFlagOption(invocation.options, 'dryRun')) return describeDryRun(wanted, files, key);
  const question = invocation.texts.text('terminal.rfq.confirm', { email: wanted.email, count: files.length });
  if (!(await isConfirmed(invocation, question)))
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.rfq.notSent' });
  return send(form, request, wanted.email);
}

async function send(form: RfqForm, request: Request, email: string): Promise<Outcome> {
  const { invocation, connection, login, files, key } = request;
  const { origin } = connection;
  const lost = files.length === 0 ? undefined : findFailedFile(await attachFiles(form, files));
  if (lost?.error) {
    const text = `${lost.name}: ${toDisplayText(invocation.texts, errorMessage(lost.error))}`;
    return toSubmitFailure({ error: lost.error, message: { text }, login, origin, key });
  }
  const { sent, error, message } = await form.do({ type: 'rfq.submitted' });
  if (sent === null) return toSubmitFailure({ error, message, login, origin, key });
  const { rfqId, mail, heldBy, reached } = sent;
  return ok({
    data: {
      rfqId,
      email,
      ...(mail !== null && { mail }),
      ...(reached !== null && { reached }),
      ...(heldBy !== null && { heldBy }),
      idempotencyKey: key,
    },
    view: { kind: 'table', columns: [{ title: 'rfq' }], rows: [[rfqId ?? '']] },
    remarks: [
      { key: 'rfq.success.title' },
      ...(heldBy === null ? [] : [{ key: `rfq.success.held.${heldBy}` } as const]),
      ...(heldBy === null && reached === 0 ? [{ key: 'rfq.success.team' } as const] : []),
      ...listMailRemarks(mail),
    ],
  });
}
