import { type ChoiceFlow, openChoice } from '@fairhall/core/catalogue/compare/open-choice';
import { comparedName } from '@fairhall/core/catalogue/stored-names';
import { useEffect, useState } from 'react';
import { loadOnce } from '../../page/load-once.ts';
import type { PortsSource } from '../../page/ports-source.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';

/** The choice of this browser, which follows what other tabs choose. */
const choice = loadOnce(async (source: PortsSource): Promise<ChoiceFlow> => {
  const flow = openChoice(await source.load());
  addEventListener('storage', ({ key }) => {
    if (key === null || key === comparedName.key) flow.send({ type: 'choice.recalled' });
  });
  return flow;
});

/** The choice of this browser; null until it is there. */
export function useChoice(): ChoiceFlow | null {
  const source = usePortsSource();
  const [flow, setFlow] = useState(choice.now);
  useEffect(() => {
    if (source !== null) choice.load(source).then(setFlow, () => undefined);
  }, [source]);
  return flow;
}
