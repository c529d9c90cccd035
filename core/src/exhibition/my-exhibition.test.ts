import { expect, test } from 'vitest';
import type { BadgeRecord } from '../contract/badge/calls.ts';
import { sampleExhibitionDetail } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import type { ExhibitionDetail } from '../contract/exhibition/calls.ts';
import { createScriptedClientFor, type ScriptedAnswer } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';
import { findMyExhibition } from './my-exhibition.ts';

const lost = err(gatewayError('NETWORK_ERROR'));
const gone = err(gatewayError('SERVER_ERROR', '404'));

/** Exhibitions by id, with the first day of each; `over` for one that is over. */
const SHOWS: Readonly<Record<string, string>> = { 1: '2026-11-26', 2: '2026-12-10', 3: '2027-01-24', 9: 'over' };

const badgeAt = (exhibitionId: string): BadgeRecord => ({
  badgeNo: 'TEX7K2Q9MX4',
  text: 'TSBADGE1:e30',
  contactName: 'Priya Nair',
  companyName: 'Malabar Trading LLP',
  countryCode: 'IN',
  exhibitionId,
  exhibitionName: 'A show',
  industry: 'textile',
  inshowStartDate: '2026-10-14',
  inshowEndDate: '2026-10-17',
  isOver: SHOWS[exhibitionId] === 'over',
});

function detailOf(exhibitionId: string): ScriptedAnswer {
  const day = SHOWS[exhibitionId];
  if (day === undefined) return gone;
  const phase = day === 'over' ? EXHIBITION_PHASE.postShow : EXHIBITION_PHASE.preShow;
  const inshowStartDate = day === 'over' ? '2026-01-14' : day;
  const detail: ExhibitionDetail = { ...sampleExhibitionDetail, exhibitionId, inshowStartDate, phase };
  return ok(detail);
}

/**
 * Runs the search for a visitor with these badges (undefined for a guest) and these registrations stored on the device.
 */
async function findMine(badges: readonly string[] | undefined, storedIds: readonly string[] = [], isLost = false) {
  const { gateway, calls } = createScriptedClientFor(secondaryContract, ({ name, data }) => {
    if (isLost) return lost;
    return name === 'badge.own'
      ? ok((badges ?? []).map(badgeAt))
      : detailOf((data as { exhibitionId: string }).exhibitionId);
  });
  const asked = { isLoggedIn: badges !== undefined, storedIds };
  const found = await findMyExhibition(gateway, asked, new AbortController().signal);
  return { found: found.ok ? (found.value?.exhibitionId ?? null) : found.error.kind, calls };
}

test('D-31 a logged-in buyer’s exhibition is the first of their badges that has not ended', async () => {
  const { found, calls } = await findMine(['2', '3', '9']);
  expect([found, calls.map(({ name }) => name)]).toEqual(['2', ['badge.own', 'exhibition.detail']]);
});

test('R-3.076 a guest’s exhibition is the nearest one stored on the device, and no badges are loaded', async () => {
  const { found, calls } = await findMine(undefined, ['3', '1', '9']);
  expect([found, calls.some(({ name }) => name === 'badge.own')]).toEqual(['1', false]);
});

test('registrations made as a guest count besides those of the account', async () => {
  expect((await findMine(['2', '3'], ['1', '3'])).found).toBe('1');
});

test('a visitor has no exhibition without a registration, or if all of them have ended or been deleted', async () => {
  expect((await findMine([])).found).toBeNull();
  expect((await findMine(['9'], ['9', '7'])).found).toBeNull();
  expect((await findMine(undefined)).calls).toEqual([]);
});

test('a failed call is an error, not a missing exhibition', async () => {
  expect((await findMine(['1'], [], true)).found).toBe('NETWORK_ERROR');
  expect((await findMine(['1'], ['2'], true)).found).toBe('NETWORK_ERROR');
});
