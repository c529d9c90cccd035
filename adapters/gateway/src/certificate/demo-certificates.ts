import type { Database, Transaction } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import { demoPdf } from './demo-pdf.ts';

const DAY = 86_400_000;
const DEMO_PART = 'certificates';
/** The demo supplier's account. */
const SUPPLIER_ACCOUNT = 'demo-supplier';

export interface DemoCertificate {
  /** Id of the row and of the file. */
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly issuer: string;
  readonly scope: string;
  /** How many days ago it was issued, and in how many it expires. */
  readonly issued: number;
  readonly expires: number;
  readonly state: 'waiting' | 'checked';
}

const DEMO_CERTIFICATES: readonly DemoCertificate[] = [
  {
    id: 'demo-certificate-iso01',
    name: 'ISO 9001:2015',
    number: 'FH-QM-20418',
    issuer: 'Demo Certification Ltd',
    scope: 'Design, manufacture and sale of all products in the catalogue',
    issued: 690,
    expires: 405,
    state: 'checked',
  },
  {
    id: 'demo-certificate-soc02',
    name: 'Social audit, four pillars',
    number: 'FH-SA-7731',
    issuer: 'Demo Audits Pte',
    scope: 'Main plant and warehouse',
    issued: 344,
    expires: 21,
    state: 'checked',
  },
  {
    id: 'demo-certificate-oek03',
    name: 'Harmful substances test',
    number: 'FH-HS-55-1190',
    issuer: 'Demo Testing Institute',
    scope: 'Materials in products that touch the skin',
    issued: 12,
    expires: 353,
    state: 'waiting',
  },
];

export interface DemoFiles {
  put(id: string, bytes: Uint8Array): Promise<void>;
}

/**
 * Adds certificates to the demo supplier, once: one that is checked, one that expires soon, and one that waits. `now`
 * is epoch milliseconds.
 */
export async function loadDemoCertificates(database: Database, files: DemoFiles, now: number): Promise<void> {
  const account = database.kysely
    .selectFrom('account')
    .select('supplier_id')
    .where('account_id', '=', SUPPLIER_ACCOUNT);
  const supplierId = (await account.executeTakeFirst())?.supplier_id;
  if (supplierId == null) return;
  const certificates = DEMO_CERTIFICATES.map((each) => ({ ...each, supplierId }));
  await loadPart(database, files, { part: DEMO_PART, certificates, now });
}

export interface CertificatePart {
  /** Name of the part of the demo world, which is loaded once. */
  readonly part: string;
  readonly certificates: readonly (DemoCertificate & { readonly supplierId: string })[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Adds certificates to suppliers of the demo world, once. */
export async function loadPart(
  database: Database,
  files: DemoFiles,
  { part, certificates, now }: CertificatePart,
): Promise<void> {
  const loaded = database.kysely.selectFrom('demo_part').select('name').where('name', '=', part);
  if ((await loaded.executeTakeFirst()) !== undefined) return;
  // The content is stored before its row, as for all files.
  const contents = certificates.map((each) => ({ ...each, pdf: renderPdf(each, now) }));
  for (const { id, pdf } of contents) await files.put(id, pdf);
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, part, now))) return;
    for (const { pdf, supplierId, ...each } of contents)
      await insert(transaction, each, { now, supplierId, size: pdf.byteLength });
  });
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const renderPdf = ({ name, number, issuer, scope, issued, expires }: DemoCertificate, now: number): Uint8Array =>
  demoPdf([
    name,
    `No. ${number}`,
    `Issued by ${issuer}`,
    scope,
    `${dayOf(now - issued * DAY)} to ${dayOf(now + expires * DAY)}`,
    'Fairhall demo document. It does not certify anything.',
  ]);

interface CertificateContext {
  readonly now: number;
  readonly supplierId: string;
  /** In bytes. */
  readonly size: number;
}

async function insert(
  { kysely }: Transaction,
  { id, issued, expires, state, ...words }: DemoCertificate,
  { now, supplierId, size }: CertificateContext,
): Promise<void> {
  await kysely
    .insertInto('file')
    .values({
      file_id: id,
      kind: 'certificate',
      visitor: null,
      account_id: null,
      name: `${words.number}.pdf`,
      size,
      content_type: 'application/pdf',
      is_private: true,
      fingerprint: '',
      task_id: id,
      created: now,
      enquiry_id: null,
      adopted_by: id,
      adopted_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('certificate')
    .values({
      certificate_id: id,
      supplier_id: supplierId,
      ...words,
      file_id: id,
      version: 1,
      change_task: id,
      state,
      issued: dayOf(now - issued * DAY),
      expires: dayOf(now + expires * DAY),
      created: now - issued,
      changed: now,
      decided_at: state === 'checked' ? now : null,
      decided_by: null,
      removed_at: null,
      // Set, so that no reminder is sent: the demo supplier's address does not exist.
      warned_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
