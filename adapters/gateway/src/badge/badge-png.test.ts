import type { BadgeContent } from '@fairhall/core/badge/badge-content';
import { badgeFonts } from '@fairhall/core/badge/badge-fonts';
import { badgeText } from '@fairhall/core/badge/encode-badge';
import { LANGUAGE_LIST } from '@fairhall/core/site/languages';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BADGE_NAMES } from '../../../../tests/support/badge-names.ts';
import { readQr } from '../../../../tests/support/read-qr.ts';
import { listFontFiles } from './badge-font-files.ts';
import { badgePng } from './badge-png.ts';

const faceOf = (lang: BadgeContent['lang'], [name, company]: readonly [string, string]): BadgeContent => ({
  lang,
  name,
  company,
  brand: '#e72e79',
  exhibitionName: 'Fairhall Textile & Apparel Jakarta',
  dates: '14–17 October 2026',
  country: 'India',
  badgeNo: 'TEX7K2Q9MX4',
  plate: 'VIP',
  numberLabel: 'Badge',
});

async function pixelsOf(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe.each(LANGUAGE_LIST.map(({ code }) => code))('a badge in %s', (lang) => {
  const [name, company] = BADGE_NAMES[lang];

  test('R-9.041 R-9.042 is 750 by 1125 pixels, and another QR reader can read its code', async () => {
    const text = badgeText({ contactName: name, companyName: company, badgeNo: 'TEX7K2Q9MX4', exhibitionId: '300021' });
    const { data, width, height } = await pixelsOf(await badgePng(faceOf(lang, [name, company]), text));
    expect([width, height]).toEqual([750, 1125]);
    expect(readQr(data, width, height)).toBe(text);
  });

  test('D-31 has a font for each character', async () => {
    const letters = [...`${name}${company}`].filter((letter) => letter !== ' ');
    for (const letter of letters)
      expect({ letter, ...(await listFontFiles(letter, badgeFonts(lang))) }).not.toMatchObject({ letter, files: [] });
  });
});

test('D-31 a badge with the maximum content in its code can be read', async () => {
  const text = badgeText({ contactName: 'ခင်'.repeat(60), companyName: 'ខ្មែរ'.repeat(60), badgeNo: 'TEX7K2Q9MX4' });
  expect(text.length).toBeGreaterThan(680);
  const { data, width, height } = await pixelsOf(await badgePng(faceOf('en', BADGE_NAMES.en), text));
  expect(readQr(data, width, height)).toBe(text);
});
