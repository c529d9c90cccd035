import { expect, test } from 'vitest';
import { buyerContactEmailKey } from '../account/keys.ts';
import type { BadgeRecord } from '../contract/badge/calls.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { createBadgeCache, createBadgeListCache } from './badge-cache.ts';

const badge: BadgeRecord = {
  badgeNo: 'TEX7K2Q9MX4',
  text: 'TSBADGE1:e30',
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryCode: 'IN',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul Textile Fair',
  industry: 'textile',
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
};

function device(email: string | null) {
  const { storage } = createMemoryDevice();
  const as = (address: string) => storage.slot(buyerContactEmailKey).save(address);
  if (email !== null) as(email);
  const slot = createBadgeListCache({ storage, clock: { now: () => 7 } });
  return { storage, as, slot };
}

test('REL-19 badges are cached with the time they were saved', () => {
  const { slot } = device('priya@malabar.example');
  expect(slot.read()).toBeNull();
  slot.save([badge]);
  expect(slot.read()).toEqual({ at: 7, value: [badge] });
});

test('REL-19 D-33 the badge of an exhibition is the user’s own, and replaces the cached one of the same number', () => {
  const { slot, storage } = device('priya@malabar.example');
  const ofShow = createBadgeCache({ storage, clock: { now: () => 9 } }, '1001');
  expect(ofShow.read()).toBeNull();
  const colleague = { ...badge, badgeNo: 'TEX3COLLEAG', isOwn: false };
  slot.save([colleague, badge, { ...badge, badgeNo: 'LED3', exhibitionId: '1002' }]);
  expect(ofShow.read()).toEqual({ at: 7, value: badge });
  ofShow.save({ ...badge, text: 'TSBADGE1:e31' });
  ofShow.save(null);
  expect(ofShow.read()).toEqual({ at: 9, value: { ...badge, text: 'TSBADGE1:e31' } });
  expect(slot.read()?.value).toHaveLength(3);
});

test('REL-19 THR-27 another buyer on the same device does not see them, and they are removed', () => {
  const { slot, as } = device('priya@malabar.example');
  slot.save([badge]);
  as('noor@havenlinnen.example');
  expect(slot.read()).toBeNull();
  as('priya@malabar.example');
  expect(slot.read()).toBeNull();
});

test('an email address matches whatever its case and white space', () => {
  const { slot, as } = device('Priya@Malabar.example ');
  slot.save([badge]);
  as('priya@malabar.example');
  expect(slot.read()?.value).toEqual([badge]);
});

test('nothing is cached while nobody is logged in', () => {
  const { slot } = device(null);
  slot.save([badge]);
  expect(slot.read()).toBeNull();
});

test('THR-56 a logout removes them', () => {
  const { slot, storage, as } = device('priya@malabar.example');
  slot.save([badge]);
  storage.clearForLogout();
  as('priya@malabar.example');
  expect(slot.read()).toBeNull();
});

test('REL-19 without a login the badge belongs to the address that was registered on this device', () => {
  const { storage, as, slot } = device(null);
  const clock = { now: () => 7 };
  createBadgeCache({ storage, clock }, '1001').save(badge);
  expect(createBadgeCache({ storage, clock }, '1001', 'priya@malabar.example').read()).toBeNull();
  createBadgeCache({ storage, clock }, '1001', 'Priya@malabar.example').save(badge);
  expect(createBadgeCache({ storage, clock }, '1001', 'priya@malabar.example').read()).toEqual({ at: 7, value: badge });
  as('priya@malabar.example');
  expect(slot.read()?.value).toEqual([badge]);
  as('noor@havenlinnen.example');
  expect(slot.read()).toBeNull();
});
