import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import styles from './front.module.css';

/** Explains how a traffic light is determined, beside a page that shows lights. D-25 */
export function TrafficLightExplained() {
  const { text } = useTexts();
  return (
    <aside className={`panel stand ${styles.card}`} aria-labelledby="how-light">
      <h2 id="how-light">{text('light.how')}</h2>
      <p>{text('light.how.rule')}</p>
      <ul>
        {(['green', 'yellow', 'red'] as const).map((light) => (
          <li key={light}>
            <SupplierLight light={light} text={text(`supplier.light.${light}`)} />
            <span className="meta">{text(`light.how.${light}`)}</span>
          </li>
        ))}
      </ul>
      <a className="link" href={hrefOf(useBoot())('customerService', {})}>
        {text('service.title')}
      </a>
    </aside>
  );
}
