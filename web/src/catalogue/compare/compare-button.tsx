import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCompare } from './use-compare.tsx';

/** Adds the product of this page to the comparison, or removes it. */
export function CompareButton({ productId }: { productId: string }) {
  const { text } = useTexts();
  const { ids, toggle, tray } = useCompare();
  const isChosen = ids.includes(productId);
  return (
    <>
      <button type="button" className="button" aria-pressed={isChosen} onClick={() => toggle(productId)}>
        <Icon name={isChosen ? 'check' : 'scales'} small />
        {text('card.compare')}
      </button>
      {tray}
    </>
  );
}
