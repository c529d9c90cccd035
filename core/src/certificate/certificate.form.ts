import type { InputOf } from '../contract/call.ts';
import {
  CERTIFICATE_ENDINGS,
  CERTIFICATE_ISSUER_MAX,
  CERTIFICATE_NAME_MAX,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_SCOPE_MAX,
} from '../contract/certificate/limits.ts';
import type { SupplierCertificate, supplierCertificate } from '../contract/certificate/supplier-calls.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { UPLOAD_MAX_BYTES } from '../contract/upload/limits.ts';
import { isDay } from '../forms/is-day.ts';
import { toAsciiDigits } from '../forms/number-input.ts';
import { checkRules, type Failure, maxLength, type Rule, required, type Trigger } from '../forms/rule.ts';
import { trimText, truncateText } from '../forms/text-input.ts';

/** The fields of a certificate in page order; the file comes after them. */
export const CERTIFICATE_FIELDS = ['name', 'number', 'issuer', 'scope', 'issued', 'expires'] as const;
export type CertificateField = (typeof CERTIFICATE_FIELDS)[number];
export type CertificateValues = Readonly<Record<CertificateField, string>>;

export const NO_VALUES: CertificateValues = { name: '', number: '', issuer: '', scope: '', issued: '', expires: '' };

/** The form values of a loaded certificate. */
export const toCertificateValues = ({
  name,
  number,
  issuer,
  scope,
  issued,
  expires,
}: SupplierCertificate): CertificateValues => ({
  name,
  number,
  issuer,
  scope,
  issued,
  expires,
});

/** The values after typing into one field. Dates accept digits of every script. */
export const withTyped = (values: CertificateValues, field: CertificateField, typed: string): CertificateValues => ({
  ...values,
  [field]:
    field === 'issued' || field === 'expires' ? toAsciiDigits(typed) : truncateText(typed, 2 * CERTIFICATE_SCOPE_MAX),
});

/** The certificate and version to save; the id is '' for a new certificate. */
export interface CertificateVersion {
  readonly certificateId: string;
  readonly version: string;
}

/** The request of a valid form. */
export function toSaveInput(
  values: CertificateValues,
  { certificateId, version }: CertificateVersion,
  file: LocalFile | null,
): InputOf<typeof supplierCertificate.save> {
  const entries = CERTIFICATE_FIELDS.map((field) => [field, trimText(values[field])] as const);
  return {
    ...(certificateId === '' ? {} : { certificateId, version }),
    ...(Object.fromEntries(entries) as Record<CertificateField, string>), // one per field
    ...(file === null ? {} : { file }),
  };
}

const day: Rule<string> = {
  type: 'day',
  passes: (value) => value === '' || isDay(value),
  message: { key: 'supplierCertificates.day.wrong' },
};

const FIELD_RULES: Readonly<Record<CertificateField, readonly Rule<string>[]>> = {
  name: [required(), maxLength(CERTIFICATE_NAME_MAX)],
  number: [required(), maxLength(CERTIFICATE_NUMBER_MAX)],
  issuer: [required(), maxLength(CERTIFICATE_ISSUER_MAX)],
  scope: [required(), maxLength(CERTIFICATE_SCOPE_MAX)],
  issued: [day],
  expires: [day],
};

/** The failure of one field, or null. `today` is the day in the supplier's time zone. */
export function findFailure(
  values: CertificateValues,
  field: CertificateField,
  { today, trigger }: { readonly today: string; readonly trigger: Trigger },
): Failure | null {
  const more = field === 'issued' ? [toNotLaterRule(today)] : field === 'expires' ? endRules(values, today) : [];
  return checkRules([...FIELD_RULES[field], ...more], trimText(values[field]), trigger);
}

const toNotLaterRule = (today: string): Rule<string> => ({
  type: 'order',
  passes: (value) => value <= today,
  message: { key: 'supplierCertificates.issued.later' },
});

const endRules = ({ issued }: CertificateValues, today: string): readonly Rule<string>[] => [
  {
    type: 'order',
    passes: (value) => value === '' || value >= trimText(issued),
    message: { key: 'supplierCertificates.expires.order' },
  },
  {
    type: 'over',
    passes: (value) => value === '' || value >= today,
    message: { key: 'supplierCertificates.expires.over' },
  },
];

/** The failure of a chosen file, or null; the gateway checks its content. A new certificate needs a file. */
export function fileFailureOf(file: LocalFile | null, { certificateId }: CertificateVersion): Failure | null {
  if (file === null) {
    return certificateId === '' ? { type: 'required', message: { key: 'supplierCertificates.file.needed' } } : null;
  }
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(file.name)?.[1]?.toLowerCase();
  if (!CERTIFICATE_ENDINGS.some((known) => known === ending))
    return { type: 'kind', message: { key: 'supplierCertificates.file.kind', values: { name: file.name } } };
  if (file.size === 0) return { type: 'empty', message: { key: 'files.empty', values: { name: file.name } } };
  if (file.size <= UPLOAD_MAX_BYTES) return null;
  const values = { name: file.name, max: UPLOAD_MAX_BYTES / 1024 / 1024 };
  return { type: 'size', message: { key: 'files.tooLarge', values } };
}
