import { once } from '@fairhall/core/once';

/** Time zone of each site's country; it decides when a day begins (D-57). */
const TIME_ZONES: Readonly<Record<number, string>> = {
  1: 'Asia/Kolkata',
  2: 'Europe/Istanbul',
  3: 'Europe/Warsaw',
  4: 'Europe/Berlin',
  5: 'Africa/Cairo',
  6: 'Asia/Dubai',
  7: 'America/Sao_Paulo',
  8: 'America/Mexico_City',
  9: 'Africa/Johannesburg',
  10: 'Asia/Jakarta',
  11: 'Asia/Ho_Chi_Minh',
  12: 'Asia/Tokyo',
  13: 'Asia/Bangkok',
  14: 'Asia/Kuala_Lumpur',
  15: 'Asia/Manila',
  16: 'Asia/Seoul',
  17: 'Europe/Moscow',
  18: 'Asia/Tehran',
  19: 'Asia/Yangon',
  20: 'Asia/Phnom_Penh',
  21: 'Asia/Shanghai',
};

const DEFAULT_TIME_ZONE = 'UTC';
/** Created once, on first use: creating a format takes longer than all later use of it. */
const getDayFormats = once(
  () =>
    new Map(
      [DEFAULT_TIME_ZONE, ...Object.values(TIME_ZONES)].map((timeZone) => [
        timeZone,
        new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
      ]),
    ),
);

/** The current day at a site as yyyy-mm-dd with its time zone; the international site uses UTC days. */
export const getSiteDay = (siteId: number, now: number): string =>
  formatDay(TIME_ZONES[siteId] ?? DEFAULT_TIME_ZONE, now);

/** The current days of all sites, one for each time zone. */
export const listRunningDays = (now: number): readonly string[] =>
  [...getDayFormats().keys()].map((zone) => formatDay(zone, now));

const formatDay = (timeZone: string, now: number): string =>
  `${getDayFormats().get(timeZone)?.format(now)} ${timeZone}`;
