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

describe('the tag selector as the field of a page', () => {
  test('R-5.040 its tags are asked for at once, so that the recommended ones can be ticked while it is closed', async () => {
    const { openWith, calls } = stage();
    const field = await openWith({ flag: false });
    expect([field.view().busy, field.view().state]).toEqual([true, 'closed']);
    const view = await waitUntilIdle(field);
    expect(view.recommended.map(({ code }) => code)).toEqual([tagLamp.value]);
    expect(calls()).toEqual(['categories.cateAndTag', 'categories.recommendTags']);
  });

  test('R-2.242 R-9.037 D-34 those of an industry are asked for where the address names one', async () => {
    const { openWith, calls } = stage('textile');
    expect((await waitUntilIdle(await openWith({ flag: false }))).recommended.map(({ code }) => code)).toEqual([
      tagLamp.value,
    ]);
    expect(calls()).toEqual(['categories.industryTags', 'categories.recommendTags']);
  });

  test('R-5.040 a recommended tag pressed before the tags have come is ticked then, and what is typed stays', async () => {
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

  test('it begins with the value that its form has once the version is known', async () => {
    const { openWith, setValue } = stage();
    const opening = openWith({ flag: undefined });
    setValue({ tag: [tagCotton], product: '' });
    expect((await opening).view().chips).toEqual([tagCotton]);
  });
});

describe('the version of the tag selector', () => {
  test('R-9.053 is what the site says, as the page has brought it', async () => {
    const { openWith, calls } = stage();
    const versions = [
      (await openWith({ flag: false })).view().version,
      (await openWith({ flag: true })).view().version,
    ];
    expect(versions).toEqual(['v1', 'v2']);
    expect(calls()).not.toContain('site.websiteInfo');
  });

  test('R-9.053 is asked of the gateway where the page has not brought it', async () => {
    const { openWith, calls } = stage();
    expect((await openWith({ flag: undefined })).view().version).toBe('v2');
    expect(calls()).toContain('site.websiteInfo');
  });

  test('R-2.255 is what the address says, which holds for the rest of the visit', async () => {
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
