import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createMemoryFiles } from '../../../../tests/support/memory-files.ts';
import { checkCertificate } from '../upload/check-file.ts';
import { selectCertificates } from './certificates.ts';
import { loadDemoCertificates } from './demo-certificates.ts';
import { loadMoreDemoCertificates } from './demo-more-certificates.ts';

const database = testDatabase();
const NOW = Date.UTC(2026, 10, 23);

test('the demo supplier gets its certificates once, with files that pass the upload checks', async () => {
  const files = createMemoryFiles();
  const { kysely } = database();
  const certificates = () => selectCertificates(database()).where('supplier_id', '=', 'S-demo').execute();
  await loadDemoCertificates(database(), files, NOW);
  expect(await certificates()).toEqual([]);
  const account = { account_id: 'demo-supplier', email: 'demo@example.com', kind: 'supplier' as const, created: NOW };
  await kysely
    .insertInto('account')
    .values({ ...account, supplier_id: 'S-demo', supplier_right: 'manage' })
    .execute();
  try {
    await loadDemoCertificates(database(), files, NOW);
    const rows = await certificates();
    expect(rows.map(({ state }) => state).sort()).toEqual(['checked', 'checked', 'waiting']);
    expect(rows.map(({ expires }) => expires)).toContain('2026-12-14');
    for (const { file_id, file_name } of rows) {
      expect((await checkCertificate(file_name, (await files.get(file_id)) ?? new Uint8Array())).ok).toBe(true);
    }
    await kysely.deleteFrom('certificate').where('supplier_id', '=', 'S-demo').execute();
    await loadDemoCertificates(database(), files, NOW);
    expect(await certificates()).toEqual([]);
  } finally {
    await kysely.deleteFrom('demo_part').where('name', '=', 'certificates').execute();
    await kysely.deleteFrom('file').where('file_id', 'like', 'demo-certificate-%').execute();
    await kysely.deleteFrom('account').where('account_id', '=', 'demo-supplier').execute();
  }
});

test('other demo suppliers get verified certificates once, with files, none of them expired', async () => {
  const files = createMemoryFiles();
  const { kysely } = database();
  const supplierIds = ['S-one', 'S-two', 'S-three'];
  const certificates = () => selectCertificates(database()).where('supplier_id', 'in', supplierIds).execute();
  try {
    await loadMoreDemoCertificates(database(), files, { now: NOW, supplierIds });
    const rows = await certificates();
    expect(new Set(rows.map(({ supplier_id }) => supplier_id)).size).toBe(3);
    expect(rows.every(({ state, expires }) => state === 'checked' && expires > '2026-11-23')).toBe(true);
    for (const { file_id, issued, expires } of rows) {
      expect(issued < expires).toBe(true);
      expect(await files.get(file_id)).toBeDefined();
    }
    await kysely.deleteFrom('certificate').where('supplier_id', 'in', supplierIds).execute();
    await loadMoreDemoCertificates(database(), files, { now: NOW, supplierIds });
    expect(await certificates()).toEqual([]);
  } finally {
    await kysely.deleteFrom('demo_part').where('name', '=', 'certificates-2').execute();
    await kysely.deleteFrom('file').where('file_id', 'like', 'demo-certificate-%').execute();
  }
});
