import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { RFQ_ATTACHMENTS_MAX } from '@fairhall/core/contract/rfq/limits';
import { ok } from '@fairhall/core/result';
import { openRfqEdit } from '@fairhall/core/rfq/edit.page';
import { toExistingRfq } from '@fairhall/core/rfq/existing';
import type { RfqEvent } from '@fairhall/core/rfq/rfq.machine';
import { fail, type Outcome } from '../answer.ts';
import { createCommandStorage } from '../command-storage.ts';
import { type Connection, connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { findLocalFiles } from '../find-local-files.ts';
import { withFlow } from '../flow.ts';
import { createDerivedKeys, readKeyOption } from '../idempotency-key.ts';
import { readSavedLogin, type SavedLogin, toSubmitFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { readFlagOption } from '../option-values.ts';
import { isConfirmed } from '../prompt.ts';
import { loadRfq } from './load-rfq.ts';
import { readCountryEvents, readFormEvents } from './read-form-events.ts';
import { attachFiles, describeDryRun, failInvalidFields, findFailedFile, type RfqForm } from './rfq-form.ts';

interface Edit {
  readonly invocation: Invocation;
  readonly connection: Connection;
  readonly login: SavedLogin;
  /** The idempotency key of the change. The keys of added files are derived from it, so that a repeat uploads none twice. */
  readonly key: string;
  readonly rfqId: string;
  readonly typed: readonly RfqEvent[];
  readonly files: readonly LocalFile[];
}

/**
 * Changes the given fields of one of the buyer's own RFQs, and adds files. Repeats with the same --key count once: it names
 * no version, so that a repeat is the same request. D-50
 */
export async function editRfq(invocation: Invocation): Promise<Outcome> {
  const [rfqId = ''] = invocation.args;
  const given = readKeyOption(invocation.options);
  if (!given.ok) return given;
  const files = await findLocalFiles(invocation, RFQ_ATTACHMENTS_MAX);
  if (!files.ok) return files;
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const typed = await readFormEvents(invocation, connection.value, { isNew: false });
  if (!typed.ok) return typed;
  const loaded = await loadRfq(invocation, connection.value, login.value);
  if (!loaded.ok) return loaded;
  const existing = toExistingRfq(loaded.value.rfq, loaded.value.lifecycle);
  if (existing.act !== 'edit') return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.rfq.edit.ended' });
  const { gateway, front, timer, ids } = connection.value;
  const key = given.value ?? ids.uuid();
  const edit: Edit = {
    invocation,
    connection: connection.value,
    login: login.value,
    key,
    rfqId,
    typed: typed.value,
    files: files.value,
  };
  const storage = createCommandStorage(connection.value, []);
  const { rfqLifecycle } = front();
  const update: typeof rfqLifecycle.edit = (data, sending) =>
    rfqLifecycle.edit(data, { ...sending, idempotencyKey: key });
  const ports = {
    gateway,
    timer,
    storage,
    front: { rfqLifecycle: { ...rfqLifecycle, edit: update } },
    ids: { uuid: createDerivedKeys(key) },
  };
  return withFlow(
    invocation,
    (bugs) => openRfqEdit({ ...ports, bugs }, { ...existing, version: undefined }),
    (form) => fillIn(form, edit),
  );
}

async function fillIn(form: RfqForm, edit: Edit): Promise<Outcome> {
  const { invocation, typed, files, key, rfqId } = edit;
  const { countries } = await form.do();
  const country = readCountryEvents(invocation, countries);
  if (!country.ok) return country;
  const filled = await form.do(...typed, ...country.value, { type: 'step.chosen', step: 'review' });
  if (filled.step !== 'review') return failInvalidFields(filled, invocation);
  if (readFlagOption(invocation.options, 'dryRun')) return describeDryRun(filled.request, files, key);
  const count = filled.files.length + files.length;
  if (!(await isConfirmed(invocation, invocation.texts.text('terminal.rfq.edit.confirm', { id: rfqId, count }))))
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.rfq.notEdited' });
  return send(form, edit);
}

async function send(form: RfqForm, { invocation, connection, login, files, key, rfqId }: Edit): Promise<Outcome> {
  const { origin } = connection;
  const lost = files.length === 0 ? undefined : findFailedFile(await attachFiles(form, files));
  if (lost?.error) {
    const text = `${lost.name}: ${toDisplayText(invocation.texts, errorMessage(lost.error))}`;
    return toSubmitFailure({ error: lost.error, message: { text }, login, origin, key });
  }
  const { sent, error, message } = await form.do({ type: 'rfq.submitted' });
  if (sent === null) return toSubmitFailure({ error, message, login, origin, key });
  return ok({
    data: { rfqId, idempotencyKey: key },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: 'terminal.rfq.edited' }],
  });
}
