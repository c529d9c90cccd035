import { imageUrl } from '@fairhall/core/contract/resource';
import type { InboxRowView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { RowPicture, rowLook } from '../../ui/row-list.tsx';
import styles from './inbox.module.css';

/**
 * One enquiry of the inbox: its sender, its subject, the beginning of its text, and how long it has been waiting if
 * that is long.
 */
export function InboxRow({ row }: { row: InboxRowView }) {
  const boot = useBoot();
  const { text, counted } = useTexts();
  const { shortDate, number } = getFormat(boot.lang);
  const { id, target, from, isUnread, lastTime, waitsHours } = row;
  return (
    <li className={`${rowLook} ${styles.row}`} data-enquiry={id} data-unread={isUnread ? '' : undefined}>
      <RowPicture src={target.image === '' ? null : imageUrl(boot.imageServer, target.image, 166)} icon="mail" />
      <p className={styles.who}>
        <bdi>{from === '' ? text('supplierSite.inbox.buyer') : from}</bdi>
        <span className="meta number">{shortDate(lastTime)}</span>
        {isUnread ? <span className={styles.dot}>{text('supplierSite.inbox.unread')}</span> : null}
      </p>
      <a className={styles.words} href={hrefOf(boot)('supplierThread', { enquiryId: id })}>
        <b>
          <bdi>{target.type === 'supplier' ? text('supplierSite.inbox.general') : target.name}</bdi>
        </b>
        <bdi className={styles.text}>{row.text}</bdi>
      </a>
      {waitsHours === null ? null : (
        <p className={styles.waits}>
          <Icon name="warning" small />
          {counted('supplierSite.inbox.waits', waitsHours, { count: number(waitsHours) })}
        </p>
      )}
    </li>
  );
}
