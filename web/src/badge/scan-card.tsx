import type { SavedBusinessCard } from '@fairhall/core/contract/business-card/calls';
import { useTexts } from '../page/contexts.ts';
import type { ScannedBadge } from '../scan/open-badge-reader.ts';
import { ScanActs, ScanResult } from '../scan/scan-result.tsx';
import type { StoredScanState } from '../scan/use-scan.ts';
import type { ScanBadgeData } from './scan-badge-data.ts';

interface ScanCardProps {
  readonly badge: ScannedBadge;
  readonly data: ScanBadgeData;
  readonly stored: StoredScanState;
  readonly add: (card: SavedBusinessCard) => void;
  readonly next: () => void;
}

/** The data of a scanned badge, with a button to save its card. D-31 */
export function ScanCard({ badge, data, stored, add, next }: ScanCardProps) {
  const { text } = useTexts();
  const { card } = badge;
  const isSaved = stored === 'kept' || stored === 'waits';
  return (
    <ScanResult badge={badge} countries={data.countries} compact={text('badge.scan.compact')}>
      <ScanActs
        outcome={isSaved ? text(`badge.scan.${stored}`) : null}
        isWaiting={stored === 'waits'}
        saveButton={
          card === null || isSaved ? null : (
            <button type="button" className="button primary large" data-action="keep-card" onClick={() => add(card)}>
              {text('badge.scan.keep')}
            </button>
          )
        }
        next={next}
      />
    </ScanResult>
  );
}
