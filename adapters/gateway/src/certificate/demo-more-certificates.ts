import type { Database } from '../db/database.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { type CertificatePart, type DemoFiles, loadPart } from './demo-certificates.ts';

const DEMO_PART = 'certificates-2';

/** Certificates that any manufacturer may have, with their years of validity and their issuer. */
const CERTIFICATE_KINDS = [
  { name: 'ISO 9001:2015', letters: 'QM', years: 3, issuer: 'Demo Certification Ltd', scope: 'Manufacture and sale' },
  { name: 'ISO 14001:2015', letters: 'EM', years: 3, issuer: 'Demo Certification Ltd', scope: 'Main plant' },
  { name: 'ISO 45001:2018', letters: 'OH', years: 3, issuer: 'Demo Registrar GmbH', scope: 'All workplaces' },
  { name: 'Social audit, four pillars', letters: 'SA', years: 1, issuer: 'Demo Audits Pte', scope: 'Main plant' },
  {
    name: 'Customs security programme',
    letters: 'CS',
    years: 2,
    issuer: 'Demo Audits Pte',
    scope: 'Loading and sealing',
  },
] as const;

/** Suppliers get one to three certificates each. */
const MAX_CERTIFICATES = 3;
/** Minimum number of days until expiry, because a demo database is used for a while. */
const MIN_DAYS = 40;
const CALENDAR_YEAR_DAYS = 365;

/**
 * Adds checked certificates to suppliers of the demo world, once: most are valid for long, some expire soon. `now` is
 * epoch milliseconds.
 */
export function loadMoreDemoCertificates(
  database: Database,
  files: DemoFiles,
  { now, supplierIds }: { readonly now: number; readonly supplierIds: readonly string[] },
): Promise<void> {
  return loadPart(database, files, { part: DEMO_PART, certificates: supplierIds.flatMap(createCertificates), now });
}

const numberOf = (word: string, below: number): number => Number.parseInt(hashSha256(word).slice(0, 8), 16) % below;

function createCertificates(supplierId: string): CertificatePart['certificates'] {
  const drawn = CERTIFICATE_KINDS.map((kind) => ({ kind, place: numberOf(`${supplierId} ${kind.name}`, 2 ** 32) }));
  const count = numberOf(`${supplierId} certificates`, MAX_CERTIFICATES) + 1;
  return drawn
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ kind: { letters, years, ...words } }) => {
      const term = years * CALENDAR_YEAR_DAYS;
      const expires = numberOf(`${supplierId} ${letters} end`, term - MIN_DAYS) + MIN_DAYS;
      return {
        id: `demo-certificate-${supplierId}-${letters}`,
        supplierId,
        ...words,
        expires,
        issued: term - expires,
        number: `FH-${letters}-${10_000 + numberOf(`${supplierId} ${letters} number`, 90_000)}`,
        state: 'checked',
      };
    });
}
