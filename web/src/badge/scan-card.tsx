import type { SavedBusinessCard } from '@fairhall/core/contract/business-card/calls';
import { useTexts } from '../page/contexts.ts';
import type { ScannedBadge } from '../scan/open-badge-reader.ts';
import { ScanActs, ToldByBadge } from '../scan/told-by-badge.tsx';
import type { KeptState } from '../scan/use-scan.ts';
import type { ScanBadgeData } from './scan-badge-data.ts';

interface ScanCardProps {
  readonly badge: ScannedBadge;
  readonly data: ScanBadgeData;
  readonly kept: KeptState;
  readonly keep: (card: SavedBusinessCard) => void;
  readonly next: () => void;
}

/** What a badge tells, with the way to keep its card. D-31 */
export function ScanCard({ badge, data, kept, keep, next }: ScanCardProps) {
  const { text } = useTexts();
  const { card } = badge;
  const isKept = kept === 'kept' || kept === 'waits';
  return (
    <ToldByBadge badge={badge} countries={data.countries} compact={text('badge.scan.compact')}>
      <ScanActs
        outcome={isKept ? text(`badge.scan.${kept}`) : null}
        isWaiting={kept === 'waits'}
        keep={
          card === null || isKept ? null : (
            <button type="button" className="button primary large" data-action="keep-card" onClick={() => keep(card)}>
              {text('badge.scan.keep')}
            </button>
          )
        }
        next={next}
      />
    </ToldByBadge>
  );
}
