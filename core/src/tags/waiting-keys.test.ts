import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createPageDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { ok } from '../result.ts';
import { openTagSelector } from './page.ts';
import { enter, tagCotton, tagLamp, toggle, toKeywordChanged } from './tag-selector.test-driver.ts';
import { sampleTags } from './tags.test-data.ts';

/** A field whose tags load when the test answers. */
function slowField() {
  const tree = Promise.withResolvers<ScriptedAnswer>();
  const { reported, ...ports } = createTestPorts(({ name }) =>
    name === 'categories.cateAndTag' ? tree.promise : ok([]),
  );
  const flow = openTagSelector({ ...ports, timer: new SimulatedClock() }, {});
  return { reported, ...createPageDriver(flow), stop: flow.stop, answer: () => tree.resolve(ok(sampleTags)) };
}

test('R-4.079 Enter pressed before the tags have loaded ticks the tag of that name once they have', async () => {
  const field = slowField();
  await field.do(toKeywordChanged('cotton'), enter);
  field.answer();
  expect((await field.settled()).chips).toEqual([tagCotton]);
});

test('R-4.082 Enter applies to the text at that moment, and does not close the field if the user types on', async () => {
  const field = slowField();
  await field.do(toKeywordChanged('tote'), enter, toKeywordChanged('tote bag'));
  field.answer();
  const view = await field.settled();
  expect([view.state, view.keyword, view.value]).toEqual(['open', 'tote bag', null]);
});

test('R-5.040 tags ticked before they have loaded are ticked in the same order', async () => {
  const field = slowField();
  await field.do({ type: 'data.requested' }, toggle(tagLamp.value), toggle(tagCotton.value));
  field.answer();
  expect((await field.settled()).value?.tag).toEqual([tagLamp, tagCotton]);
});

test('a stopped field does nothing when its tags arrive', async () => {
  const field = slowField();
  await field.do(toKeywordChanged('cotton'), enter);
  const shown = field.view();
  field.stop();
  field.answer();
  expect([await field.settled(), field.reported]).toEqual([shown, []]);
});
