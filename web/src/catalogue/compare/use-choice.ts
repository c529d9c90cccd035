import { type ChoiceFlow, openChoice } from '@fairhall/core/catalogue/compare/open-choice';
import { compareProductsName } from '@fairhall/core/catalogue/stored-names';
import { useEffect, useState } from 'react';
import { loadOnce } from '../../page/load-once.ts';
import type { PortsSource } from '../../page/ports-source.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';

/** This browser's selection, updated when another tab changes it. */
const loadChoice = loadOnce(async (source: PortsSource): Promise<ChoiceFlow> => {
  const flow = openChoice(await source.load());
  addEventListener('storage', ({ key }) => {
    if (key === null || key === compareProductsName.key) flow.send({ type: 'reload.requested' });
  });
  return flow;
});

/** Returns this browser's selection; null until it is loaded. */
export function useChoice(): ChoiceFlow | null {
  const source = usePortsSource();
  const [flow, setFlow] = useState(loadChoice.now);
  useEffect(() => {
    if (source !== null) loadChoice.load(source).then(setFlow, () => undefined);
  }, [source]);
  return flow;
}
