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

test('R-2.128 R-3.076 whoever has just registered has the badge, and is told where its number went', async () => {
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

test('a badge that this device has not registered for is shown without a claim of where its number went', async () => {
  const told = { kind: 'registered', badge, contactName: 'Priya Nair', email: '', isWelcomeBack: false };
  expect(await standing(ok(badge))).toMatchObject(told);
  expect(await standing(ok(badge), { ...sent, badgeNo: 'TEX00000000' })).toMatchObject(told);
});

test('R-2.128 nobody is called registered who is not, nor whose registration is gone', async () => {
  expect(await standing(ok(null))).toEqual({ kind: 'none' });
  expect(await standing(ok(null), sent)).toEqual({ kind: 'none' });
});

test('D-33 a form for another’s address has arrived, and its number is told by mail alone', async () => {
  expect(await standing(ok(null), { ...sent, badgeNo: '' })).toMatchObject({
    kind: 'registered',
    badge: null,
    badgeNo: '',
    email: sent.email,
  });
});

test('without a network the device’s word counts, and without either nothing is claimed', async () => {
  expect(await standing(lost, sent)).toMatchObject({ kind: 'registered', badge: null, badgeNo: sent.badgeNo });
  expect(await standing(lost)).toEqual({ kind: 'unknown' });
});

test('REL-19 without a network a badge that the device keeps is shown, with when it was kept', async () => {
  const { gateway } = createScriptedClientFor(secondaryContract, toScript({ 'badge.ofExhibition': lost }));
  const asked = {
    exhibitionId: '1001',
    stored: { ...sent, badgeNo: 'TEX3COLLEAG' },
    badgeResult: ok({ value: badge, cachedAt: 5 }),
  };
  const found = await findRegistrationStatus(gateway, asked, new AbortController().signal);
  expect(found).toMatchObject({ kind: 'registered', badge, cachedAt: 5, badgeNo: badge.badgeNo, colleague: null });
});

test('D-33 whoever sent the form for a colleague has the own badge, and is told of the colleague', async () => {
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
