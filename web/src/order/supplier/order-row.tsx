import { unitCount } from '@fairhall/core/catalogue/unit';
import { priceTotal } from '@fairhall/core/contract/catalogue/price-tier';
import type { ReceivedOrder } from '@fairhall/core/contract/order/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { formatPhone, toE164 } from '@fairhall/core/forms/phone-format';
import { getFormat } from '@fairhall/core/site/format';
import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { RowPicture, rowLook } from '../../ui/row-list.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import styles from './orders.module.css';

/** One order: product, quantity, price, and the buyer's contact details. */
export function OrderRow({ row }: { row: ReceivedOrder }) {
  const { lang, imageServer } = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const format = getFormat(lang);
  const { orderNo, productName, image, quantity, unit, price, currency, remark, contact, createTime } = row;
  return (
    <li className={`${rowLook} ${styles.row}`} data-order={orderNo}>
      <RowPicture src={image === '' ? null : imageUrl(imageServer, image, 166)} icon="document" />
      <div className={styles.words}>
        <b>
          <bdi>{productName}</bdi>
        </b>
        <p>
          <b>{unitCount(texts, lang, unit, quantity)}</b>
          {' · '}
          {price === null
            ? text('supplierSite.orders.onRequest')
            : text('supplierSite.orders.price', {
                price: format.price(price, currency),
                total: format.total(priceTotal(price, quantity), currency),
              })}
        </p>
        {remark === '' ? null : (
          <p className={styles.remark} dir="auto">
            {remark}
          </p>
        )}
        <p className="meta number">
          {text('supplierSite.orders.number', { number: wrapInIsolate(orderNo) })} · {format.date(createTime)}
        </p>
      </div>
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
    </li>
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
