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

/** A field of the form, including its file. */
export type CertificateFormField = CertificateField | 'file';

/** The page's state besides the list: the open form and the last change. */
export interface CertificatesLocal {
  /** Null if no form is open. */
  readonly editing: CertificateVersion | null;
  readonly values: CertificateValues;
  /** The newly chosen file; null if none is chosen or the current file stays. */
  readonly file: LocalFile | null;
  /** The failures of validated fields; null for valid fields. */
  readonly failures: Readonly<Partial<Record<CertificateFormField, Failure | null>>>;
  /** The id of the certificate whose removal waits for confirmation. */
  readonly removing: string | null;
  /** The last change, for the notice. */
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

/** Opens the form of a certificate; the id '' means a new one. */
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

/**
 * An open form takes the version that was just loaded: saving overwrites that version, and the person sees it on the
 * page.
 */
export function withLoaded({ local: { editing } }: Context, list: SupplierCertificateList): Change {
  if (editing === null || editing.certificateId === '') return {};
  const found = list.certificates.find(({ certificateId }) => certificateId === editing.certificateId);
  return found === undefined ? NO_FORM : { editing: { ...editing, version: found.version } };
}

/** A field that shows an error is validated again while typing. */
export function applyTyped(context: Context, field: CertificateField, value: string): Change {
  const { local } = context;
  const values = withTyped(local.values, field, value);
  const failure = local.failures[field] ? findFailure(values, field, getRuleOptions(context, 'change')) : undefined;
  const failures = failure === undefined ? local.failures : { ...local.failures, [field]: failure };
  return { values, failures, done: null };
}

/** An empty field that was never validated shows no error when it is left. */
export function applyBlurred(context: Context, field: CertificateField): Change {
  const { values, failures } = context.local;
  if (values[field] === '' && failures[field] === undefined) return {};
  return { failures: { ...failures, [field]: findFailure(values, field, getRuleOptions(context, 'blur')) } };
}

/** A file is validated as soon as it is chosen. */
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

/** The first invalid field in the order of the form. */
export const findFirstInvalid = (context: Context): CertificateFormField | undefined =>
  allFailures(context).find(([, failure]) => failure !== null)?.[0];

export const revealErrors = (context: Context): Change => ({
  failures: Object.fromEntries(allFailures(context)),
  refusals: context.local.refusals + 1,
});
