import { CERTIFICATE_WARNING_DAYS, type CertificateState } from '../contract/certificate/limits.ts';
import type { SupplierCertificate, SupplierCertificateList } from '../contract/certificate/supplier-calls.ts';
import type { DisplayMessage } from '../contract/error-message.ts';
import type { FieldView } from '../forms/field.ts';
import { fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { ListSnapshot } from '../lists/list.machine.ts';
import { contextOf, getChangePhase, LIST_START, type ListState, listState } from '../lists/list.view.ts';
import type { Message } from '../ports/texts.ts';
import { CERTIFICATE_FIELDS, type CertificateField } from './certificate.form.ts';
import {
  type CertificateFormField,
  type CertificatesLocal,
  certificateOf,
  findFirstInvalid,
  INITIAL_LOCAL,
} from './certificate-page-form.ts';
import type { CertificatesContext } from './certificates.machine.ts';

export interface CertificateView
  extends Pick<
    SupplierCertificate,
    'name' | 'number' | 'issuer' | 'scope' | 'issued' | 'expires' | 'file' | 'decided' | 'reason' | 'version'
  > {
  readonly id: string;
  readonly state: CertificateState;
  /** The number of days left if they are few; null otherwise. 0 is the last day. */
  readonly endsIn: number | null;
}

interface CertificateFormView {
  /** '' for a new certificate. */
  readonly id: string;
  /** The certificate's name as loaded. */
  readonly name: string;
  readonly fields: Readonly<Record<CertificateField, FieldView>>;
  /** The newly chosen file with its size in bytes; null if the current file stays. */
  readonly file: { readonly name: string; readonly size: number } | null;
  /** The name of the current file; '' if there is none. */
  readonly currentFile: string;
  readonly fileMessage: DisplayMessage | null;
  /** Whether saving hides the certificate from buyers until staff have checked it again. */
  readonly isChecked: boolean;
  readonly submit: SubmitView;
  readonly refusals: number;
  /** The first invalid field. */
  readonly focus: CertificateFormField | null;
}

export interface CertificatesView extends ListState {
  readonly canEdit: boolean;
  readonly rows: readonly CertificateView[];
  /** Whether another certificate can be added. */
  readonly hasRoom: boolean;
  readonly max: number;
  /** The id of the certificate whose removal waits for confirmation. */
  readonly removing: string | null;
  readonly form: CertificateFormView | null;
  /** The message about the last change. */
  readonly done: Message | null;
}

/** D-52 D-65 */
export function supplierCertificatesView(snapshot: ListSnapshot): CertificatesView {
  const context = contextOf<CertificatesContext>(snapshot);
  const { list, local, pending } = context;
  const rows = (list?.certificates ?? []).map(rowView);
  return {
    ...listState(snapshot),
    canEdit: list?.canEdit ?? false,
    rows,
    hasRoom: list !== null && rows.length < list.max,
    max: list?.max ?? 0,
    removing: local.removing,
    form: formView(context, pending[0]?.action.kind === 'save' ? getChangePhase(snapshot) : 'ready'),
    done: local.done && { key: `supplierCertificates.done.${local.done.what}`, values: { name: local.done.name } },
  };
}

/** The page before its flow is loaded. */
export const SUPPLIER_CERTIFICATES_START: CertificatesView = {
  ...LIST_START,
  canEdit: false,
  rows: [],
  hasRoom: false,
  max: 0,
  removing: null,
  form: formView({ list: null, local: INITIAL_LOCAL }, 'ready'),
  done: null,
};

function rowView(certificate: SupplierCertificate): CertificateView {
  const { certificateId, daysLeft, changed: _, ...details } = certificate;
  const isEnding =
    details.state !== 'expired' && daysLeft !== null && daysLeft >= 0 && daysLeft <= CERTIFICATE_WARNING_DAYS;
  return { ...details, id: certificateId, endsIn: isEnding ? daysLeft : null };
}

function formView(
  context: { readonly list: SupplierCertificateList | null; readonly local: CertificatesLocal },
  phase: SubmitPhase,
): CertificateFormView | null {
  const { editing, values, file, failures, refusals } = context.local;
  if (editing === null) return null;
  const current = certificateOf(context, editing.certificateId);
  const fields = CERTIFICATE_FIELDS.map((name) => {
    const failure = failures[name];
    return [name, fieldView(failure === undefined ? { value: values[name] } : { value: values[name], failure })];
  });
  return {
    id: editing.certificateId,
    name: current?.name ?? '',
    fields: Object.fromEntries(fields) as Record<CertificateField, FieldView>, // one per field
    file: file && { name: file.name, size: file.size },
    currentFile: current?.file.fileName ?? '',
    fileMessage: failures.file?.message ?? null,
    isChecked: current?.state === 'checked',
    submit: submitView(phase),
    refusals,
    focus: findFirstInvalid(context) ?? null,
  };
}
