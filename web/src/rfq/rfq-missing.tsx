import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';

/** The page of a request that does not exist, or that belongs to another buyer: both look the same. THR-29 */
export function RfqMissing({ page }: { page: string }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page={page} data-missing="">
      <OutcomePanel icon="document" tone="plain" title={text('rfq.detail.missing')}>
        <OutcomeActions>
          <a className="button primary" href={hrefOf(boot)('rfqManage', {})}>
            {text('rfq.detail.back')}
          </a>
        </OutcomeActions>
      </OutcomePanel>
    </div>
  );
}
