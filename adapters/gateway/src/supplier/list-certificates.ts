import type { OutputOf } from '@fairhall/core/contract/call';
import type { certificate } from '@fairhall/core/contract/certificate';
import type { certificateAdmin } from '@fairhall/core/contract/certificate-admin';
import { CERTIFICATES_MAX, type CertificateStanding } from '@fairhall/core/contract/certificate-limits';
import type { OwnCertificates } from '@fairhall/core/contract/supplier-certificate';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import {
  type CertificateWithFile,
  certificatesWithFiles,
  factsOf,
  isOver,
  shownCertificate,
  todayOf,
} from './certificates.ts';
import { certificatePath } from './serve-certificates.ts';

const PAGE_SIZE = 20;

/** All certificates of the caller's supplier, the newest first. D-52 D-65 */
export async function ownCertificates(ports: CertificatePorts, context: CallContext): Promise<OwnCertificates> {
  const { database, now } = context;
  const { supplierId, right } = supplierOf(context);
  const today = await todayOf(database, supplierId, now);
  const rows = await certificatesWithFiles(database)
    .where('certificate.supplier_id', '=', supplierId)
    .orderBy('certificate.created', 'desc')
    .orderBy('certificate.certificate_id')
    .execute();
  const certificates = await Promise.all(rows.map((row) => shownCertificate(ports, row, { now, today })));
  return { certificates, today, max: CERTIFICATES_MAX, canEdit: right === 'manage' };
}

/** What everybody is shown of a supplier's certificates: those that were checked and are not over, the last to end first. D-52 */
export async function checkedCertificates(
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  supplierId: string,
): Promise<OutputOf<typeof certificate.ofSupplier>> {
  const today = await todayOf(database, supplierId, now);
  const rows = await certificatesWithFiles(database)
    .where('certificate.supplier_id', '=', supplierId)
    .where('certificate.state', '=', 'checked')
    .execute();
  const good = rows.filter((row) => !isOver(row, today)).sort(byEnd);
  const certificates = good.map((row) => ({
    ...factsOf(row, certificatePath(row.certificate_id)),
    checked: row.decided_at ?? row.changed,
  }));
  return { certificates };
}

/** The last to end first, before all others those without an end. */
function byEnd(one: CertificateWithFile, other: CertificateWithFile): number {
  const [first, second] = [one, other].map(({ expires, certificate_id }) => `${expires || '~'} ${certificate_id}`);
  return (first ?? '') < (second ?? '') ? 1 : -1;
}

interface Sought {
  readonly state?: CertificateStanding | undefined;
  readonly pageNo: number;
}

/** Certificates of all suppliers, those that wait longest first. D-94 */
export async function certificatesForStaff(
  ports: CertificatePorts,
  context: CallContext,
  { state = 'waiting', pageNo }: Sought,
): Promise<OutputOf<typeof certificateAdmin.list>> {
  const { database } = context;
  const rows = await certificatesWithFiles(database)
    .where('certificate.state', '=', state)
    .orderBy('certificate.changed')
    .orderBy('certificate.certificate_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const { total } = await database.kysely
    .selectFrom('certificate')
    .select((by) => by.fn.countAll<number>().as('total'))
    .where('state', '=', state)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const records = await Promise.all(rows.map((row) => withSupplier(ports, context, row)));
  return { records, total: Number(total), pageNo, pageSize: PAGE_SIZE };
}

async function withSupplier(ports: CertificatePorts, context: CallContext, row: CertificateWithFile) {
  const { database, now } = context;
  const today = await todayOf(database, row.supplier_id, now);
  const supplier = await ports.namedSupplier(context, row.supplier_id);
  const shown = await shownCertificate(ports, row, { now, today });
  return { ...shown, supplierId: row.supplier_id, supplierName: supplier?.name ?? '' };
}
