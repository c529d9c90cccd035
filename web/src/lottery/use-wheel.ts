import { gatewayError } from '@fairhall/core/contract/error';
import type { Draw } from '@fairhall/core/contract/lottery/calls';
import { type RefObject, useRef, useState } from 'react';
import { useBoot, useShowError } from '../page/contexts.ts';
import { entryGate } from '../page/entry-gate.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { WHEEL_SECTOR_DEGREES } from './sectors.ts';
import type { WheelData } from './wheel-data.ts';

/** The number of turns before the wheel stops, and their duration in milliseconds. */
const WHEEL_ROUNDS = 6;
const WHEEL_SPIN_MS = 4_800;

interface UsedWheel {
  /** The badge's draw, once the wheel has stopped at it. */
  readonly draw: Draw | null;
  readonly isTurning: boolean;
  /** Why the draw was rejected; '' for none. */
  readonly rejection: string;
  /** Whether the gateway has answered that there is no registration. */
  readonly isUnregistered: boolean;
  readonly spin: () => void;
}

/** Draws a prize, and turns the wheel to it; with reduced motion the result shows at once. D-27 */
export function useWheel({ show, badgeNo, draw: before }: WheelData, disc: RefObject<HTMLElement | null>): UsedWheel {
  const boot = useBoot();
  const source = usePortsSource();
  const showError = useShowError();
  const isBusy = useRef(false);
  const [draw, setDraw] = useState<Draw | null>(before);
  const [isTurning, setTurning] = useState(false);
  const [rejection, setRejection] = useState('');
  const [isUnregistered, setUnregistered] = useState(false);
  const spin = async () => {
    if (source === null || isBusy.current) return;
    isBusy.current = true;
    setRejection('');
    setUnregistered(false);
    try {
      const [{ spin: drawFor }, { openFrontGateway }, ports] = await Promise.all([
        loadModule(() => import('@fairhall/core/lottery/spin')),
        loadModule(() => import('../page/front-gateway.ts')),
        source.load(),
      ]);
      const drawPorts = { gateway: openFrontGateway(boot, ports), ids: ports.ids, entry: entryGate(boot, ports) };
      const spun = await drawFor(drawPorts, show.id, badgeNo);
      if (!spun.ok && spun.error.message !== '') setRejection(spun.error.message);
      else if (!spun.ok) showError(spun.error);
      else if (spun.value === null) setUnregistered(true);
      else {
        setTurning(true);
        await spinDisc(disc.current, spun.value.index);
        setDraw(spun.value);
      }
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    } finally {
      setTurning(false);
      isBusy.current = false;
    }
  };
  return { draw, isTurning, rejection, isUnregistered, spin: () => void spin() };
}

/** Turns the disc until a sector is at the pointer. The style of the drawn sector then holds it there. */
async function spinDisc(disc: HTMLElement | null, index: number): Promise<void> {
  if (disc === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const end = WHEEL_ROUNDS * 360 - index * WHEEL_SECTOR_DEGREES;
  const turning = disc.animate([{ rotate: '0deg' }, { rotate: `${end}deg` }], {
    duration: WHEEL_SPIN_MS,
    easing: 'cubic-bezier(0.12, 0.6, 0.08, 1)',
    fill: 'forwards',
  });
  await turning.finished;
  // Cancelled two frames later, when the style applies, so that nothing jumps.
  requestAnimationFrame(() => requestAnimationFrame(() => turning.cancel()));
}
