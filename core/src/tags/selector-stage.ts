import { createActor, waitFor } from 'xstate';
import type { TagTree } from '../contract/categories.ts';
import { answersOf, type Script, scriptedClient } from '../contract/scripted-client.ts';
import { ok } from '../result.ts';
import { sampleTags } from './samples.ts';
import type { TagSelectorInput, ValueConfirmed } from './tag-selector.context.ts';
import { provideTagSelector, type TagSelectorEvent } from './tag-selector.machine.ts';
import { tagSelectorView } from './tag-selector.view.ts';

export const cotton = { label: 'Cotton', value: 'TG601031' };
export const lamp = { label: 'lamp', value: 'TG602012' };
const recommended = [{ tagCode: lamp.value, tagName: 'lamp', category1Id: '602', category2Id: '60201' }];
export const open: TagSelectorEvent = { type: 'selector.opened', place: 'modal' };
export const typed = (keyword: string): TagSelectorEvent => ({ type: 'keyword.changed', keyword });
export const toggle = (code: string): TagSelectorEvent => ({ type: 'option.toggled', code });
export const confirm: TagSelectorEvent = { type: 'selector.confirmed' };
export const enter: TagSelectorEvent = { type: 'enter.pressed' };

export const scriptOf = (tree: TagTree = sampleTags): Script =>
  answersOf({ 'categories.cateAndTag': ok(tree), 'categories.recommendTags': ok(recommended) });

/** A selector on answers from a script, for tests. */
export function field(input: TagSelectorInput = {}, script: Script = scriptOf()) {
  const { gateway, calls } = scriptedClient(script);
  const reported: unknown[] = [];
  const machine = provideTagSelector({ gateway, bugs: { report: (cause) => reported.push(cause) } });
  const actor = createActor(machine, { input });
  const told: ValueConfirmed[] = [];
  actor.on('value.confirmed', (event) => told.push(event));
  actor.start();
  const view = () => tagSelectorView(actor.getSnapshot());
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    calls,
    reported,
    told,
    view,
    atOnce: (...events: TagSelectorEvent[]) => {
      for (const event of events) actor.send(event);
      return view();
    },
    async do(...events: TagSelectorEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
      return view();
    },
  };
}

export const names = (options: readonly { readonly name: string }[]) => options.map(({ name }) => name);
