import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { listUpcomingExhibitions } from './list-upcoming-exhibitions.ts';

const database = testDatabase();
const IDS = ['9311', '9312', '9313', '9314'] as const;
const days = (inshow_start: string, inshow_end: string) => ({ inshow_start, inshow_end, time_zone: 'Europe/Istanbul' });

beforeAll(async () => {
  const [later, open, over, hidden] = IDS;
  await insertExhibition(database(), {
    exhibition_id: later,
    names: { en: 'Later', tr: 'Sonra' },
    ...days('2027-03-10', '2027-03-12'),
  });
  await insertExhibition(database(), {
    exhibition_id: open,
    names: { en: 'Open' },
    ...days('2027-03-01', '2027-03-03'),
  });
  await insertExhibition(database(), {
    exhibition_id: over,
    names: { en: 'Over' },
    ...days('2027-02-27', '2027-03-02'),
  });
  await insertExhibition(database(), {
    exhibition_id: hidden,
    is_published: false,
    ...days('2027-03-10', '2027-03-12'),
  });
});
afterAll(() => database().kysely.deleteFrom('exhibition').where('exhibition_id', 'in', IDS).execute());

test('R-2.024 the exhibitions of the search filter are those not over at their venue, by name in the language', async () => {
  // In Istanbul it is half past one in the morning of the 3rd.
  const found = await listUpcomingExhibitions(database(), 'tr', Date.parse('2027-03-02T22:30:00Z'));
  expect(found.filter(({ id }) => IDS.some((own) => own === id))).toEqual([
    { id: '9312', name: 'Open', from: '2027-03-01', to: '2027-03-03' },
    { id: '9311', name: 'Sonra', from: '2027-03-10', to: '2027-03-12' },
  ]);
});
