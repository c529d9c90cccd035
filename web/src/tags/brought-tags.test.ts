import { ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import type { Visit } from '../page/screen.ts';
import { loadBroughtTags } from './brought-tags.ts';

test.each([
  ['', '1001', { exhibitionId: '1001' }],
  ['industryType=textile', '1001', { industry: 'textile' }],
  ['industryType=textile', undefined, { industry: 'textile' }],
  ['', undefined, {}],
])(
  'R-9.034 the tags of a URL with "%s" at exhibition %s are requested with %o',
  async (search, exhibitionId, input) => {
    const inputs: unknown[] = [];
    const recommendTags = async (given: object) => {
      inputs.push(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
      return ok([{ tagCode: 'TG1', tagName: 'Cotton', category1Id: '1', category2Id: '2' }]);
    };
    const visit = {
      ports: { gateway: { categories: { recommendTags }, site: { websiteInfo: async () => ok({ flags: {} }) } } },
      boot: { siteId: 792 },
      search: new URLSearchParams(search),
      signal: new AbortController().signal,
    };
    // The loader reads only these parts of a visit.
    const tags = await loadBroughtTags(visit as unknown as Visit, exhibitionId);
    expect([inputs, tags.recommended]).toEqual([[input], [{ code: 'TG1', name: 'Cotton' }]]);
  },
);
