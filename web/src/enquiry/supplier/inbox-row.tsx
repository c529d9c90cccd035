import { imageUrl } from '@fairhall/core/contract/resource';
import type { InboxRowView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { CountryCode, EnquiryQuantity, SenderName } from '../../supplier-site/enquiry-sender.tsx';
import { MessageTime } from '../../supplier-site/message-time.tsx';
import { OwnerNote } from '../../supplier-site/owner-note.tsx';
import { WaitNote } from '../../supplier-site/wait-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RowPicture, rowLook } from '../../ui/row-list.tsx';
import styles from './inbox.module.css';

interface InboxRowProps {
  readonly row: InboxRowView;
  /** Whether its thread is open beside the list. */
  readonly isOpen: boolean;
}

/**
 * One enquiry of the inbox: who asks and from where, the quantity and the product, the last message, and its state: how
 * long it has been waiting if that is long, or whether the reply was read.
 */
export function InboxRow({ row, isOpen }: InboxRowProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const { id, target, isUnread, waitsHours, receipt } = row;
  return (
    <li
      className={`${rowLook} ${styles.row}`}
      data-enquiry={id}
      data-unread={isUnread ? '' : undefined}
      data-open={isOpen ? '' : undefined}
    >
      <RowPicture src={target.image === '' ? null : imageUrl(boot.imageServer, target.image, 166)} icon="mail" />
      <p className={styles.who}>
        {isUnread ? <span className={styles.dot}>{text('supplierSite.inbox.unread')}</span> : null}
        <CountryCode code={row.countryCode} />
        <SenderName row={row} />
        <MessageTime time={row.lastTime} />
      </p>
      <a
        className={styles.words}
        href={hrefOf(boot)('supplierThread', { enquiryId: id })}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={styles.subject}>
          <EnquiryQuantity row={row} />
          <bdi>
            {target.type === 'supplier'
              ? text('supplierSite.inbox.general')
              : target.name || text('supplierSite.inbox.gone')}
          </bdi>
        </span>
        <bdi className={styles.text}>{row.text}</bdi>
      </a>
      <p className={styles.facts}>
        <WaitNote hours={waitsHours} className={styles.waits} />
        {receipt === null ? null : <span data-receipt={receipt}>{text(`supplierSite.inbox.receipt.${receipt}`)}</span>}
        {row.isEmailConfirmed ? null : (
          <span className={styles.waits}>
            <Icon name="warning" small />
            {text('supplierSite.buyer.email.none')}
          </span>
        )}
        <OwnerNote assignedTo={row.assignedTo} />
      </p>
    </li>
  );
}
