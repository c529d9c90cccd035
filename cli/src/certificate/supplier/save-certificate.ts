import { CERTIFICATE_FIELDS } from '@fairhall/core/certificate/certificate.form';
import type { CertificatesEvent } from '@fairhall/core/certificate/certificates.machine';
import type { CertificatesView } from '@fairhall/core/certificate/certificates.view';
import { shownText } from '@fairhall/core/contract/error-message';
import type { LocalFile } from '@fairhall/core/contract/local-file';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../../answer.ts';
import { dryRun } from '../../dry-run.ts';
import { EXIT } from '../../exit-codes.ts';
import { keyOption } from '../../idempotency-key.ts';
import { localFile } from '../../local-files.ts';
import { withRepeat } from '../../login.ts';
import type { Invocation } from '../../noun.ts';
import { flagOption, textOption } from '../../option-values.ts';
import { connectSupplier, failedSupplierCall } from '../../supplier-login/connect-supplier.ts';
import { withCertificates } from './certificates-flow.ts';

/** Adds a certificate; with an id it changes what is given of that one. Either waits to be checked. D-52 D-65 */
export async function saveCertificate(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [id = ''] = args;
  const given = keyOption(options);
  if (!given.ok) return given;
  const file = await givenFile(invocation);
  if (!file.ok) return file;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const key = given.value ?? desk.value.ports.ids.uuid();
  const isRehearsal = flagOption(options, 'dryRun');
  return withCertificates(invocation, desk.value, { key, isRehearsal }, async (flow, first, { failure, saved }) => {
    const opened = await flow.do({ type: 'form.opened', id });
    if (opened.form === null) return notOpened(first, id);
    const typed = typedOf(invocation);
    const chosen = file.value === undefined ? [] : [{ type: 'file.chosen', file: file.value } as const];
    const view = await flow.do(...typed, ...chosen, { type: 'form.submitted' });
    const error = failure();
    if (error !== null) return withRepeat(failedSupplierCall(desk.value, error, view.message ?? undefined), key);
    if (view.form !== null) return wrong(view.form, invocation);
    const data = Object.fromEntries(typed.map(({ name, value }) => [name, value]));
    if (isRehearsal)
      return dryRun({ data: { ...data, id }, idempotencyKey: key }, { id: id || undefined, ...data, key });
    return ok({
      data: { ...saved(), idempotencyKey: key },
      view: { kind: 'facts', facts: [[invocation.texts.text('terminal.column.id'), saved()?.certificateId ?? id]] },
      remarks: view.done === null ? [] : [view.done],
    });
  });
}

async function givenFile(invocation: Invocation): Promise<Result<LocalFile | undefined, Failure>> {
  const path = textOption(invocation.options, 'file');
  return path === undefined ? ok(undefined) : localFile(invocation, path);
}

const typedOf = ({ options }: Invocation) =>
  CERTIFICATE_FIELDS.flatMap((name) => {
    const value = textOption(options, name);
    return value === undefined ? [] : [{ type: 'field.changed', name, value } as const satisfies CertificatesEvent];
  });

const notOpened = ({ canEdit }: CertificatesView, id: string): Outcome =>
  canEdit
    ? fail(EXIT.refused, { key: 'terminal.supplier.certificate.none', values: { id } })
    : fail(EXIT.refused, { key: 'supplierCertificates.readOnly' });

/** What is missing or wrong, by the option it is given in. */
function wrong({ fields, fileMessage }: NonNullable<CertificatesView['form']>, { texts }: Invocation): Outcome {
  const lines = CERTIFICATE_FIELDS.flatMap((name) => {
    const { message } = fields[name];
    return message === null ? [] : [`--${name}: ${shownText(texts, message)}`];
  });
  const file = fileMessage === null ? [] : [`--file: ${shownText(texts, fileMessage)}`];
  return fail(EXIT.refused, { text: [...lines, ...file].join('\n') });
}
