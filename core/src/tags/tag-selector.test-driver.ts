import { createActor } from 'xstate';
import type { TagTree } from '../contract/categories/calls.ts';
import { type Script, toScript } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { ok } from '../result.ts';
import type { TagSelectorInput, ValueConfirmed } from './tag-selector.context.ts';
import { provideTagSelector, type TagSelectorEvent } from './tag-selector.machine.ts';
import { tagSelectorView } from './tag-selector.view.ts';
import { sampleTags } from './tags.test-data.ts';

export const tagCotton = { label: 'Cotton', value: 'TG601031' };
export const tagLamp = { label: 'lamp', value: 'TG602012' };
export const recommended = [{ tagCode: tagLamp.value, tagName: 'lamp', category1Id: '602', category2Id: '60201' }];
export const open: TagSelectorEvent = { type: 'selector.opened', presentation: 'modal' };
export const toKeywordChanged = (keyword: string): TagSelectorEvent => ({ type: 'keyword.changed', keyword });
export const toggle = (code: string): TagSelectorEvent => ({ type: 'option.toggled', code });
export const confirm: TagSelectorEvent = { type: 'selector.confirmed' };
export const enter: TagSelectorEvent = { type: 'enter.pressed' };

export const scriptOf = (tree: TagTree = sampleTags): Script =>
  toScript({
    'categories.cateAndTag': ok(tree),
    'categories.industryTags': ok(tree),
    'categories.recommendTags': ok(recommended),
  });

/** Creates a selector with scripted responses, for tests. */
export function field(input: TagSelectorInput = {}, script: Script = scriptOf()) {
  const { calls, reported, ...ports } = createTestPorts(script);
  const actor = createActor(provideTagSelector(ports), { input });
  const emitted: ValueConfirmed[] = [];
  actor.on('value.confirmed', (event) => emitted.push(event));
  actor.start();
  return { calls, reported, emitted, ...createFlowDriver(actor, tagSelectorView) };
}

export const listNames = (options: readonly { readonly name: string }[]) => options.map(({ name }) => name);
