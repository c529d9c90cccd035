import type { SupplierCertificate } from '@fairhall/core/contract/certificate/supplier-calls';
import { countDays } from '@fairhall/core/forms/day';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import { findContactDetails } from '../supplier-login/contact-details.ts';
import type { CertificateTables } from './certificate.tables.ts';
import type { CertificatePorts } from './certificate-ports.ts';

export type CertificateRow = Selectable<CertificateTables['certificate']>;

/** A certificate row with its file, and the name of the staff member who reviewed it. */
export type CertificateWithFile = CertificateRow & {
  readonly file_name: string;
  readonly size: number;
  readonly staff_name: string | null;
};

/** Certificates that are not removed, each with its file. */
export const selectCertificates = ({ kysely }: Queries) =>
  kysely
    .selectFrom('certificate')
    .innerJoin('file', 'file.file_id', 'certificate.file_id')
    .leftJoin('staff', 'staff.staff_id', 'certificate.decided_by')
    .selectAll('certificate')
    .select(['file.name as file_name', 'file.size', 'staff.name as staff_name'])
    .where('certificate.removed_at', 'is', null);

/** The current day in the supplier's time zone. `now` is epoch milliseconds. */
export async function getToday(queries: Queries, supplierId: string, now: number): Promise<string> {
  return getZoneDay((await findContactDetails(queries, supplierId)).timeZone, now);
}

/** Whether a certificate has expired on a given day. */
export const isOver = ({ expires }: Pick<CertificateRow, 'expires'>, today: string): boolean =>
  expires !== '' && expires < today;

type CertificateColumn =
  | 'certificate_id'
  | 'name'
  | 'number'
  | 'issuer'
  | 'scope'
  | 'issued'
  | 'expires'
  | 'file_id'
  | 'file_name'
  | 'size';

/** The data of a certificate; `url` is the URL of its file. */
export function toFacts(row: Pick<CertificateWithFile, CertificateColumn>, url: string) {
  const { name, number, issuer, scope, issued, expires } = row;
  return {
    certificateId: row.certificate_id,
    name,
    number,
    issuer,
    scope,
    issued,
    expires,
    file: { fileId: row.file_id, fileName: row.file_name, size: row.size, url },
  };
}

interface Moment {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The current day in the supplier's time zone. */
  readonly today: string;
}

/** A certificate as its supplier and staff see it. A rejected one stays rejected after its last day. */
export async function toSupplierCertificate(
  { certificateFiles }: Pick<CertificatePorts, 'certificateFiles'>,
  row: CertificateWithFile,
  { now, today }: Moment,
): Promise<SupplierCertificate> {
  const { state, expires, decided_at, staff_name, reason, changed, version } = row;
  return {
    ...toFacts(row, await certificateFiles.addressOf(row.file_id, now)),
    version: String(version),
    changed,
    reason,
    state: state !== 'refused' && isOver(row, today) ? 'expired' : state,
    daysLeft: expires === '' ? null : countDays(today, expires),
    decided: decided_at === null ? null : { at: decided_at, by: staff_name ?? '' },
  };
}
