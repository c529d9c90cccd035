import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';

const database = testDatabase();
const gateway = testGateway(database);
beforeAll(() => insertCatalogue(database()));

const report = (email: string, more: object = {}) => ({
  supplierId: 'S1',
  type: 'delivery',
  content: ' Four weeks late. ',
  email,
  ...more,
});
const send = (path: string, data: object, headers = createHeaders(createPerson())) =>
  post(gateway(), path, data, { headers });
const newAddress = () => `${randomUUID()}@example.com`;

async function listed(data: object = {}) {
  const { token } = await insertStaff(database(), { role: 'support' });
  const sent = { envelope: { token } };
  return (await readData(post(gateway(), 'staff/feedback/list', { pageNo: 1, ...data }, sent))) as {
    records: Record<string, unknown>[];
  };
}

describe('messages to the organiser', () => {
  test('R-2.071 D-25 a report reaches the staff with its supplier', async () => {
    const email = newAddress();
    const { id } = (await readData(send('trafficLight/feedback', report(email)))) as { id: string };
    const { records } = await listed({ about: 'supplier' });
    expect(records.find(({ feedbackId }) => feedbackId === id)).toMatchObject({
      about: 'supplier',
      supplier: { supplierId: 'S1', name: 'Coimbatore Weaves' },
      type: 'delivery',
      content: 'Four weeks late.',
      email,
      lang: 'en',
    });
  });

  test('D-18 a message to customer service reaches the staff too', async () => {
    const email = newAddress();
    await readData(send('cms-service/feedback/submit', { email, content: 'How?', type: 'service' }));
    expect((await listed({ about: 'service' })).records).toContainEqual(
      expect.objectContaining({ email, content: 'How?', supplier: null, about: 'service' }),
    );
  });

  test('REL-04 a repeat is stored once, even after its response was deleted', async () => {
    const [email, headers] = [newAddress(), createHeaders(createPerson())];
    const first = await readData(send('trafficLight/feedback', report(email), headers));
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await readData(send('trafficLight/feedback', report(email), headers))).toEqual(first);
    const rows = database().kysely.selectFrom('feedback').selectAll().where('email', '=', email);
    expect(await rows.execute()).toHaveLength(1);
  });

  test.each([
    ['no supplier of that id', { supplierId: 'S404' }, 404],
    ['an address that is none', { email: 'nobody' }, 400],
    ['nothing said', { content: '  ' }, 400],
    ['a type that there is not', { type: 'gossip' }, 400],
  ])('D-25 a report with %s is rejected', async (_, wrong, status) => {
    expect((await readError(send('trafficLight/feedback', report(newAddress(), wrong)))).status).toBe(status);
  });

  test('D-25 one device is limited to five messages a minute, whatever their subject', async () => {
    const headers = () => ({ ...device, 'idempotency-key': randomUUID() });
    const device = createHeaders(createPerson());
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const data = { email: newAddress(), content: 'How?', type: 'service' };
      statuses.push((await send('cms-service/feedback/submit', data, headers())).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send('trafficLight/feedback', report(newAddress()), headers())).status).toBe(429);
  });
});
