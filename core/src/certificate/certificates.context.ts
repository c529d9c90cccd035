import type { OwnCertificate, OwnCertificates } from '../contract/certificate/supplier-calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { Failure } from '../forms/rule.ts';
import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  type CertificateValues,
  type Editing,
  failureOf,
  fileFailureOf,
  NO_VALUES,
  valuesOf,
  withTyped,
} from './certificate.form.ts';

/** A field of the form, or its file. */
export type CertificateFormPart = CertificateField | 'file';

export interface CertificatesContext {
  readonly list: OwnCertificates | null;
  /** Null while no form is open. */
  readonly editing: Editing | null;
  readonly values: CertificateValues;
  /** The file that was chosen; null for none, and where the one that is there stays. */
  readonly file: LocalFile | null;
  /** What fields that were looked at have wrong; null for right ones. */
  readonly failures: Readonly<Partial<Record<CertificateFormPart, Failure | null>>>;
  /** The id of what is about to be taken out. */
  readonly removing: string | null;
  /** What was done last, to be told. */
  readonly done: { readonly what: 'added' | 'saved' | 'removed'; readonly name: string } | null;
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
}

type Change = Partial<CertificatesContext>;

export const FIRST_CONTEXT: CertificatesContext = {
  ...{ list: null, editing: null, values: NO_VALUES, file: null, failures: {}, removing: null, done: null },
  ...{ key: null, refusals: 0, error: null },
};

export const certificateOf = ({ list }: CertificatesContext, id: string): OwnCertificate | undefined =>
  list?.certificates.find(({ certificateId }) => certificateId === id);

/** The context with the form of a certificate, or of a new one for ''. */
export function withForm(context: CertificatesContext, id: string): Change {
  const found = certificateOf(context, id);
  if (id !== '' && found === undefined) return {};
  return {
    editing: { certificateId: id, version: found?.version ?? '' },
    values: found === undefined ? NO_VALUES : valuesOf(found),
    ...{ file: null, failures: {}, removing: null, done: null, key: null, refusals: 0, error: null },
  };
}

export const WITHOUT_FORM: Change = { editing: null, values: NO_VALUES, file: null, failures: {}, key: null };

/** What was read, below a form that is open: it writes over what it shows, which its reader sees now. */
export function withList({ editing }: CertificatesContext, list: OwnCertificates): Change {
  if (editing === null || editing.certificateId === '') return { list };
  const found = list.certificates.find(({ certificateId }) => certificateId === editing.certificateId);
  return found === undefined ? { list, ...WITHOUT_FORM } : { list, editing: { ...editing, version: found.version } };
}

/** A field that showed a mistake is looked at while it is typed in. */
export function typed(context: CertificatesContext, field: CertificateField, value: string): Change {
  const values = withTyped(context.values, field, value);
  const failure = context.failures[field] ? failureOf(values, field, rulesOf(context, 'change')) : undefined;
  const failures = failure === undefined ? context.failures : { ...context.failures, [field]: failure };
  return { values, failures, key: null, error: null, done: null };
}

/** An empty field that was never looked at shows nothing when it is left. */
export function left(context: CertificatesContext, field: CertificateField): Change {
  const { values, failures } = context;
  if (values[field] === '' && failures[field] === undefined) return {};
  return { failures: { ...failures, [field]: failureOf(values, field, rulesOf(context, 'blur')) } };
}

/** A file is looked at as soon as it is chosen. */
export function chosen(context: CertificatesContext, file: LocalFile): Change {
  const { editing, failures } = context;
  if (editing === null) return {};
  return { file, failures: { ...failures, file: fileFailureOf(file, editing) }, key: null, error: null, done: null };
}

const rulesOf = ({ list }: CertificatesContext, trigger: 'change' | 'blur' | 'submit') => ({
  today: list?.today ?? '',
  trigger,
});

function allFailures(context: CertificatesContext): readonly (readonly [CertificateFormPart, Failure | null])[] {
  const { editing, values, file } = context;
  if (editing === null) return [];
  const rules = rulesOf(context, 'submit');
  return [
    ...CERTIFICATE_FIELDS.map((field) => [field, failureOf(values, field, rules)] as const),
    ['file', fileFailureOf(file, editing)],
  ];
}

/** The first wrong field in the order of the form. */
export const firstWrong = (context: CertificatesContext): CertificateFormPart | undefined =>
  allFailures(context).find(([, failure]) => failure !== null)?.[0];

export const refused = (context: CertificatesContext): Change => ({
  ...{ failures: Object.fromEntries(allFailures(context)), refusals: context.refusals + 1, error: null },
});
