import { useEnsureTexts } from '../../page/contexts.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import { compareHost } from './compare-host.ts';

/** Takes a product out of what this browser has chosen, where it is in it; a comparison may also be somebody else's. */
export function useLetGo(productId: string): () => void {
  const source = usePortsSource();
  const ensureTexts = useEnsureTexts();
  return () => {
    if (source === null || !compareHost.ids().includes(productId)) return;
    void compareHost
      .load(source, ensureTexts)
      .then(({ flow }) => flow.send({ type: 'product.removed', productId }))
      .catch(() => undefined); // the address goes on without it all the same
  };
}
