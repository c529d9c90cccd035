import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { toScript } from '../contract/scripted-client.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { waitUntilIdle } from '../ports/wait-for-view.ts';
import { ok } from '../result.ts';
import { openTagField } from './page.ts';
import { recommended, tagCotton, tagLamp, toKeywordChanged } from './tag-selector.test-driver.ts';
import type { TagValue } from './tag-value.ts';
import { sampleTags } from './tags.test-data.ts';

const site = {
  id: 3,
  name: 'India',
  enName: 'India',
  abbr: 'IN',
  lang: 'en',
  countryId: '82',
  themeColor: '#000',
  themeType: 'default',
  flags: { tagSelectorV2: true },
  popupMode: 'default',
};

function stage(industry?: string) {
  const { gateway, bugs, calls } = createTestPorts(
    toScript({
      [industry === undefined ? 'categories.cateAndTag' : 'categories.industryTags']: ok(sampleTags),
      'categories.recommendTags': ok(recommended),
      'site.websiteInfo': ok(site),
    }),
  );
  const kept = createMemorySlot<never>();
  const ports = { gateway, bugs, timer: new SimulatedClock(), storage: { slot: () => kept } };
  const confirmed: (TagValue | null)[] = [];
  let value: TagValue | null = null;
  return {
    confirmed,
    calls: () => calls.map(({ name }) => name),
    openWith: ({ query = '', flag }: { readonly query?: string; readonly flag: boolean | undefined }) =>
      openTagField(ports, {
        version: { websiteId: 3, search: query, flag },
        input: () => ({ value, industry }),
        onConfirmed: (event) => void confirmed.push(event.value),
      }),
    setValue(next: TagValue) {
      value = next;
    },
  };
}

describe('the tag selector as a form field of a page', () => {
  test('R-5.040 loads the tags at once, so that recommended tags can be ticked while the selector is closed', async () => {
    const { openWith, calls } = stage();
    const field = await openWith({ flag: false });
    expect([field.view().busy, field.view().state]).toEqual([true, 'closed']);
    const view = await waitUntilIdle(field);
    expect(view.recommended.map(({ code }) => code)).toEqual([tagLamp.value]);
    expect(calls()).toEqual(['categories.cateAndTag', 'categories.recommendTags']);
  });

  test('R-2.242 R-9.037 D-34 loads the tags of the industry that the URL names', async () => {
    const { openWith, calls } = stage('textile');
    expect((await waitUntilIdle(await openWith({ flag: false }))).recommended.map(({ code }) => code)).toEqual([
      tagLamp.value,
    ]);
    expect(calls()).toEqual(['categories.industryTags', 'categories.recommendTags']);
  });

  test('R-5.040 a recommended tag pressed before the tags have loaded is ticked afterwards, and the typed text stays', async () => {
    const { openWith, confirmed } = stage();
    const field = await openWith({ flag: false });
    field.send({ type: 'chip.toggled', code: tagLamp.value });
    field.send(toKeywordChanged('Canvas'));
    await waitUntilIdle(field);
    await Promise.resolve();
    expect([field.view().chips, field.view().keyword]).toEqual([[{ label: 'lamp', value: tagLamp.value }], 'Canvas']);
    field.send({ type: 'field.left' });
    expect(confirmed).toEqual([{ tag: [tagLamp], product: 'Canvas' }]);
  });

  test('starts with the value of its form once the version is known', async () => {
    const { openWith, setValue } = stage();
    const opening = openWith({ flag: undefined });
    setValue({ tag: [tagCotton], product: '' });
    expect((await opening).view().chips).toEqual([tagCotton]);
  });
});

describe('the version of the tag selector', () => {
  test('R-9.053 comes from the site flag that the page provides', async () => {
    const { openWith, calls } = stage();
    const versions = [
      (await openWith({ flag: false })).view().version,
      (await openWith({ flag: true })).view().version,
    ];
    expect(versions).toEqual(['v1', 'v2']);
    expect(calls()).not.toContain('site.websiteInfo');
  });

  test('R-9.053 is loaded from the gateway if the page does not provide it', async () => {
    const { openWith, calls } = stage();
    expect((await openWith({ flag: undefined })).view().version).toBe('v2');
    expect(calls()).toContain('site.websiteInfo');
  });

  test('R-2.255 can be overridden by the URL for the rest of the visit', async () => {
    const { openWith } = stage();
    const versions = [
      (await openWith({ flag: false, query: 'f_catsw2=1' })).view().version,
      (await openWith({ flag: false })).view().version,
      (await openWith({ flag: true, query: 'f_catsw2=0' })).view().version,
      (await openWith({ flag: true })).view().version,
    ];
    expect(versions).toEqual(['v2', 'v2', 'v1', 'v1']);
  });
});
