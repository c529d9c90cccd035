import type { Bugs } from '../ports/bugs.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Timer } from '../ports/timer.ts';
import { waitUntilIdle } from '../ports/wait-for-view.ts';
import type { TagSelectorInput, ValueConfirmed } from './tag-selector.context.ts';
import { provideTagSelector, type TagSelectorEvent } from './tag-selector.machine.ts';
import { type TagSelectorView, tagSelectorView } from './tag-selector.view.ts';
import { getVersionForVisit, type VersionPorts, type VersionWish } from './visit-version.ts';

export interface TagSelectorPagePorts {
  readonly gateway: Pick<Gateway, 'categories'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export type TagSelectorFlow = Flow<TagSelectorView, TagSelectorEvent>;

/** Opens the field for choosing tags. `onConfirmed` is called with every value that is written. */
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
      const { busy, keyword } = flow.view();
      if (!TAG_EVENTS.has(event.type) || !busy) return flow.send(event);
      void waitUntilIdle(flow).then((view) => {
        if (event.type !== 'enter.pressed' || view.keyword === keyword) flow.send(event);
      });
    },
  };
}

export interface TagFieldPorts extends TagSelectorPagePorts, VersionPorts {
  readonly gateway: Pick<Gateway, 'categories' | 'site'>;
}

export interface TagFieldOpening {
  readonly version: VersionWish;
  /** Read once the version is known, so that the flow starts with the form's value at that time. */
  readonly input: () => Omit<TagSelectorInput, 'version'>;
  readonly onConfirmed: (event: ValueConfirmed) => void;
}

/**
 * Opens the selector for a page's field: with the version of this visit, and loads its tags at once, since the
 * recommended tags are shown beside the closed field.  
 */
export async function openTagField(
  ports: TagFieldPorts,
  { version, input, onConfirmed }: TagFieldOpening,
): Promise<TagSelectorFlow> {
  const chosen = await getVersionForVisit(ports, version);
  const flow = openTagSelector(ports, { ...input(), version: chosen }, onConfirmed);
  flow.send({ type: 'data.requested' });
  return flow;
}

/**
 * Events that need the tags, so they wait until these have loaded. A waiting Enter counts only if the keyword is still
 * the same.
 */
const TAG_EVENTS: ReadonlySet<TagSelectorEvent['type']> = new Set(['enter.pressed', 'option.toggled', 'chip.toggled']);
