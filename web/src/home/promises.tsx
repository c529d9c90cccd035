import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import type { HomeData } from './home-data.ts';
import styles from './promises.module.css';

/** The three main benefits of the marketplace; one of them leads to the suppliers, on a country's site to its own. */
export function HomePromises({ country, suppliersHref }: Pick<HomeData, 'country' | 'suppliersHref'>) {
  const { text } = useTexts();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="shield" />
        <a className="link" href={suppliersHref}>
          {country === null ? text('home.facts.proof') : text('home.country.suppliers', { country: country.name })}
        </a>
        <span>{text('home.facts.proof.text')}</span>
      </li>
      <li>
        <Icon name="sort" />
        <b>{text('home.facts.prices')}</b>
        <span>{text('home.facts.prices.text')}</span>
      </li>
      <li>
        <Icon name="mail" />
        <b>{text('home.facts.enquiry')}</b>
        <span>{text('home.facts.enquiry.text')}</span>
      </li>
    </ul>
  );
}
