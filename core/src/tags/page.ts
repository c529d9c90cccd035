import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { waitUntilIdle } from '../ports/wait-for-view.ts';
import type { TagSelectorInput, ValueConfirmed } from './tag-selector.context.ts';
import { provideTagSelector, type TagSelectorEvent } from './tag-selector.machine.ts';
import { type TagSelectorView, tagSelectorView } from './tag-selector.view.ts';

export interface TagSelectorPagePorts {
  readonly gateway: Pick<Gateway, 'categories'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export type TagSelectorFlow = Flow<TagSelectorView, TagSelectorEvent>;

/** The field that tags are chosen in. `onConfirmed` hears of every value that is written. */
export function openTagSelector(
  ports: TagSelectorPagePorts,
  input: TagSelectorInput,
  onConfirmed: (event: ValueConfirmed) => void = () => undefined,
): TagSelectorFlow {
  const machine = provideTagSelector(ports);
  const flow = startFlow(machine, { input, view: tagSelectorView, timer: ports.timer, onEmitted: onConfirmed });
  return {
    ...flow,
    send(event) {
      if (!NEEDING_TAGS.has(event.type) || !flow.view().busy) return flow.send(event);
      void waitUntilIdle(flow).then(() => flow.send(event));
    },
  };
}

/** What is done before the tags have come and means one of them waits for them. */
const NEEDING_TAGS: ReadonlySet<TagSelectorEvent['type']> = new Set([
  'enter.pressed',
  'option.toggled',
  'chip.toggled',
]);
