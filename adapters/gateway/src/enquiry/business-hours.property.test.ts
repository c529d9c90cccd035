import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessClock, findBusinessMoment, type Opening } from './business-hours.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];
/**
 * Time zones with clock changes of an hour, of half an hour, at midnight, in the southern hemisphere, or never, and
 * with offsets in quarter hours.
 */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

const zone = fc.constantFrom(...ZONES);
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 11, 31) });
const halfHour = fc.integer({ min: 0, max: 47 });
const opening: fc.Arbitrary<Opening> = fc
  .record({
    timeZone: zone,
    from: halfHour,
    length: fc.integer({ min: 1, max: 48 }),
    days: fc.subarray(ALL_DAYS, { minLength: 1 }),
  })
  .map(({ from, length, ...others }) => ({
    ...others,
    opens: from * 30,
    closes: Math.min(1_440, (from + length) * 30),
  }));

const businessTime = (hours: Opening, from: number, to: number): number => businessClock(hours, from, to)(to);

/** Whether the business is open at a moment, by local clock and weekday. */
function wall({ days, opens, closes, timeZone }: Opening): (at: number) => boolean {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  return (at) => {
    const told = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
    const minutes = Number(told.hour) * 60 + Number(told.minute);
    return days.includes(names.indexOf(told.weekday ?? '') + 1) && minutes >= opens && minutes < closes;
  };
}

describe('business hours', () => {
  test('count the same as a wall clock, in every time zone and across daylight saving changes', () => {
    const quarter = 15 * MINUTE;
    fc.assert(
      fc.property(opening, moment, fc.integer({ min: 0, max: 5 * 96 }), (hours, somewhere, quarters) => {
        const from = Math.floor(somewhere / quarter) * quarter;
        const isOpen = wall(hours);
        const counted = Array.from({ length: quarters }, (_, at) => from + at * quarter).filter(isOpen).length;
        // If clocks go back across an opening or closing hour, the local clock shows that hour twice.
        const isDoubled = hours.opens < 240 || hours.closes < 240 || hours.closes > 1_380;
        const told = businessTime(hours, from, from + quarters * quarter);
        if (!isDoubled) expect(told).toBe(counted * quarter);
        expect(Math.abs(told - counted * quarter)).toBeLessThanOrEqual(HOUR);
      }),
      { numRuns: 150 },
    );
  });

  test('have passed at the moment that is found for them, and not before', () => {
    const wanted = fc.integer({ min: 1, max: 100 * 60 }).map((minutes) => minutes * MINUTE);
    fc.assert(
      fc.property(opening, moment, wanted, (hours, from, time) => {
        const latest = from + 400 * DAY;
        const found = findBusinessMoment(hours, from, time, latest);
        if (found === latest) return;
        expect(businessTime(hours, from, found)).toBe(time);
        expect(businessTime(hours, from, found - 1)).toBe(time - 1);
      }),
      { numRuns: 150 },
    );
  });

  test('that never come are found at the latest moment', () => {
    const closed = { days: [1], opens: 540, closes: 600, timeZone: 'UTC' };
    const from = Date.UTC(2026, 0, 1);
    expect(findBusinessMoment(closed, from, 48 * HOUR, from + 60 * DAY)).toBe(from + 60 * DAY);
  });

  test('are additive, never negative, and never longer than the elapsed time', () => {
    const length = fc.integer({ min: 0, max: 20 * DAY });
    fc.assert(
      fc.property(opening, moment, length, length, (hours, from, first, then) => {
        const [middle, to] = [from + first, from + first + then];
        const whole = businessTime(hours, from, to);
        expect(businessTime(hours, from, middle) + businessTime(hours, middle, to)).toBe(whole);
        expect(businessClock(hours, from, to)(middle)).toBe(businessTime(hours, from, middle));
        expect(whole).toBeGreaterThanOrEqual(0);
        expect(whole).toBeLessThanOrEqual(to - from);
      }),
      { numRuns: 150 },
    );
  });

  test('are the full elapsed time for a supplier that is always open', () => {
    const always = { days: ALL_DAYS, opens: 0, closes: 1_440 };
    fc.assert(
      fc.property(zone, moment, fc.integer({ min: 0, max: 30 * DAY }), (timeZone, from, length) => {
        expect(businessTime({ ...always, timeZone }, from, from + length)).toBe(length);
      }),
      { numRuns: 150 },
    );
  });

  const workday = { days: [1, 2, 3, 4, 5], opens: 540, closes: 1_080 };
  test.each([
    [
      'from Friday evening to Monday morning nothing but what lies inside',
      'Asia/Karachi',
      '2026-11-20T12:30Z',
      '2026-11-23T05:00Z',
      1.5,
    ],
    ['nothing over a weekend', 'Europe/Berlin', '2026-11-21T09:00Z', '2026-11-22T18:00Z', 0],
    ['a night that is an hour shorter', 'Europe/Berlin', '2026-03-27T16:00Z', '2026-03-30T08:00Z', 2],
    ['a night that is an hour longer', 'America/New_York', '2026-10-30T21:00Z', '2026-11-02T15:00Z', 2],
  ])('count %s', (_, timeZone, from, to, hours) => {
    expect(businessTime({ ...workday, timeZone }, Date.parse(from), Date.parse(to)) / HOUR).toBe(hours);
  });

  test('skip an hour that the clocks skip, and count a repeated hour twice', () => {
    const night = { days: ALL_DAYS, opens: 60, closes: 240, timeZone: 'Europe/Berlin' };
    const hours = (day: string) =>
      businessTime(night, Date.parse(`${day}T22:00Z`), Date.parse(`${day}T22:00Z`) + 12 * HOUR);
    expect([hours('2026-03-28'), hours('2026-10-24'), hours('2026-06-01')].map((ms) => ms / HOUR)).toEqual([2, 4, 3]);
  });
});
