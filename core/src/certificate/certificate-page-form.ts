import type { SupplierCertificate, SupplierCertificateList } from '../contract/certificate/supplier-calls.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { Failure } from '../forms/rule.ts';
import {
  CERTIFICATE_FIELDS,
  type CertificateField,
  type CertificateValues,
  type CertificateVersion,
  fileFailureOf,
  findFailure,
  NO_VALUES,
  toCertificateValues,
  withTyped,
} from './certificate.form.ts';

/** A field of the form, or its file. */
export type CertificateFormField = CertificateField | 'file';

/** What the page keeps beside the list: the form that is open, and what was done last. */
export interface CertificatesLocal {
  /** Null while no form is open. */
  readonly editing: CertificateVersion | null;
  readonly values: CertificateValues;
  /** The file that was chosen; null for none, and where the one that is there stays. */
  readonly file: LocalFile | null;
  /** What fields that were looked at have wrong; null for right ones. */
  readonly failures: Readonly<Partial<Record<CertificateFormField, Failure | null>>>;
  /** The id of what is about to be taken out. */
  readonly removing: string | null;
  /** What was done last, to be told. */
  readonly done: { readonly what: 'added' | 'saved' | 'removed'; readonly name: string } | null;
  readonly refusals: number;
}

interface Context {
  readonly list: SupplierCertificateList | null;
  readonly local: CertificatesLocal;
}

type Change = Partial<CertificatesLocal>;

export const NO_FORM = { editing: null, values: NO_VALUES, file: null, failures: {} } as const;

export const INITIAL_LOCAL: CertificatesLocal = { ...NO_FORM, removing: null, done: null, refusals: 0 };

export const certificateOf = ({ list }: Pick<Context, 'list'>, id: string): SupplierCertificate | undefined =>
  list?.certificates.find(({ certificateId }) => certificateId === id);

/** The form of a certificate, or of a new one for ''. */
export function withForm(context: Context, id: string): Change {
  const found = certificateOf(context, id);
  if (id !== '' && found === undefined) return {};
  return {
    editing: { certificateId: id, version: found?.version ?? '' },
    values: found === undefined ? NO_VALUES : toCertificateValues(found),
    file: null,
    failures: {},
    removing: null,
    done: null,
    refusals: 0,
  };
}

/** A form that is open writes over what it shows, and its reader sees what was loaded: so it takes that version. */
export function withLoaded({ local: { editing } }: Context, list: SupplierCertificateList): Change {
  if (editing === null || editing.certificateId === '') return {};
  const found = list.certificates.find(({ certificateId }) => certificateId === editing.certificateId);
  return found === undefined ? NO_FORM : { editing: { ...editing, version: found.version } };
}

/** A field that showed a mistake is looked at while it is typed in. */
export function applyTyped(context: Context, field: CertificateField, value: string): Change {
  const { local } = context;
  const values = withTyped(local.values, field, value);
  const failure = local.failures[field] ? findFailure(values, field, getRuleOptions(context, 'change')) : undefined;
  const failures = failure === undefined ? local.failures : { ...local.failures, [field]: failure };
  return { values, failures, done: null };
}

/** An empty field that was never looked at shows nothing when it is left. */
export function applyBlurred(context: Context, field: CertificateField): Change {
  const { values, failures } = context.local;
  if (values[field] === '' && failures[field] === undefined) return {};
  return { failures: { ...failures, [field]: findFailure(values, field, getRuleOptions(context, 'blur')) } };
}

/** A file is looked at as soon as it is chosen. */
export function applyFile(context: Context, file: LocalFile): Change {
  const { editing, failures } = context.local;
  if (editing === null) return {};
  return { file, failures: { ...failures, file: fileFailureOf(file, editing) }, done: null };
}

const getRuleOptions = ({ list }: Context, trigger: 'change' | 'blur' | 'submit') => ({
  today: list?.today ?? '',
  trigger,
});

function allFailures(context: Context): readonly (readonly [CertificateFormField, Failure | null])[] {
  const { editing, values, file } = context.local;
  if (editing === null) return [];
  const rules = getRuleOptions(context, 'submit');
  return [
    ...CERTIFICATE_FIELDS.map((field) => [field, findFailure(values, field, rules)] as const),
    ['file', fileFailureOf(file, editing)],
  ];
}

/** The first wrong field in the order of the form. */
export const findFirstInvalid = (context: Context): CertificateFormField | undefined =>
  allFailures(context).find(([, failure]) => failure !== null)?.[0];

export const revealErrors = (context: Context): Change => ({
  failures: Object.fromEntries(allFailures(context)),
  refusals: context.local.refusals + 1,
});
