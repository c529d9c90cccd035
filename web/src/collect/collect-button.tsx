import type { CollectType } from '@fairhall/core/contract/collect/limits';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { useCollect } from './use-collect.ts';

interface CollectButtonProps {
  readonly type: CollectType;
  readonly targetId: string;
  readonly exhibitionId: string;
  /** The target's name. */
  readonly label: string;
  /** Whether the page already shows that it is collected, so that no request is needed. */
  readonly isKnown?: boolean;
}

/** Collects a product or an exhibitor of an exhibition, or removes it from the collection. D-63 */
export function CollectButton({ type, targetId, exhibitionId, label, isKnown = false }: CollectButtonProps) {
  const { text } = useTexts();
  const { isCollected, outcome, press } = useCollect({ type, id: targetId, exhibitionId }, isKnown);
  return (
    <>
      <button type="button" className="button" aria-pressed={isCollected} data-collect={targetId} onClick={press}>
        <Icon name={isCollected ? 'check' : 'heart'} small />
        {text(isCollected ? 'collect.collected' : 'collect.button')}
      </button>
      <span className="hidden" role="status">
        {outcome === null ? '' : text(outcome ? 'collect.told.on' : 'collect.told.off', { name: label })}
      </span>
    </>
  );
}
