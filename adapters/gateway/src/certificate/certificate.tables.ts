import type { CertificateReviewStatus } from '@fairhall/core/contract/certificate/limits';
import type { Generated } from 'kysely';

/**
 * The table of suppliers' certificates. Days are texts such as 2027-03-31, '' for none; times are epoch milliseconds.
 */
export interface CertificateTables {
  readonly certificate: CertificateTable;
}

interface CertificateTable {
  certificate_id: string;
  supplier_id: string;
  name: string;
  number: string;
  issuer: string;
  scope: string;
  issued: string;
  /** The last day on which it is valid. */
  expires: string;
  file_id: string;
  /** Incremented with each change of its data. */
  version: number;
  /** The action that last changed it, by which a repeat detects that it is done. REL-04 */
  change_task: string;
  created: number;
  changed: number;
  /** Result of the review by staff. Whether the certificate has expired follows from its last day. */
  state: CertificateReviewStatus;
  decided_at: number | null;
  /** Id of the staff member. */
  decided_by: string | null;
  reason: Generated<string>;
  /** When its supplier was notified that it expires soon; null before. */
  warned_at: Generated<number | null>;
  /** When the supplier removed it. */
  removed_at: number | null;
}
