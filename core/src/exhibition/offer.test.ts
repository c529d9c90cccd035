import { expect, test } from 'vitest';
import { EXHIBITION_PHASE } from '../site/exhibition-codes.ts';
import { getOffer, hasOffer, isPreregistrationRequired } from './offer.ts';

const PHASES = Object.values(EXHIBITION_PHASE);
const phasesWith = (action: Parameters<typeof hasOffer>[1]) => PHASES.filter((phase) => hasOffer(phase, action));

test('R-4.004 A-57 the offered actions depend on the phase', () => {
  expect(phasesWith('preRegister')).toEqual([1, 2, 3]);
  expect(phasesWith('bookStand')).toEqual([1, 2]);
  expect(phasesWith('bookSample')).toEqual([3]);
  expect(phasesWith('watchReplay')).toEqual([4, 5]);
  expect(phasesWith('follow')).toEqual([1, 2, 3, 4]);
});

test('R-4.004 the primary action is one of the offered ones, and an unpublished exhibition offers none', () => {
  for (const phase of PHASES) {
    const { primary, actions } = getOffer(phase);
    expect(actions.length === 0 ? primary === null : primary !== null && actions.includes(primary)).toBe(true);
  }
  expect(getOffer(EXHIBITION_PHASE.unpublished).actions).toEqual([]);
});

test('A-42 an enquiry at an exhibition needs a pre-registration in phases 1 to 3', () => {
  expect(PHASES.filter(isPreregistrationRequired)).toEqual([1, 2, 3]);
});
