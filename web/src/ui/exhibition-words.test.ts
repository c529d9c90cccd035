import { sampleExhibition } from '@fairhall/core/contract/call-examples/rows';
import type { Texts } from '@fairhall/core/ports/texts';
import { expect, test } from 'vitest';
import type { Boot } from '../page/boot.ts';
import { toPhaseWords } from './exhibition-words.ts';

const show = {
  ...sampleExhibition,
  status: 1 as const,
  inshowStartDate: '2026-11-27',
  inshowEndDate: '2026-11-30',
  startTime: '10:00',
  endTime: '18:00',
  timeZone: 'Europe/Istanbul', // three hours ahead of UTC
};
const texts = {
  text: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
} as unknown as Texts; // all that an open exhibition uses

test.each([
  ['2026-11-28T06:59', 'waits', 'card.exhibition.opensToday 10:00'],
  ['2026-11-28T07:00', 'open', 'card.exhibition.openDay 2 4'],
  ['2026-11-28T15:00', 'waits', 'card.exhibition.opensTomorrow 10:00'],
  ['2026-11-30T15:00', 'over', 'card.exhibition.over'],
] as const)('R-4.002 at %s (UTC) every page says the same about the doors: %s, %s', (moment, tone, label) => {
  const boot = { lang: 'en', now: Date.parse(`${moment}Z`) } as unknown as Boot; // all that the words use
  expect(toPhaseWords(show, { boot, texts })).toEqual({ tone, label });
});
