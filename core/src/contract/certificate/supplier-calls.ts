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

/** A certificate with what staff said of it. */
export const certificateRecord = z.extend(certificateFacts, {
  /** Names what was read: it changes with every fact. */
  version: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  /** Whole days to the last one it is good on, 0 on that day, below 0 after it; null where it has no end. */
  daysLeft: z.nullable(z.int()),
  /** When it was added or changed last. */
  changed: time,
  /** When staff checked or refused it, and who; null while it waits. */
  decided: z.nullable(z.object({ at: time, by: z.string() })),
  /** Why it was refused; '' else. */
  reason: z.string(),
});

export type SupplierCertificate = z.output<typeof certificateRecord>;

const list = z.object({
  certificates: z.array(certificateRecord),
  /** The day it is where the supplier works, as 2027-03-31. */
  today: z.string(),
  /** How many there may be. */
  max: z.int(),
  /** Whether the reader may change them. */
  canEdit: z.boolean(),
});

export type SupplierCertificateList = z.output<typeof list>;

const PATH = 'blade-supplier/certificate';

/** Calls of a supplier's people about its certificates; '404' for any other's. D-52 D-65 */
export const supplierCertificate = {
  /** All of the supplier's, the newest first. Files have addresses that are good for ten minutes. */
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
   * Adds a certificate, which needs a file; with `certificateId` and the `version` that was read it writes that one anew, and
   * the file may stay. Whatever is changed waits to be checked again, and what is not changed stays as it is. A form in the
   * micro envelope, as files of threads. '403' without the right to manage, '409' where it was changed since `version` or
   * there are as many as there may be, '400' for a day that is none, an end that is over or before the beginning, and for a
   * file that is missing, damaged or of another kind, '413' for one too large, '429' for more files than a day's.
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
  /** Takes a certificate out, with its file. '403' without the right to manage. */
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
