import { formatUnitQuantity } from '@fairhall/core/catalogue/unit';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import type { ReactNode } from 'react';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './thread-subject.module.css';

interface SubjectProps {
  readonly thread: ThreadContentView;
  /** The page's title, on layouts that show it here. */
  readonly children?: ReactNode;
}

/** The item that an enquiry is about, as a link while it is still offered. */
export function ThreadSubject({ thread: { subject }, children }: SubjectProps) {
  const boot = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const { link, quantity, unit, order } = subject;
  return (
    <header className={styles.subject} data-subject={subject.type}>
      <Picture image={subject.image} />
      <div>
        {children}
        {link === null ? (
          <p className="meta">{text('thread.subject.gone')}</p>
        ) : (
          <a href={linkHref(hrefOf(boot))(link)}>
            <bdi>{subject.name}</bdi>
            <Icon name="arrow" small flip />
          </a>
        )}
        {quantity === null ? null : (
          <p className="meta number">
            {unit === undefined
              ? text('thread.subject.quantity', { quantity: getFormat(boot.lang).number(quantity) })
              : formatUnitQuantity(texts, boot.lang, unit, quantity, 'thread.subject.quantity')}
          </p>
        )}
        {order === null ? null : (
          <a className="number" href={linkHref(hrefOf(boot))(order.link)} data-order={order.orderNo}>
            {text('thread.subject.order', { number: wrapInIsolate(order.orderNo) })}
          </a>
        )}
      </div>
    </header>
  );
}

function Picture({ image }: { image: string }) {
  const { imageServer } = useBoot();
  if (image === '') {
    return (
      <span className={styles.sign}>
        <Icon name="mail" />
      </span>
    );
  }
  return <img src={imageUrl(imageServer, image, 166)} alt="" width="72" height="72" />;
}
