import { expect, test } from 'vitest';
import { getDoorState } from './door-state.ts';

const show = {
  inshowStartDate: '2026-11-27',
  inshowEndDate: '2026-11-30',
  startTime: '10:00',
  endTime: '18:00',
  timeZone: 'Europe/Istanbul', // three hours ahead of UTC
};
const at = (moment: string, changed: Partial<typeof show> = {}) =>
  getDoorState({ ...show, ...changed }, Date.parse(`${moment}Z`));

test.each([
  ['2026-11-28T06:59', { kind: 'opensToday', time: '10:00' }],
  ['2026-11-28T07:00', { kind: 'open' }],
  ['2026-11-28T14:59', { kind: 'open' }],
  ['2026-11-28T15:00', { kind: 'opensTomorrow', time: '10:00' }],
  ['2026-11-30T15:00', { kind: 'over' }],
] as const)('R-4.002 at %s (UTC) the doors are %o', (moment, state) => expect(at(moment)).toEqual(state));

test('an exhibition that closes after midnight is open until then', () => {
  const night = { startTime: '20:00', endTime: '02:00' };
  expect(at('2026-11-28T22:30', night)).toEqual({ kind: 'open' });
  expect(at('2026-11-28T23:00', night)).toEqual({ kind: 'opensToday', time: '20:00' });
});

test('without stated hours the doors count as open', () => {
  expect(at('2026-11-28T01:00', { startTime: '', endTime: '' })).toEqual({ kind: 'open' });
});
