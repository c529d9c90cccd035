import { LEAD_RATING_MAX } from '@fairhall/core/contract/lead/limits';
import type { RejectedItem } from '@fairhall/core/scan/found-scan';
import { getFormat } from '@fairhall/core/site/format';
import { useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { UsedScanner } from '../scan/use-scanner.ts';
import { Icon } from '../ui/icon.tsx';
import { RowList, rowLook } from '../ui/row-list.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { LeadNotes, Question } from './lead-row.tsx';
import styles from './leads.module.css';

/**
 * Leads that the gateway has rejected for good, with the reason and their notes, until the user who wrote them removes
 * them. REL-19
 */
export function LeadRejections({ scanner: { view, send } }: { scanner: UsedScanner }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { rejected } = view;
  if (rejected.length === 0) return null;
  return (
    <section className={styles.rejected} data-rejected={rejected.length} aria-labelledby="rejected-leads">
      <h2 id="rejected-leads">
        <Icon name="warning" small />
        {text('supplierLeads.rejected', { count: getFormat(lang).number(rejected.length) })}
      </h2>
      <p className="meta">{text('supplierLeads.rejected.text')}</p>
      <RowList count={rejected.length}>
        {rejected.map((lead) => (
          <LeadRejection key={lead.key} lead={lead} remove={() => send({ type: 'rejected.removed', key: lead.key })} />
        ))}
      </RowList>
    </section>
  );
}

const NO_NOTES = { rating: 0, tags: [], note: '', request: '' };

function LeadRejection({ lead, remove }: { lead: RejectedItem; remove: () => void }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { badgeNo, companyName, scannedAt, reason } = lead;
  const { rating, tags, note, request } = lead.notes ?? NO_NOTES;
  const unnamed = text(lead.kind === 'card' ? 'badge.scan.sharedCard' : 'supplierLeads.rejected.noName');
  const name = lead.contactName || badgeNo || unnamed;
  const { number, date } = getFormat(lang);
  return (
    <li className={`${rowLook} ${styles.row}`} data-rejected-lead={lead.key}>
      <div className={styles.who}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {companyName === '' ? null : (
          <p>
            <bdi>{companyName}</bdi>
          </p>
        )}
        <p className={styles.reason}>{reason || text('request.server')}</p>
      </div>
      {rating === 0 ? null : (
        <p>
          {text('supplierLeads.rating', { name: wrapInIsolate(name) })}:{' '}
          {text('supplierLeads.rating.of', { rating: number(rating), most: number(LEAD_RATING_MAX) })}
        </p>
      )}
      <LeadNotes words={{ tags, note, request }} />
      <p className={`meta ${styles.scanned}`}>
        {scannedAt === null ? null : text('supplierLeads.scanned', { date: date(scannedAt) })}
        {badgeNo === '' ? null : (
          <>
            {' · '}
            {text('badge.number')} <bdi className="number">{badgeNo}</bdi>
          </>
        )}
      </p>
      {isAsking ? (
        <Question
          question={text('supplierLeads.rejected.ask', { name: wrapInIsolate(name) })}
          yes={remove}
          no={() => setAsking(false)}
        />
      ) : (
        <div className={styles.acts}>
          <button type="button" className="button" data-action="remove-rejected" onClick={() => setAsking(true)}>
            <Icon name="close" small />
            {text('supplierLeads.remove')}
            <span className="hidden">: {wrapInIsolate(name)}</span>
          </button>
        </div>
      )}
    </li>
  );
}
