import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { useSample } from './use-sample.ts';

interface SampleButtonProps {
  readonly exhibitionId: string;
  readonly goodsId: string;
  /** The product's name. */
  readonly label: string;
}

/** Books a sample for collection at the exhibitor's stand, or cancels the booking. */
export function SampleButton({ exhibitionId, goodsId, label }: SampleButtonProps) {
  const { text } = useTexts();
  const boot = useBoot();
  const { isBooked, outcome, press } = useSample({ exhibitionId, goodsId });
  return (
    <>
      <button type="button" className="button" aria-pressed={isBooked} data-sample={goodsId} onClick={press}>
        <Icon name={isBooked ? 'check' : 'store'} small />
        {text(isBooked ? 'sample.booked' : 'sample.book')}
      </button>
      {isBooked ? (
        <a className="link" href={hrefOf(boot)('expoPlanner', { exhibitionId })}>
          {text('sample.see')}
        </a>
      ) : null}
      <span className="hidden" role="status">
        {outcome === null ? '' : text(outcome ? 'sample.told.on' : 'sample.told.off', { name: label })}
      </span>
    </>
  );
}
