import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { getZoneDay } from '@fairhall/core/site/zone-day';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './supplier-down-note.module.css';

/** Says on the supplier's home page since when buyers do not see the company, and why; nothing if they see it. D-94 */
export function SupplierDownNote({ info, takenDown }: Pick<SupplierHome, 'info' | 'takenDown'>) {
  const boot = useBoot();
  const { text } = useTexts();
  if (takenDown === null) return null;
  const date = getFormat(boot.lang).date(getZoneDay(info.timeZone, takenDown.since));
  return (
    <section className={`panel ${styles.note}`} data-own-taken-down="">
      <Icon name="warning" />
      <div>
        <b className={styles.title}>{text('supplierHome.takenDown')}</b>
        <p>{text('supplierHome.takenDown.about', { date })}</p>
        <blockquote dir="auto">{takenDown.reason}</blockquote>
      </div>
    </section>
  );
}
