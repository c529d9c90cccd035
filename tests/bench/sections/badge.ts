import type { BadgeContent } from '@fairhall/core/badge/badge-content';
import { badgeText } from '@fairhall/core/badge/encode-badge';
import { LANGUAGE_LIST, type LanguageCode } from '@fairhall/core/site/languages';
import { badgePng } from '@fairhall/gateway/badge/badge-png';
import { BADGE_NAMES } from '../../support/badge-names.ts';
import type { Bench } from '../bench.ts';
import { calculateMedian } from '../load/load-driver.ts';
import { openBadgePage } from '../pages/badge-page.ts';
import { formatMilliseconds, type Line, toMaximumLine } from '../table.ts';

/** Milliseconds for a badge whose fonts are loaded already. */
const IN_NODE = 200;
const IN_BROWSER = 300;

/**
 * Measures a badge in each language, with a typical amount of data in its code: the time to the finished PNG, first and
 * again.
 */
export async function measureBadge(bench: Bench): Promise<readonly Line[]> {
  const browser = await openBadgePage(bench);
  return [
    ...(await linesOf('in Node', IN_NODE, async (face, text) => {
      const startedAt = performance.now();
      await badgePng(face, text);
      return performance.now() - startedAt;
    })),
    ...(await linesOf('in a browser', IN_BROWSER, browser.draw)),
  ];
}

type Draw = (face: BadgeContent, text: string) => Promise<number>;

async function linesOf(where: string, budget: number, draw: Draw): Promise<readonly Line[]> {
  const first: number[] = [];
  const again: number[] = [];
  for (const times of [first, again]) {
    for (const { code } of LANGUAGE_LIST) times.push(await draw(...sampleOf(code)));
  }
  return [
    toMaximumLine(`${where}, letters read before`, calculateMedian(again), budget, formatMilliseconds),
    { name: `${where}, slowest language`, figure: formatMilliseconds(Math.max(...again)) },
    { name: `${where}, letters read for it`, figure: formatMilliseconds(calculateMedian(first)) },
  ];
}

function sampleOf(lang: LanguageCode): readonly [BadgeContent, string] {
  const [name, company] = BADGE_NAMES[lang];
  const badgeNo = 'TEX7K2Q9MX4';
  const face = { lang, name, company, badgeNo, brand: '#e72e79', exhibitionName: 'Fairhall Textile & Apparel Jakarta' };
  const purchases = { annualTurnover: '10M', importFromChina: '1M', annualChinaImport: '500K' };
  const contact = { email: 'priya.nair@malabar.example', dialingCode: '+91', contactNumber: '9812345678' };
  const payload = { contactName: name, companyName: company, badgeNo, exhibitionId: '1001', countryId: '356' };
  return [
    { ...face, dates: '14–17 October 2026', country: 'India', plate: 'VIP', numberLabel: 'Badge' },
    badgeText({ ...payload, ...contact, ...purchases, tags: ['T0101', 'T0102', 'T0203'] }),
  ];
}
