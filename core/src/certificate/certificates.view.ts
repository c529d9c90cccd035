import type { SnapshotFrom } from 'xstate';
import { type CertificateState, EXPIRY_WARNING_DAYS } from '../contract/certificate/limits.ts';
import type { OwnCertificate } from '../contract/certificate/supplier-calls.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { FieldView } from '../forms/field.ts';
import { fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import { CERTIFICATE_FIELDS, type CertificateField } from './certificate.form.ts';
import {
  type CertificateFormPart,
  type CertificatesContext,
  certificateOf,
  FIRST_CONTEXT,
  firstWrong,
} from './certificates.context.ts';
import type { certificatesMachine } from './certificates.machine.ts';

export interface CertificateView
  extends Pick<
    OwnCertificate,
    'name' | 'number' | 'issuer' | 'scope' | 'issued' | 'expires' | 'file' | 'decided' | 'reason' | 'version'
  > {
  readonly id: string;
  readonly state: CertificateState;
  /** How many days are left, where they are few; null else. 0 is the last day. */
  readonly endsIn: number | null;
}

interface CertificateFormView {
  /** '' for a new one. */
  readonly id: string;
  /** What it is called, as it was read. */
  readonly name: string;
  readonly fields: Readonly<Record<CertificateField, FieldView>>;
  /** What was chosen, its size in bytes; null where the file that is there stays. */
  readonly file: { readonly name: string; readonly size: number } | null;
  /** The name of the file that is there; '' for none. */
  readonly keptFile: string;
  readonly fileMessage: ShownMessage | null;
  /** Whether buyers do not see it any more once it is saved, until it is checked again. */
  readonly isChecked: boolean;
  readonly submit: SubmitView;
  readonly refusals: number;
  /** The first wrong field. */
  readonly focus: CertificateFormPart | null;
}

export interface CertificatesView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly canEdit: boolean;
  readonly rows: readonly CertificateView[];
  /** Whether there is room for another. */
  readonly hasRoom: boolean;
  readonly max: number;
  /** The id of what is about to be taken out. */
  readonly removing: string | null;
  readonly form: CertificateFormView | null;
  /** What was done last. */
  readonly done: Message | null;
  readonly message: ShownMessage | null;
}

type Snapshot = SnapshotFrom<typeof certificatesMachine>;

/** D-52 D-65 */
export function certificatesView(snapshot: Snapshot): CertificatesView {
  const { list, removing, done, error } = snapshot.context;
  const rows = (list?.certificates ?? []).map(rowView);
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    canEdit: list?.canEdit ?? false,
    rows,
    ...{ hasRoom: list !== null && rows.length < list.max, max: list?.max ?? 0, removing },
    form: formView(snapshot.context, phaseOf(snapshot)),
    done: done && { key: `supplierCertificates.done.${done.what}`, values: { name: done.name } },
    message: error && errorMessage(error),
  };
}

/** The page before its flow is loaded. */
export const CERTIFICATES_START: CertificatesView = {
  ...{ busy: true, state: 'loading', canEdit: false, rows: [], hasRoom: false, max: 0, removing: null },
  ...{ form: formView(FIRST_CONTEXT, 'ready'), done: null, message: null },
};

function rowView(certificate: OwnCertificate): CertificateView {
  const { certificateId, daysLeft, changed: _, ...shown } = certificate;
  const isEnding = shown.state !== 'expired' && daysLeft !== null && daysLeft >= 0 && daysLeft <= EXPIRY_WARNING_DAYS;
  return { ...shown, id: certificateId, endsIn: isEnding ? daysLeft : null };
}

function formView(context: CertificatesContext, phase: SubmitPhase): CertificateFormView | null {
  const { editing, values, file, failures, refusals } = context;
  if (editing === null) return null;
  const kept = certificateOf(context, editing.certificateId);
  const fields = CERTIFICATE_FIELDS.map((name) => {
    const failure = failures[name];
    return [name, fieldView(failure === undefined ? { value: values[name] } : { value: values[name], failure })];
  });
  return {
    id: editing.certificateId,
    name: kept?.name ?? '',
    fields: Object.fromEntries(fields) as Record<CertificateField, FieldView>, // one of each field
    file: file && { name: file.name, size: file.size },
    keptFile: kept?.file.fileName ?? '',
    fileMessage: failures.file?.message ?? null,
    isChecked: kept?.state === 'checked',
    submit: submitView(phase),
    refusals,
    focus: firstWrong(context) ?? null,
  };
}

/** What was shown stays while it is asked for anew. */
function stateOf(snapshot: Snapshot): CertificatesView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.list === null ? 'loading' : 'shown';
}

function phaseOf(snapshot: Snapshot): SubmitPhase {
  if (snapshot.matches({ saving: 'loading' })) return 'loading';
  return snapshot.matches('saving') ? 'quiet' : 'ready';
}
