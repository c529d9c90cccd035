import type { TagSelectorInput } from '@fairhall/core/tags/tag-selector.context';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import { tagSelectorStart } from '@fairhall/core/tags/tag-selector.start';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import type { TagValue } from '@fairhall/core/tags/tag-value';
import { useEffect, useRef } from 'react';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';
import type { BroughtTags } from './brought-tags.ts';

export type TagFieldInput = Omit<TagSelectorInput, 'value' | 'version'> & {
  readonly value: TagValue | null;
  readonly onChange: (value: TagValue | null) => void;
  readonly brought?: BroughtTags | undefined;
  /** When to load the flow's code; by default at the first interaction with the page. */
  readonly when?: (() => Promise<void>) | undefined;
};

export type TagFlow = UsedFlow<TagSelectorView, TagSelectorEvent>;

/** The flow behind a tag field. It follows the value of its form. */
export function useTagFlow(input: TagFieldInput): TagFlow {
  const { siteId } = useBoot();
  const latest = useRef(input);
  latest.current = input;
  const { when, brought, value } = input;
  const flow = useFlow<TagSelectorView, TagSelectorEvent>({
    start: tagSelectorStart(brought?.version ?? 'v1'),
    echo: withKeyword,
    when,
    async open(ports) {
      const { openTagField } = await loadModule(() => import('@fairhall/core/tags/page'));
      return openTagField(ports, {
        version: { websiteId: siteId, search: location.search, flag: brought?.flag },
        input: () => toSelectorInput(latest.current),
        onConfirmed: (event) => latest.current.onChange(event.value),
      });
    },
  });
  const { view, send } = flow;
  const isLoaded = view.state !== 'preparing';
  useEffect(() => {
    // Sent earlier, the event would load the flow before any interaction. The flow starts with the form's value anyway.
    if (isLoaded) send({ type: 'value.changed', value });
  }, [isLoaded, value]);
  return flow;
}

const toSelectorInput = ({ onChange: _, brought: __, when: ___, ...input }: TagFieldInput) => input;

/** Shows the typed keyword before the flow is loaded. */
const withKeyword = (view: TagSelectorView, event: TagSelectorEvent): TagSelectorView =>
  event.type === 'keyword.changed' ? { ...view, keyword: event.keyword } : view;
