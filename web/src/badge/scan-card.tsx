import type { FoundScan } from '@fairhall/core/scan/found-scan';
import type { ScanState } from '@fairhall/core/scan/scanner.view';
import { useTexts } from '../page/contexts.ts';
import { ScanActs, ScanResult } from '../scan/scan-result.tsx';
import type { UsedScanner } from '../scan/use-scanner.ts';
import type { ScanBadgeData } from './scan-badge-data.ts';

interface ScanCardProps extends Pick<UsedScanner, 'send'> {
  readonly found: FoundScan;
  readonly data: ScanBadgeData;
  readonly state: ScanState;
}

/** The data of a scanned badge or card, with a button to save it. D-31 */
export function ScanCard({ found, data, state, send }: ScanCardProps) {
  const { text } = useTexts();
  const isSaved = state === 'saved' || state === 'waiting';
  const canSave = found.problem === null && !isSaved && state !== 'dropped';
  const later = canSave ? text('badge.scan.later') : null;
  const hint = found.kind === 'badge' ? text('badge.scan.compact') : later;
  return (
    <ScanResult found={found} countries={data.countries} withoutCard={hint}>
      <ScanActs
        outcome={isSaved ? text(state === 'saved' ? 'badge.scan.kept' : 'badge.scan.waits') : null}
        isWaiting={state === 'waiting'}
        saveButton={
          canSave ? (
            <button
              type="button"
              className="button primary large"
              data-action="keep-card"
              onClick={() => send({ type: 'save.requested' })}
            >
              {text('badge.scan.keep')}
            </button>
          ) : null
        }
        next={() => send({ type: 'next.requested' })}
      />
    </ScanResult>
  );
}
