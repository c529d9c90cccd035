import { getFormat } from '@fairhall/core/site/format';
import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './buyer-facts.module.css';

interface BuyerFactsProps {
  readonly thread: Pick<ThreadContentView, 'buyer'>;
}

/** What the supplier may know of the buyer: who, what is confirmed and what is not, and what they asked before. D-65 */
export function BuyerFacts({ thread: { buyer } }: BuyerFactsProps) {
  const { text } = useTexts();
  if (buyer === null) return null;
  return (
    <section className={styles.facts} data-buyer-facts="">
      <h2>{text('supplierSite.buyer.title')}</h2>
      <BuyerFactLists buyer={buyer} />
    </section>
  );
}

/** The same facts where they have no room of their own: closed until they are asked for. */
export function BuyerFactsDisclosure({ thread: { buyer } }: BuyerFactsProps) {
  const { text } = useTexts();
  if (buyer === null) return null;
  return (
    <details className={styles.folded} data-buyer-facts="">
      <summary>
        <h2>{text('supplierSite.buyer.title')}</h2>
        <Icon name="chevron" small />
      </summary>
      <div className={styles.facts}>
        <BuyerFactLists buyer={buyer} />
      </div>
    </details>
  );
}

function BuyerFactLists({ buyer }: { buyer: NonNullable<ThreadContentView['buyer']> }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number, countryName } = getFormat(lang);
  const { company, countryCode, isEmailConfirmed } = buyer;
  const counts = [
    ['enquiries', buyer.enquiries],
    ['orders', buyer.orders],
  ] as const;
  return (
    <>
      <dl className={styles.who}>
        <div>
          <dt>{text('supplierSite.buyer.company')}</dt>
          <dd>
            {company === '' ? (
              <span className="meta">{text('supplierSite.buyer.company.none')}</span>
            ) : (
              <bdi>{company}</bdi>
            )}
          </dd>
        </div>
        <div>
          <dt>{text('supplierSite.buyer.country')}</dt>
          <dd>
            {countryCode === '' ? (
              <span className="meta">{text('supplierSite.buyer.country.none')}</span>
            ) : (
              countryName(countryCode)
            )}
          </dd>
        </div>
      </dl>
      <h3>{text('supplierSite.buyer.confirmed')}</h3>
      <ul className={styles.confirmed}>
        <li data-confirmed={isEmailConfirmed}>
          <Icon name={isEmailConfirmed ? 'check' : 'close'} small />
          {text(isEmailConfirmed ? 'supplierSite.inbox.confirmed' : 'supplierSite.buyer.email.none')}
        </li>
        <li data-confirmed="false">
          <Icon name="close" small />
          {text('supplierSite.buyer.unchecked')}
        </li>
      </ul>
      <h3>{text('supplierSite.buyer.withYou')}</h3>
      <dl className={styles.counts}>
        {counts.map(([kind, count]) => (
          <div key={kind} data-count={kind}>
            <dt>{text(`supplierSite.buyer.${kind}`)}</dt>
            <dd className="number">{number(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
