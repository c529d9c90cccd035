import { expect, test } from 'vitest';
import type { Listener } from './db/database.ts';
import { createSites, type StoredSettings } from './sites.ts';

const storedOf = (settings: Record<number, Record<string, string>>): StoredSettings =>
  new Map(Object.entries(settings).map(([siteId, values]) => [Number(siteId), new Map(Object.entries(values))]));

/** Sites over settings that a test changes. */
async function sitesOver(first: StoredSettings | Error) {
  let stored = first;
  let listener: Listener | undefined;
  const errors: unknown[] = [];
  const sites = await createSites({
    settings: { siteId: null },
    publicUrl: 'https://fair.example',
    load: async () => {
      if (stored instanceof Error) throw stored;
      return { settings: stored, added: [] };
    },
    listen: (added) => {
      listener = added;
    },
    onError: (error) => errors.push(error),
  });
  const change = async (changed: StoredSettings | Error, branch = 'site') => {
    stored = changed;
    listener?.heard(branch);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { sites, change, errors };
}

test('D-93 each site has its host, and its origin is ours', async () => {
  const { sites } = await sitesOver(storedOf({ 2: { host: 'istanbul.example' }, 3: { name: 'Warszawa' } }));
  expect(sites.hosts).toEqual({ 'istanbul.example': { siteId: 2 } });
  expect([sites.getOrigin(2), sites.getOrigin(3)]).toEqual(['https://istanbul.example', 'https://fair.example']);
  expect(
    ['https://istanbul.example', 'https://fair.example', 'http://istanbul.example', 'https://evil.example'].map(
      sites.isOrigin,
    ),
  ).toEqual([true, true, false, false]);
  expect([2, 3].map(sites.hasOwnOrigin)).toEqual([true, false]);
});

test('D-97 what is not set for a site is as on the international one', async () => {
  const { sites } = await sitesOver(
    storedOf({
      999: { name: 'Acme Fairs', accent: '#8a1c4a' },
      2: { name: 'Bosphorus Fair', 'mail.replyTo': 'a@b.example' },
    }),
  );
  expect(sites.getBrand(2)).toMatchObject({ name: 'Bosphorus Fair', accent: '#8a1c4a', replyTo: 'a@b.example' });
  expect(sites.getBrand(3)).toMatchObject({ name: 'Acme Fairs', mailName: 'Acme Fairs', replyTo: '', logo: '' });
});

test('D-97 a change by any process is seen, and gives the sites another version', async () => {
  const { sites, change } = await sitesOver(storedOf({}));
  const { version } = sites;
  await change(storedOf({ 2: { name: 'Bosphorus Fair' } }), 'catalogue');
  expect([sites.version, sites.getBrand(2).name]).toEqual([version, 'Fairhall']);
  await change(storedOf({ 2: { name: 'Bosphorus Fair' } }));
  expect([sites.version === version, sites.getBrand(2).name]).toEqual([false, 'Bosphorus Fair']);
});

test('REL-23 a server that starts while its database is down has its sites as soon as the database is back', async () => {
  const { sites, change, errors } = await sitesOver(new Error('no database'));
  expect([sites.hosts, sites.getBrand(2).name, errors.length]).toEqual([{}, 'Fairhall', 1]);
  await change(storedOf({ 2: { host: 'istanbul.example', name: 'Bosphorus Fair' } }));
  expect([sites.getOrigin(2), sites.getBrand(2).name]).toEqual(['https://istanbul.example', 'Bosphorus Fair']);
});

test('D-97 while the settings cannot be read, the last ones stay', async () => {
  const { sites, change, errors } = await sitesOver(storedOf({ 2: { host: 'istanbul.example' } }));
  await change(new Error('no database'));
  expect([sites.getOrigin(2), errors]).toEqual(['https://istanbul.example', [new Error('no database')]]);
  await change(storedOf({}));
  expect(sites.getOrigin(2)).toBe('https://fair.example');
});
