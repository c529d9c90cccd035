import { CERTIFICATE_FIELDS } from '@fairhall/core/certificate/certificate.form';
import type { CertificatesEvent } from '@fairhall/core/certificate/certificates.machine';
import type { CertificatesView } from '@fairhall/core/certificate/certificates.view';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { toDryRunOutcome } from '../../dry-run.ts';
import { COMMAND_EXIT_CODES } from '../../exit-codes.ts';
import { findLocalFile } from '../../find-local-files.ts';
import { readKeyOption } from '../../idempotency-key.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { readFlagOption, readTextOption } from '../../option-values.ts';
import { connectSupplier, toSupplierCallFailure } from '../../supplier-login/connect-supplier.ts';
import { withCertificates } from './certificates-flow.ts';

/** Adds a certificate, or with an id changes the given fields of that one. Both then wait for review. D-52 D-65 */
export async function saveCertificate(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [id = ''] = args;
  const given = readKeyOption(options);
  if (!given.ok) return given;
  const file = await findFileOption(invocation);
  if (!file.ok) return file;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const key = given.value ?? desk.value.ports.ids.uuid();
  const isRehearsal = readFlagOption(options, 'dryRun');
  return withCertificates(invocation, desk.value, { key, isRehearsal }, async (flow, first, { failure, saved }) => {
    const opened = await flow.do({ type: 'form.opened', id });
    if (opened.form === null) return toNotOpenedFailure(first, id);
    const typed = readFormEvents(invocation);
    const chosen = file.value === undefined ? [] : [{ type: 'file.chosen', file: file.value } as const];
    const view = await flow.do(...typed, ...chosen, { type: 'form.submitted' });
    const error = failure();
    if (error !== null) return withRepeat(toSupplierCallFailure(desk.value, error, view.message ?? undefined), key);
    if (view.form !== null) return failInvalidFields(view.form, invocation);
    const data = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    if (isRehearsal)
      return toDryRunOutcome({ data: { ...data, id }, idempotencyKey: key }, { id: id || undefined, ...data, key });
    return ok({
      data: { ...saved(), idempotencyKey: key },
      view: { kind: 'facts', facts: [[invocation.texts.text('terminal.column.id'), saved()?.certificateId ?? id]] },
      remarks: view.done === null ? [] : [view.done],
    });
  });
}

async function findFileOption(invocation: Invocation): Promise<Result<LocalFile | undefined, Failure>> {
  const path = readTextOption(invocation.options, 'file');
  return path === undefined ? ok(undefined) : findLocalFile(invocation, path);
}

const readFormEvents = ({ options }: Invocation) =>
  CERTIFICATE_FIELDS.flatMap((name) => {
    const value = readTextOption(options, name);
    return value === undefined ? [] : [{ type: 'field.changed', name, value } as const satisfies CertificatesEvent];
  });

const toNotOpenedFailure = ({ canEdit }: CertificatesView, id: string): Outcome =>
  canEdit
    ? fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.supplier.certificate.none', values: { id } })
    : fail(COMMAND_EXIT_CODES.refused, { key: 'supplierCertificates.readOnly' });

/** Fails with the missing or invalid fields, each named by its option. */
function failInvalidFields(
  { fields, fileMessage }: NonNullable<CertificatesView['form']>,
  { texts }: Invocation,
): Outcome {
  const lines = CERTIFICATE_FIELDS.flatMap((name) => {
    const { message } = fields[name];
    return message === null ? [] : [`--${name}: ${toDisplayText(texts, message)}`];
  });
  const file = fileMessage === null ? [] : [`--file: ${toDisplayText(texts, fileMessage)}`];
  return fail(COMMAND_EXIT_CODES.refused, { text: [...lines, ...file].join('\n') });
}
