import { gatewayError } from '@fairhall/core/contract/error';
import type { ListPlan, Plannable, PlanPorts } from '@fairhall/core/planner/button';
import { useEffect, useRef, useState } from 'react';
import { useAskForLogin } from '../login/use-ask-for-login.ts';
import { useSession } from '../login/use-login.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot, useShowError } from '../page/contexts.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

interface UsedPlan {
  readonly isPlanned: boolean;
  /** What a press has made of it; null before the first one. */
  readonly told: boolean | null;
  readonly press: () => void;
}

/** The code and the calls, fetched when a buyer is there or somebody presses. */
async function load(source: PortsSource, boot: Boot) {
  const [{ openPlan, pressPlan, wishToPlan }, { entryGate }, { frontGateway }, ports] = await Promise.all([
    import('@fairhall/core/planner/button'),
    import('../page/entry-gate.ts'),
    import('../page/front-gateway.ts'),
    source.load(),
  ]);
  const { storage, ids } = ports;
  const own: PlanPorts = { gateway: frontGateway(boot, ports), storage, ids, entry: entryGate(boot, ports) };
  return { openPlan, pressPlan, wishToPlan, ports: own };
}

let asked: { readonly exhibitionId: string; readonly answer: ReturnType<ListPlan> } | null = null;

/** One question for all buttons of a page that ask at once. */
const listOnce =
  ({ gateway }: PlanPorts): ListPlan =>
  (exhibitionId) => {
    if (asked?.exhibitionId === exhibitionId) return asked.answer;
    const answer = gateway.planner.list({ exhibitionId }, { handled: true, fresh: true });
    const mine = { exhibitionId, answer };
    asked = mine;
    void answer.finally(() => {
      if (asked === mine) asked = null;
    });
    return answer;
  };

/**
 * Whether the buyer plans something at an exhibition. A guest who presses goes to the login and comes back to this page, which
 * then adds it; whoever has not registered for the exhibition does so first. D-28 A-20
 */
export function usePlan({ exhibitionId, supplierId, goodsId }: Plannable): UsedPlan {
  const boot = useBoot();
  const source = usePortsSource();
  const { isLoggedIn } = useSession();
  const showError = useShowError();
  const askForLogin = useAskForLogin();
  const [planned, setPlanned] = useState<string | null>(null);
  const [told, setTold] = useState<boolean | null>(null);
  const isPressed = useRef(false);
  const isAsked = isLoggedIn && source !== null && boot.audience === 'buyer';
  useEffect(() => {
    let isHere = true;
    isPressed.current = false;
    // What was asked before a press says nothing of what the press has made of it.
    const show = (id: string | null) => isHere && !isPressed.current && setPlanned(id);
    if (!isAsked) show(null);
    else
      load(source, boot).then(
        async ({ openPlan, ports }) => {
          const standing = await openPlan(ports, { exhibitionId, supplierId, goodsId }, listOnce(ports));
          if (standing.ok) show(standing.value);
        },
        () => undefined, // the button stays what everybody sees; a press fetches the code again
      );
    return () => {
      isHere = false;
    };
  }, [source, boot, isAsked, exhibitionId, supplierId, goodsId]);
  const press = async () => {
    if (source === null) return;
    const wanted = { exhibitionId, supplierId, goodsId };
    const { wishToPlan, pressPlan, ports } = await load(source, boot);
    if (!isLoggedIn) {
      wishToPlan(ports, wanted);
      return askForLogin();
    }
    isPressed.current = true;
    const standing = await pressPlan(ports, wanted, planned);
    if (!standing.ok) return showError(standing.error);
    setPlanned(standing.value);
    if (standing.value !== planned) setTold(standing.value !== null);
  };
  return {
    isPlanned: planned !== null,
    told,
    press: () => void press().catch(() => showError(gatewayError('NETWORK_ERROR'))),
  };
}
