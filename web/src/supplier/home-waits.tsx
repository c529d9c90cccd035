import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './home-lists.module.css';
import { HomePanel } from './home-panel.tsx';

interface Waiting {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  readonly href: string;
}

/** What waits for the supplier besides enquiries, each with a link; nothing if nothing does. D-05 */
export function HomeWaits({ home }: { home: SupplierHome }) {
  const { text } = useTexts();
  const lines = useWaitingLines(home);
  if (lines.length === 0) return null;
  return (
    <HomePanel name="waits" title={text('supplierHome.waits')}>
      <ul className={styles.links}>
        {lines.map((line) => (
          <li key={line.key} data-waits={line.key}>
            <a href={line.href}>
              <Icon name={line.icon} />
              <span>{line.text}</span>
              <Icon name="arrow" small flip />
            </a>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}

function useWaitingLines({ meetings, orders, changes, certificates }: SupplierHome): readonly Waiting[] {
  const boot = useBoot();
  const { text, counted } = useTexts();
  const { number } = getFormat(boot.lang);
  const href = hrefOf(boot);
  const line = (key: 'meetings' | 'orders' | 'changes' | 'rejected', icon: IconName, count: number, address: string) =>
    count === 0
      ? []
      : [{ key, icon, text: counted(`supplierHome.waits.${key}`, count, { count: number(count) }), href: address }];
  const products = href('supplierProducts', {});
  return [
    ...line('meetings', 'calendar', meetings.waiting, href('supplierMeetings', {})),
    ...line('orders', 'document', orders.waiting, href('supplierOrders', {})),
    ...line('rejected', 'warning', changes.rejected, products),
    ...line('changes', 'clock', changes.waiting, products),
    ...certificates.ending.map(({ certificateId, name, daysLeft }) => ({
      key: certificateId,
      icon: 'badge' as const,
      text:
        daysLeft === 0
          ? text('supplierHome.waits.certificate.today', { name: wrapInIsolate(name) })
          : counted('supplierHome.waits.certificate', daysLeft, { name: wrapInIsolate(name), count: number(daysLeft) }),
      href: href('supplierCertificates', {}),
    })),
  ];
}
