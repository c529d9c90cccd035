import { imageUrl } from '@fairhall/core/contract/resource';
import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { rowView } from '@fairhall/core/enquiry/supplier/inbox.view';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { EnquirySender } from '../supplier-site/enquiry-sender.tsx';
import { MessageTime } from '../supplier-site/message-time.tsx';
import { OwnerNote } from '../supplier-site/owner-note.tsx';
import { WaitNote } from '../supplier-site/wait-note.tsx';
import { RowPicture } from '../ui/row-list.tsx';
import styles from './home-enquiries.module.css';
import { HomePanel } from './home-panel.tsx';

interface HomeEnquiriesProps {
  readonly enquiries: SupplierHome['enquiries'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The enquiries that wait longest for the supplier's reply; only the first has a filled button. D-05 */
export function HomeEnquiries({ enquiries, now }: HomeEnquiriesProps) {
  const boot = useBoot();
  const { text, counted } = useTexts();
  const inbox = hrefOf(boot)('supplierInbox', {});
  const more = enquiries.waiting - enquiries.longest.length;
  return (
    <HomePanel
      name="enquiries"
      title={text('supplierHome.inbox')}
      link={{ href: inbox, text: text('supplierHome.inbox.all') }}
      isFirst
    >
      {enquiries.longest.length === 0 ? (
        <p className={styles.none}>{text('supplierSite.inbox.empty.waiting')}</p>
      ) : (
        <ul>
          {enquiries.longest.map((row, index) => (
            <HomeEnquiry key={row.enquiryId} row={row} now={now} isFirst={index === 0} />
          ))}
        </ul>
      )}
      {more > 0 ? (
        <a className={`link ${styles.more}`} href={inbox}>
          {counted('supplierHome.inbox.more', more, { count: getFormat(boot.lang).number(more) })}
        </a>
      ) : null}
    </HomePanel>
  );
}

type Row = SupplierHome['enquiries']['longest'][number];

function HomeEnquiry({ row, now, isFirst }: { row: Row; now: number; isFirst: boolean }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { target, waitsHours, lastTime } = rowView(row, now);
  const href = hrefOf(boot)('supplierThread', { enquiryId: row.enquiryId });
  return (
    <li className={styles.row} data-enquiry={row.enquiryId}>
      <RowPicture src={target.image === '' ? null : imageUrl(boot.imageServer, target.image, 166)} icon="mail" />
      <div className={styles.words}>
        <EnquirySender row={row} />
        <a href={href}>
          <bdi>
            {target.type === 'supplier'
              ? text('supplierSite.inbox.general')
              : target.name || text('supplierSite.inbox.gone')}
          </bdi>
        </a>
        <bdi className={styles.text}>{row.text}</bdi>
        <OwnerNote assignedTo={row.assignedTo} />
      </div>
      <p className={styles.age}>
        <MessageTime time={lastTime} />
        <WaitNote hours={waitsHours} className={styles.waits} />
      </p>
      <a className={isFirst ? 'button primary' : 'button'} href={href}>
        {text('supplierHome.inbox.reply')}
      </a>
    </li>
  );
}
