import type { CertificateReviewStatus } from '@fairhall/core/contract/certificate/limits';
import type { Generated } from 'kysely';

/** The table of suppliers' certificates. Days are texts such as 2027-03-31, '' for none; times are epoch milliseconds. */
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
  /** The last day it is good on. */
  expires: string;
  file_id: string;
  /** Counts changes of its facts. */
  version: number;
  /** The action that wrote it last, by which a repeat finds that it is done. REL-04 */
  change_task: string;
  created: number;
  changed: number;
  /** What staff said of it. That it has ended is told by its last day. */
  state: CertificateReviewStatus;
  decided_at: number | null;
  /** Whose of the staff. */
  decided_by: string | null;
  reason: Generated<string>;
  /** When its supplier was told that it ends soon; null before. */
  warned_at: Generated<number | null>;
  /** When its supplier took it out. */
  removed_at: number | null;
}
