import type { Ports } from '@fairhall/adapters/ports';
import { gatewayError } from '@fairhall/core/contract/error';
import type { Flow } from '@fairhall/core/ports/flow';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShowError } from './contexts.ts';
import { waitForFirstInteraction } from './first-interaction.ts';
import { createFlowHost, type FlowHost, type FlowHostOptions } from './flow-host.ts';
import type { PortsSource } from './ports-source.ts';
import { usePortsSource } from './use-ports-source.ts';

type FlowView = { readonly busy: boolean };
type FlowEvent = { readonly type: string };

/** A screen's options for its flow; later changes have no effect. */
export interface FlowOptions<View extends FlowView, Event extends FlowEvent>
  extends Pick<FlowHostOptions<View, Event>, 'start' | 'echo' | 'isRequest' | 'waiting'> {
  /** Loads the flow's code and opens it with the ports of this page. */
  readonly open: (ports: Ports) => Promise<Flow<View, Event>>;
  /** Whether the flow must start before the first interaction, for example to restore a draft. */
  readonly atOnce?: boolean;
  /** Resolves when the flow's code should load; at the first interaction with the page when absent. */
  readonly when?: (() => Promise<void>) | undefined;
}

export interface UsedFlow<View, Event> {
  readonly view: View;
  readonly send: (event: Event) => void;
}

/**
 * Runs a flow of core for a screen, until the component is unmounted. The flow's code loads at the first interaction,
 * or at once with `atOnce`. Events sent before it has loaded show at once and reach it in order.
 */
export function useFlow<View extends FlowView, Event extends FlowEvent>(
  options: FlowOptions<View, Event>,
): UsedFlow<View, Event> {
  const source = usePortsSource();
  const showError = useShowError();
  const { start, echo, isRequest, waiting } = options;
  const [host] = useState(() =>
    createFlowHost<View, Event>({
      start,
      echo,
      isRequest,
      waiting,
      open: async () => options.open(await loadPorts(source)),
      failed(cause, isAwaited) {
        console.error(cause);
        if (isAwaited) showError(gatewayError('NETWORK_ERROR'));
      },
    }),
  );
  useEffect(() => startHost(host, options), [host]);
  const view = useSyncExternalStore(host.subscribe, host.view, () => start);
  return { view, send: host.send };
}

async function loadPorts(source: PortsSource | null): Promise<Ports> {
  if (source === null) throw new Error('no flow runs while the server renders');
  return source.load();
}

function startHost<View extends FlowView, Event extends FlowEvent>(
  host: FlowHost<View, Event>,
  { atOnce = false, when = waitForFirstInteraction }: FlowOptions<View, Event>,
): () => void {
  let isGone = false;
  if (atOnce) host.load();
  else
    void when().then(() => {
      if (!isGone) host.load();
    });
  return () => {
    isGone = true;
    host.stop();
  };
}
