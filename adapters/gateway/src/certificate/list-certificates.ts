import type { OutputOf } from '@fairhall/core/contract/call';
import type { certificate } from '@fairhall/core/contract/certificate/calls';
import { CERTIFICATE_COUNT_MAX, type CertificateReviewStatus } from '@fairhall/core/contract/certificate/limits';
import type { certificateAdmin } from '@fairhall/core/contract/certificate/staff-calls';
import type { SupplierCertificateList } from '@fairhall/core/contract/certificate/supplier-calls';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { DEFAULT_TIME_ZONE } from '@fairhall/core/contract/supplier/limits';
import { ok } from '@fairhall/core/result';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import { type CallContext, supplierOf } from '../call-context.ts';
import type { Statement } from '../db/statement.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import {
  type CertificateWithFile,
  getToday,
  isOver,
  selectCertificates,
  toFacts,
  toSupplierCertificate,
} from './certificates.ts';
import { certificatePath } from './serve-certificates.ts';

const PAGE_SIZE = 20;

/** All certificates of the caller's supplier, newest first. D-52 D-65 */
export async function listSupplierCertificates(
  ports: CertificatePorts,
  context: CallContext,
): Promise<SupplierCertificateList> {
  const { database, now } = context;
  const { supplierId, right } = supplierOf(context);
  const today = await getToday(database, supplierId, now);
  const rows = await selectCertificates(database)
    .where('certificate.supplier_id', '=', supplierId)
    .orderBy('certificate.created', 'desc')
    .orderBy('certificate.certificate_id')
    .execute();
  const certificates = await Promise.all(rows.map((row) => toSupplierCertificate(ports, row, { now, today })));
  return { certificates, today, max: CERTIFICATE_COUNT_MAX, canEdit: right === 'manage' };
}

interface OwnerPorts {
  /** The supplier of a product, as an SQL expression on the product's id. */
  readonly supplierOfProduct: (productId: string) => string;
}

/**
 * Public certificates of a supplier, or of a product's supplier: those that staff have checked and that have not
 * expired, the last to expire first. D-52
 */
export function createPublicHandlers({ supplierOfProduct }: OwnerPorts): Handlers<typeof certificate, CallContext> {
  const ofSupplier = certificateStatement('certificates-of-supplier', '$1::text');
  const ofProduct = certificateStatement('certificates-of-product', supplierOfProduct('$1::text'));
  const find = async (statement: Statement, id: string, { database, now }: CallContext) => {
    const text = await database.json(statement, [id]);
    return ok({ certificates: text === null ? [] : listValid(JSON.parse(text) as CheckedCertificates, now) }); // as the statement builds it
  };
  return {
    ofSupplier: ({ supplierId }, context) => find(ofSupplier, supplierId, context),
    ofProduct: ({ goodsId }, context) => find(ofProduct, goodsId, context),
  };
}

function listValid(
  { timeZone, rows }: CheckedCertificates,
  now: number,
): OutputOf<typeof certificate.ofSupplier>['certificates'] {
  const today = getZoneDay(timeZone || DEFAULT_TIME_ZONE, now);
  const good = rows.filter((row) => !isOver(row, today)).sort(compareEnds);
  return good.map((row) => ({ ...toFacts(row, certificatePath(row.certificate_id)), checked: row.checked }));
}

interface CheckedCertificates {
  /** '' if the supplier has not chosen one. */
  readonly timeZone: string;
  readonly rows: readonly CheckedRow[];
}

type CheckedRow = Parameters<typeof toFacts>[0] & { readonly checked: number };

/** Checked certificates of a supplier with its time zone; null if it has none, as most suppliers. */
const certificateStatement = (name: string, supplier: string): Statement => ({
  name,
  keepsPlan: true,
  isLookUp: true,
  text: `
    select json_build_object(
      'timeZone', coalesce((select time_zone from supplier_contact where supplier_id = ${supplier}), ''),
      'rows', json_agg(json_build_object(
        'certificate_id', certificate_id, 'name', certificate.name, 'number', number, 'issuer', issuer, 'scope', scope,
        'issued', issued, 'expires', expires, 'file_id', file.file_id, 'file_name', file.name, 'size', file.size,
        'checked', coalesce(decided_at, changed)
      ))
    )::text
    from certificate join file on file.file_id = certificate.file_id
    where supplier_id = ${supplier} and state = 'checked' and removed_at is null
    having count(*) > 0`,
});

/** Sorts certificates without an end first, then the last to expire first. */
function compareEnds(one: CheckedRow, other: CheckedRow): number {
  const [first, second] = [one, other].map(({ expires, certificate_id }) => `${expires || '~'} ${certificate_id}`);
  return (first ?? '') < (second ?? '') ? 1 : -1;
}

interface CertificateFilter {
  readonly state?: CertificateReviewStatus | undefined;
  readonly pageNo: number;
}

/** Certificates of all suppliers, those that wait longest first. D-94 */
export async function listStaffCertificates(
  ports: CertificatePorts,
  context: CallContext,
  { state = 'waiting', pageNo }: CertificateFilter,
): Promise<OutputOf<typeof certificateAdmin.list>> {
  const { database } = context;
  const rows = await selectCertificates(database)
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
  const today = await getToday(database, row.supplier_id, now);
  const supplier = await ports.findNamedSupplier(context, row.supplier_id);
  const shown = await toSupplierCertificate(ports, row, { now, today });
  return { ...shown, supplierId: row.supplier_id, supplierName: supplier?.name ?? '' };
}
