import { expect, test } from 'vitest';
import type { BadgeRecord } from '../contract/badge/calls.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import type { Registration } from './draft.ts';
import { findRegistrationStatus } from './find-registration-status.ts';

const badge: BadgeRecord = {
  badgeNo: 'TEX7K2Q9MX4',
  text: 'TSBADGE1:e30',
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryCode: 'IN',
  exhibitionId: '1001',
  exhibitionName: 'Fairhall Textile Istanbul',
  industry: 'textile',
  inshowStartDate: '2026-10-14',
  inshowEndDate: '2026-10-17',
};
const sent: Registration = {
  id: 'r1',
  badgeNo: badge.badgeNo,
  email: 'priya@malabar.example',
  contactName: 'Priya Nair',
  isWelcomeBack: true,
};
const lost = err(gatewayError('NETWORK_ERROR'));

async function standing(answer: ScriptedAnswer, kept: Partial<Registration> | null = null) {
  const { gateway } = createScriptedClientFor(secondaryContract, toScript({ 'badge.ofExhibition': answer }));
  const { signal } = new AbortController();
  const answered = await gateway.badge.ofExhibition({ exhibitionId: '1001' }, { signal, handled: true });
  const own = answered.ok ? ok({ value: answered.value, cachedAt: null }) : answered;
  return findRegistrationStatus(gateway, { exhibitionId: '1001', stored: kept, badgeResult: own }, signal);
}

test('R-2.128 R-3.076 a newly registered visitor has the badge, and sees the email address its number was sent to', async () => {
  const { badgeNo, contactName, email, isWelcomeBack } = sent;
  expect(await standing(ok(badge), sent)).toEqual({
    kind: 'registered',
    badge,
    cachedAt: null,
    badgeNo,
    contactName,
    email,
    isWelcomeBack,
    colleague: null,
  });
});

test('a badge not registered on this device is shown without an email address', async () => {
  const told = { kind: 'registered', badge, contactName: 'Priya Nair', email: '', isWelcomeBack: false };
  expect(await standing(ok(badge))).toMatchObject(told);
  expect(await standing(ok(badge), { ...sent, badgeNo: 'TEX00000000' })).toMatchObject(told);
});

test('R-2.128 a visitor without a registration, or whose registration was deleted, is not shown as registered', async () => {
  expect(await standing(ok(null))).toEqual({ kind: 'none' });
  expect(await standing(ok(null), sent)).toEqual({ kind: 'none' });
});

test('D-33 a form for someone else’s email address is accepted, and its badge number is sent by email only', async () => {
  expect(await standing(ok(null), { ...sent, badgeNo: '' })).toMatchObject({
    kind: 'registered',
    badge: null,
    badgeNo: '',
    email: sent.email,
  });
});

test('offline, the registration stored on the device counts; without one the status is unknown', async () => {
  expect(await standing(lost, sent)).toMatchObject({ kind: 'registered', badge: null, badgeNo: sent.badgeNo });
  expect(await standing(lost)).toEqual({ kind: 'unknown' });
});

test('REL-19 offline, a cached badge is shown with the time it was cached', async () => {
  const { gateway } = createScriptedClientFor(secondaryContract, toScript({ 'badge.ofExhibition': lost }));
  const asked = {
    exhibitionId: '1001',
    stored: { ...sent, badgeNo: 'TEX3COLLEAG' },
    badgeResult: ok({ value: badge, cachedAt: 5 }),
  };
  const found = await findRegistrationStatus(gateway, asked, new AbortController().signal);
  expect(found).toMatchObject({ kind: 'registered', badge, cachedAt: 5, badgeNo: badge.badgeNo, colleague: null });
});

test('D-33 a visitor registering a colleague has their own badge, and sees the colleague’s', async () => {
  const colleague: BadgeRecord = { ...badge, badgeNo: 'TEX3COLLEAG', contactName: 'Noor van Dijk', isOwn: false };
  const { gateway } = createScriptedClientFor(secondaryContract, ({ data }) =>
    ok((data as { badgeNo?: string }).badgeNo === colleague.badgeNo ? colleague : badge),
  );
  const kept = { ...sent, badgeNo: colleague.badgeNo };
  const asked = { exhibitionId: '1001', stored: kept, badgeResult: ok({ value: badge, cachedAt: null }) };
  expect(await findRegistrationStatus(gateway, asked, new AbortController().signal)).toMatchObject({
    badge,
    badgeNo: badge.badgeNo,
    contactName: 'Priya Nair',
    colleague,
  });
});
