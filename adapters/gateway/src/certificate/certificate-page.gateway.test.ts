import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { insertCertificate } from '../../../../tests/support/certificates.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { openWholeServer, type WholeServer } from '../../../../tests/support/whole-server.ts';
import { refreshCatalogue } from '../catalogue/world/load-world.ts';

const database = testDatabase();
let whole: WholeServer;
beforeAll(async () => {
  whole = await openWholeServer(database());
  await insertCatalogue(database());
  await database().transaction(refreshCatalogue);
});
afterAll(() => whole.close());

const pageOf = async (url: string): Promise<string> =>
  (await whole.server.inject({ url, headers: { host: 'localhost' } })).body;

test.each(['/supplier/malabar-weaves_S1.html', '/cotton-tote-bag_P1.html'])(
  'D-52 %s shows the verified certificates of the supplier, and none that are awaiting review or expired',
  async (url) => {
    const id = await insertCertificate(database(), { supplierId: 'S1', name: 'Checked one', state: 'checked' });
    await insertCertificate(database(), { supplierId: 'S1', name: 'Waiting one' });
    await insertCertificate(database(), {
      supplierId: 'S1',
      name: 'Ended one',
      state: 'checked',
      expires: '2020-01-31',
    });
    const body = await pageOf(`${url}?lang=en`);
    expect(body).toContain(`href="/gateway/certificate/${id}"`);
    expect(body).toContain('Checked one');
    expect(body).not.toMatch(/Waiting one|Ended one/);
    // P1 has no picture, and an empty address is the page's own.
    expect(body).not.toContain('src=""');
  },
);
