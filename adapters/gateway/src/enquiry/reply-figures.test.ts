import { expect, test } from 'vitest';
import { type DeliveredEnquiry, replyFigures } from './reply-figures.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const NOW = Date.UTC(2026, 10, 23);
/** Always there, so that an hour is an hour. */
const always = { days: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1_440, timeZone: 'UTC' };

/** One that came so many days ago and was answered after so many hours, or never. */
const enquiry = (days: number, hours: number | null, more: Partial<DeliveredEnquiry> = {}): DeliveredEnquiry => {
  const deliveredAt = NOW - days * DAY;
  const answeredAt = hours === null ? null : deliveredAt + hours * HOUR;
  return { deliveredAt, answeredAt, isSpam: false, isWithdrawn: false, ...more };
};
const figures = (...enquiries: DeliveredEnquiry[]) => replyFigures(enquiries, always, NOW);
const four = [enquiry(10, 2), enquiry(11, 4), enquiry(12, 6), enquiry(13, 60)];

test('there are no figures for fewer than five enquiries that are old enough', () => {
  expect(figures(...four, enquiry(1, 1), enquiry(1, null))).toBeNull();
  expect(figures(...four, enquiry(2, null))).toEqual({ hours: 5, rate: 60 });
});

test('the median covers all replies, and for an even number averages the middle two', () => {
  expect(figures(...four, enquiry(20, 8))).toEqual({ hours: 6, rate: 80 });
  expect(figures(...four, enquiry(20, 8), enquiry(1, 9))).toEqual({ hours: 7, rate: 80 });
});

test('a reply after more than 48 hours is late, one after exactly 48 is not', () => {
  const [late, just] = [enquiry(9, 48.01), enquiry(9, 48)];
  expect(figures(late, late, just, just, just)?.rate).toBe(60);
});

test('spam and enquiries closed by the buyer before a reply are ignored, those closed by the supplier count', () => {
  const ended = enquiry(20, null, { isWithdrawn: true });
  const spam = enquiry(20, null, { isSpam: true });
  expect(figures(...four, ended, spam)).toBeNull();
  expect(figures(...four, enquiry(20, 1, { isWithdrawn: true }))).toEqual({ hours: 4, rate: 80 });
});

test('a supplier that never replies has a rate but no time, and an instant reply counts as one hour', () => {
  const never = Array.from({ length: 5 }, () => enquiry(20, null));
  expect(figures(...never)).toEqual({ rate: 0 });
  expect(figures(...never.map(() => enquiry(20, 0)))).toEqual({ hours: 1, rate: 100 });
});
