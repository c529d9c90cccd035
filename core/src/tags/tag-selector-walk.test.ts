import { expect, test } from 'vitest';
import { categoryAndTags } from '../contract/rfq/calls.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { walkFlow } from '../ports/walk-flow.ts';
import { ok } from '../result.ts';
import { openTagSelector } from './page.ts';
import type { TagSelectorInput, ValueConfirmed } from './tag-selector.context.ts';
import type { TagSelectorEvent } from './tag-selector.machine.ts';
import { tagCotton, tagLamp } from './tag-selector.test-driver.ts';
import { isSameValue } from './tag-value.ts';
import { sampleTags } from './tags.test-data.ts';

function openWorld(input: TagSelectorInput) {
  const { script, waiting } = createManualGateway({
    'categories.cateAndTag': [ok(sampleTags)],
    'categories.recommendTags': [
      ok([{ tagCode: tagLamp.value, tagName: 'lamp', category1Id: '602', category2Id: '60201' }]),
    ],
  });
  const [ports, timer] = [createTestPorts(script), createCountedTimer()];
  const emitted: ValueConfirmed[] = [];
  const flow = openTagSelector({ ...ports, timer }, input, (event) => emitted.push(event));
  return { ...ports, waiting, timer, emitted, texts: new Map<string, string>(), flow };
}

const events = {
  opens: { type: 'selector.opened', presentation: 'modal' },
  types: { type: 'keyword.changed', keyword: 'cotton' },
  'types another name': { type: 'keyword.changed', keyword: 'tote bag' },
  'ticks cotton': { type: 'option.toggled', code: tagCotton.value },
  'ticks a lamp beside the field': { type: 'chip.toggled', code: tagLamp.value },
  'presses Enter': { type: 'enter.pressed' },
  'leaves the field': { type: 'field.left' },
  confirms: { type: 'selector.confirmed' },
  cancels: { type: 'selector.cancelled' },
  'takes the name away': { type: 'product.removed' },
  'takes the name as it is': { type: 'product.entered' },
  'goes down': { type: 'cursor.moved', to: 'next' },
  retries: { type: 'retry.requested' },
} as const satisfies Readonly<Record<string, TagSelectorEvent>>;

test.each<[string, TagSelectorInput]>([
  ['one that takes two', { maxTag: 2 }],
  ['one that takes one and lets the oldest go', { maxTag: 1, override: true }],
  ['one that takes tags alone', { maxTag: 1, selectOnly: true, version: 'v2' }],
])(
  'R-4.078 R-4.081 R-5.035 R-5.047 %s: the selector shows, writes and emits the same valid value',
  async (_, input) => {
    const { states } = await walkFlow({
      open: () => openWorld(input),
      events,
      depth: 4,
      blurred: ['count', 'message', 'panes', 'more'],
      rules(view, { emitted }) {
        const last = emitted.at(-1);
        const written = view.value;
        return {
          'no more tags than it may hold': view.chips.length <= view.max,
          'a tag is ticked once': new Set(view.chips.map(({ value }) => value)).size === view.chips.length,
          'a closed field shows what it wrote':
            view.state !== 'closed' || isSameValue({ tag: [...view.chips], product: view.product }, written),
          'the form heard what the field wrote': last === undefined || isSameValue(last.value, written),
          'what it writes can be sent': written === null || categoryAndTags.safeParse(written).success,
          'nothing is written as null, not as emptiness':
            written === null || written.tag.length > 0 || written.product !== '',
          'tags alone, or a name':
            input.selectOnly !== true || written === null || written.tag.length === 0 || written.product === '',
          'the cursor is on one that is listed':
            view.active === null || view.list.some(({ code, active }) => active && code === view.active),
          'a tick is a chip': view.list.every(
            ({ code, ticked }) => ticked === view.chips.some(({ value }) => value === code),
          ),
          'whoever may try again is told why': !view.canRetry || view.message !== null,
        };
      },
    });
    expect(states).toBeGreaterThan(200);
  },
);
