import type { Ports } from '@fairhall/adapters/ports';
import { readQuery } from '@fairhall/core/routes/query';
import { tagSelectorV2Key } from '@fairhall/core/tags/keys';
import type { TagSelectorInput, ValueConfirmed } from '@fairhall/core/tags/tag-selector.context';
import { provideTagSelector, type TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import { type TagSelectorView, tagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { type TagSelectorVersion, tagSelectorVersion } from '@fairhall/core/tags/tag-selector-version';
import { createActor, waitFor } from 'xstate';

/** The flow behind one field. */
export interface TagFlow {
  view(): TagSelectorView;
  subscribe(changed: () => void): () => void;
  send(event: TagSelectorEvent): void;
  stop(): void;
}

type Tell = (event: ValueConfirmed) => void;

export interface TagFlowOptions {
  readonly siteId: number;
  /** The site's flag, where the page has brought it; it is asked for where not. */
  readonly flag: boolean | undefined;
  readonly input: () => TagSelectorInput;
  readonly tell: Tell;
}

/** Begins a field's flow, in the version that the address, this visit or the site says.  */
export async function startTagFlow(ports: Ports, { siteId, flag, input, tell }: TagFlowOptions): Promise<TagFlow> {
  const version = await versionOf(ports, siteId, flag);
  const machine = provideTagSelector({ gateway: ports.gateway, bugs: { report: (cause) => reportError(cause) } });
  const actor = createActor(machine, { input: { ...input(), version } });
  let view = tagSelectorView(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    view = tagSelectorView(snapshot);
  });
  actor.on('value.confirmed', tell);
  actor.start();
  return {
    view: () => view,
    subscribe(changed) {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    send(event) {
      if (!NEEDING_TAGS.has(event.type) || !view.busy) return actor.send(event);
      void waitFor(actor, (snapshot) => !snapshot.hasTag('busy')).then(() => actor.send(event), leftBefore);
    },
    stop: () => void actor.stop(),
  };
}

/** What is done before the tags have come and means one of them waits for them. */
const NEEDING_TAGS: ReadonlySet<TagSelectorEvent['type']> = new Set([
  'enter.pressed',
  'option.toggled',
  'chip.toggled',
]);

/** The field is gone, and what was meant with it. */
const leftBefore = () => undefined;

async function versionOf(
  { gateway, storage }: Ports,
  websiteId: number,
  flag: boolean | undefined,
): Promise<TagSelectorVersion> {
  const kept = storage.slot(tagSelectorV2Key);
  const asked = readQuery(new URLSearchParams(location.search)).tagSelectorV2;
  if (asked !== undefined) kept.keep(asked);
  const override = asked ?? kept.read() ?? undefined;
  if (override !== undefined || flag !== undefined) return tagSelectorVersion({ flag: flag ?? false, override });
  const site = await gateway.site.websiteInfo({ websiteId }, { handled: true });
  return tagSelectorVersion({ flag: site.ok && site.value.flags.tagSelectorV2 === true });
}
