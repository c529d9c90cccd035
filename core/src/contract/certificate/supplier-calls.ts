import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { empty, id, requiredText, text, time } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { UPLOAD_TIMEOUT_MS } from '../upload/limits.ts';
import { certificateFacts } from './calls.ts';
import {
  CERTIFICATE_ISSUER_MAX,
  CERTIFICATE_NAME_MAX,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_SCOPE_MAX,
  CERTIFICATE_STATES,
  DAY_LENGTH,
} from './limits.ts';

/** A certificate with the result of the staff's check. */
export const certificateRecord = z.extend(certificateFacts, {
  /** Identifies the loaded certificate: it changes with every fact. */
  version: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  /** Whole days to the last day on which it is valid: 0 on that day, below 0 after it; null if it does not expire. */
  daysLeft: z.nullable(z.int()),
  /** When it was added or last changed. */
  changed: time,
  /** When staff approved or rejected it, and who did; null while it waits. */
  decided: z.nullable(z.object({ at: time, by: z.string() })),
  /** The reason for rejecting it; '' otherwise. */
  reason: z.string(),
});

export type SupplierCertificate = z.output<typeof certificateRecord>;

const list = z.object({
  certificates: z.array(certificateRecord),
  /** The current day in the supplier's time zone, such as 2027-03-31. */
  today: z.string(),
  /** The maximum number of certificates. */
  max: z.int(),
  /** Whether the caller may change them. */
  canEdit: z.boolean(),
});

export type SupplierCertificateList = z.output<typeof list>;

const PATH = 'blade-supplier/certificate';

/** Calls of a supplier's members about its certificates; '404' for another supplier's certificate. D-52 D-65 */
export const supplierCertificate = {
  /** All certificates of the supplier, the newest first. File addresses are valid for ten minutes. */
  list: read({
    id: 'API-246',
    client: 'supplier',
    path: `${PATH}/list`,
    access: 'supplier',
    input: empty,
    output: list,
    requirements: ['D-52', 'D-65'],
  }),
  /**
   * Adds a certificate, which needs a file; with `certificateId` and the loaded `version` it overwrites that
   * certificate, whose file may stay. Any change requires a new check by staff, and a save without changes has no
   * effect. The call is a form in the micro envelope, like files of threads. '403' without manage permission; '409' if
   * it was changed since `version`, or if the maximum number is reached; '400' for an invalid day, an expiry in the
   * past or before the issue, and for a missing, damaged or unsupported file; '413' for a file that is too large; '429'
   * over the daily limit of files.
   */
  save: submit({
    id: 'API-247',
    client: 'micro',
    path: `${PATH}/save`,
    access: 'supplier',
    body: 'multipart',
    ownTransaction: true,
    input: z.strictObject({
      certificateId: z.optional(id),
      version: z.optional(text(20)),
      name: requiredText(CERTIFICATE_NAME_MAX),
      number: requiredText(CERTIFICATE_NUMBER_MAX),
      issuer: requiredText(CERTIFICATE_ISSUER_MAX),
      scope: requiredText(CERTIFICATE_SCOPE_MAX),
      issued: text(DAY_LENGTH),
      expires: text(DAY_LENGTH),
      file: z.optional(fileInput),
    }),
    output: z.object({ certificateId: z.string(), version: z.string() }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
    requirements: ['D-52', 'D-65'],
  }),
  /** Removes a certificate with its file. '403' without manage permission. */
  remove: submit({
    id: 'API-248',
    client: 'supplier',
    path: `${PATH}/remove`,
    access: 'supplier',
    input: z.strictObject({ certificateId: id }),
    output: z.literal(true),
    requirements: ['D-52', 'D-65'],
  }),
};
