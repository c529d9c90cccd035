import { imageUrl } from '@fairhall/core/contract/resource';
import type { InboxRowView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { EnquirySender } from '../../supplier-site/enquiry-sender.tsx';
import { OwnerNote } from '../../supplier-site/owner-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RowPicture, rowLook } from '../../ui/row-list.tsx';
import styles from './inbox.module.css';

/**
 * One enquiry of the inbox: what is asked for and by whom, its subject, the beginning of its text, who answers, and how
 * long it has been waiting if that is long.
 */
export function InboxRow({ row }: { row: InboxRowView }) {
  const boot = useBoot();
  const { text, counted } = useTexts();
  const { shortDate, number } = getFormat(boot.lang);
  const { id, target, isUnread, lastTime, waitsHours } = row;
  return (
    <li className={`${rowLook} ${styles.row}`} data-enquiry={id} data-unread={isUnread ? '' : undefined}>
      <RowPicture src={target.image === '' ? null : imageUrl(boot.imageServer, target.image, 166)} icon="mail" />
      <p className={styles.who}>
        <EnquirySender row={row} />
        <span className="meta number">{shortDate(lastTime)}</span>
        {isUnread ? <span className={styles.dot}>{text('supplierSite.inbox.unread')}</span> : null}
      </p>
      <a className={styles.words} href={hrefOf(boot)('supplierThread', { enquiryId: id })}>
        <b>
          <bdi>
            {target.type === 'supplier'
              ? text('supplierSite.inbox.general')
              : target.name || text('supplierSite.inbox.gone')}
          </bdi>
        </b>
        <bdi className={styles.text}>{row.text}</bdi>
      </a>
      <p className={styles.facts}>
        {waitsHours === null ? null : (
          <span className={styles.waits}>
            <Icon name="clock" small />
            {counted('supplierSite.inbox.waits', waitsHours, { count: number(waitsHours) })}
          </span>
        )}
        {row.isEmailConfirmed ? (
          <span className={styles.confirmed}>
            <Icon name="check" small />
            {text('supplierSite.inbox.confirmed')}
          </span>
        ) : null}
        <OwnerNote assignedTo={row.assignedTo} />
      </p>
    </li>
  );
}
