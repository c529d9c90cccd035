import { badgeNumberParts } from '@fairhall/core/badge/badge-content';
import type { RejectedItem } from '@fairhall/core/scan/found-scan';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from '../scan/scan.module.css';
import { Icon } from '../ui/icon.tsx';
import { RowList, rowLook } from '../ui/row-list.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';

interface ScanRejectionsProps {
  readonly rejected: readonly RejectedItem[];
  readonly remove: (key: string) => void;
}

/** Scans that were saved offline and turned out to lead to no card, until the user removes them. REL-19 */
export function ScanRejections({ rejected, remove }: ScanRejectionsProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  if (rejected.length === 0) return null;
  return (
    <section className={styles.rejected} data-rejected={rejected.length} aria-labelledby="rejected-scans">
      <h2 id="rejected-scans">
        <Icon name="warning" small />
        {text('badge.scan.rejected', { count: getFormat(lang).number(rejected.length) })}
      </h2>
      <RowList count={rejected.length}>
        {rejected.map(({ key, kind, badgeNo, reason }) => {
          const name = kind === 'card' ? text('badge.scan.sharedCard') : badgeNumberParts(badgeNo).join(' ');
          return (
            <li key={key} className={rowLook} data-rejected-scan={key}>
              <h3>
                <bdi>{name}</bdi>
              </h3>
              <p>{reason || text('request.server')}</p>
              <button type="button" className="button" data-action="remove-rejected" onClick={() => remove(key)}>
                <Icon name="close" small />
                {text('badge.scan.rejected.remove')}
                <span className="hidden">: {wrapInIsolate(name)}</span>
              </button>
            </li>
          );
        })}
      </RowList>
    </section>
  );
}
