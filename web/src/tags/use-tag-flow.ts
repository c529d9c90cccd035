import type { TagSelectorInput } from '@fairhall/core/tags/tag-selector.context';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import type { TagValue } from '@fairhall/core/tags/tag-value';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBoot } from '../page/contexts.ts';
import { firstInteraction } from '../page/first-interaction.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import type { BroughtTags } from './brought-tags.ts';
import type { TagFlow } from './tag-flow.ts';

export type TagFieldInput = Omit<TagSelectorInput, 'value' | 'version'> & {
  readonly value: TagValue | null;
  readonly onChange: (value: TagValue | null) => void;
  readonly brought?: BroughtTags | undefined;
  /** What the flow waits for: the first sign that somebody is on the page, or one of its form's own. */
  readonly sign?: (() => Promise<void>) | undefined;
};

export interface UsedTagFlow {
  /** Null until the flow's code is there. */
  readonly view: TagSelectorView | null;
  /** What the search field holds, also before the flow is there. */
  readonly keyword: string;
  readonly type: (keyword: string) => void;
  readonly send: (event: TagSelectorEvent) => void;
  /** As things stand right now, for handlers that run between two renders. */
  readonly now: () => TagSelectorView | null;
}

const nothing = (): null => null;
const never = () => () => undefined;

/** The field's flow, fetched when somebody is there. What is done meanwhile waits for it. */
export function useTagFlow(input: TagFieldInput): UsedTagFlow {
  const [flow, setFlow] = useState<TagFlow | null>(null);
  const [early, setEarly] = useState('');
  const latest = useRef(input);
  const waiting = useRef<TagSelectorEvent[]>([]);
  latest.current = input;
  useStart(latest, waiting, setFlow);
  const view = useSyncExternalStore(flow?.subscribe ?? never, flow?.view ?? nothing, nothing);
  const { value } = input;
  useEffect(() => {
    flow?.send({ type: 'value.changed', value });
  }, [flow, value]);
  const send = useCallback(
    (event: TagSelectorEvent) => {
      if (flow === null) waiting.current.push(event);
      else flow.send(event);
    },
    [flow],
  );
  return {
    view,
    keyword: view === null ? early : view.place === 'inline' ? view.keyword : '',
    type: (keyword) => {
      setEarly(keyword);
      send({ type: 'keyword.changed', keyword });
    },
    send,
    now: flow?.view ?? nothing,
  };
}

const flowInput = ({ onChange: _, brought: __, sign: ___, ...input }: TagFieldInput): TagSelectorInput => input;

function useStart(
  latest: React.RefObject<TagFieldInput>,
  waiting: React.RefObject<TagSelectorEvent[]>,
  ready: (flow: TagFlow | null) => void,
): void {
  const source = usePortsSource();
  const { siteId } = useBoot();
  useEffect(() => {
    let isGone = false;
    let started: TagFlow | null = null;
    async function start(): Promise<void> {
      if (source === null) return;
      await (latest.current.sign ?? firstInteraction)();
      if (isGone) return;
      const [{ startTagFlow }, ports] = await Promise.all([import('./tag-flow.ts'), source.load()]);
      const flow = await startTagFlow(ports, {
        siteId,
        flag: latest.current.brought?.flag,
        input: () => flowInput(latest.current),
        tell: ({ value }) => latest.current.onChange(value),
      });
      if (isGone) return flow.stop();
      started = flow;
      flow.send({ type: 'data.requested' });
      for (const event of waiting.current.splice(0)) flow.send(event);
      ready(flow);
    }
    start().catch(reportError);
    return () => {
      isGone = true;
      started?.stop();
      ready(null);
    };
  }, [source, siteId, latest, waiting, ready]);
}
