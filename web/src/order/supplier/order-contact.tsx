import type { ReceivedOrder } from '@fairhall/core/contract/order/calls';
import { formatPhone, toE164 } from '@fairhall/core/forms/phone-format';
import type { ReactNode } from 'react';
import { useTexts } from '../../page/contexts.ts';
import styles from './orders.module.css';

/** The contact that the buyer gave with an order. */
export function OrderContact({ contact }: Pick<ReceivedOrder, 'contact'>) {
  const { text } = useTexts();
  return (
    <dl className={styles.contact}>
      <dt className="hidden">{text('supplierSite.inbox.buyer')}</dt>
      <dd>
        <b>
          <bdi>{contact.contactName}</bdi>
        </b>
      </dd>
      <ContactRow name={text('supplierSite.orders.mobile')} href={`tel:${toE164(contact.mobile)}`}>
        {formatPhone(contact.mobile)}
      </ContactRow>
      {contact.whatsapp === undefined ? null : (
        <ContactRow
          name={text('supplierSite.orders.whatsapp')}
          href={`https://wa.me/${toE164(contact.whatsapp).replace('+', '')}`}
        >
          {formatPhone(contact.whatsapp)}
        </ContactRow>
      )}
      <ContactRow name={text('supplierSite.orders.email')} href={`mailto:${contact.email}`}>
        {contact.email}
      </ContactRow>
    </dl>
  );
}

function ContactRow({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <a className="link" href={href} dir="ltr">
          {children}
        </a>
      </dd>
    </>
  );
}
