import type { SampleTarget } from '@fairhall/core/sample/button';
import { useWish, type WishCode } from '../login/use-wish.ts';
import { loadActionPorts } from '../page/action-ports.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';

interface UsedSample {
  readonly isBooked: boolean;
  /** The result of the last press; null before the first one. */
  readonly outcome: boolean | null;
  readonly press: () => void;
}

/** Loads the code and calls of a sample button. The button's state is the id of the booking. */
async function load(source: PortsSource, boot: Boot, wanted: SampleTarget): Promise<WishCode<string | null>> {
  const [{ openSample, toggleSample, saveSampleWish }, own] = await Promise.all([
    loadModule(() => import('@fairhall/core/sample/button')),
    loadActionPorts(source, boot),
  ]);
  return {
    open: () => openSample(own, wanted),
    press: (before) => toggleSample(own, wanted, before),
    wish: () => saveSampleWish(own, wanted),
  };
}

/**
 * Returns whether the buyer has booked a sample at an exhibition, and toggles it. Buyers who are not registered
 * register first.
 */
export function useSample(wanted: SampleTarget): UsedSample {
  const boot = useBoot();
  const { status, outcome, press } = useWish<string | null>({
    key: `${wanted.exhibitionId} ${wanted.goodsId}`,
    none: null,
    isOffered: true,
    load: (source) => load(source, boot, wanted),
  });
  return { isBooked: status !== null, outcome: outcome && outcome.status !== null, press };
}
