import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './home-lists.module.css';
import { HomePanel } from './home-panel.tsx';

/** How often buyers viewed the supplier's products and its own page in the last 30 days. D-57 */
export function HomeViews({ views }: { views: SupplierHome['views'] }) {
  const { number } = getFormat(useBoot().lang);
  const { text } = useTexts();
  return (
    <HomePanel name="views" title={text('supplierHome.views')}>
      <dl className={styles.figures}>
        {(['products', 'store'] as const).map((kind) => (
          <div key={kind} data-views={kind}>
            <dt>{text(`supplierHome.views.${kind}`)}</dt>
            <dd>{number(views[kind])}</dd>
          </div>
        ))}
      </dl>
    </HomePanel>
  );
}
