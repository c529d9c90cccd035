import { FormColumns, FormSideCard } from '../forms/form-page.tsx';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import { SupplierOffers } from '../ui/supplier-offers.tsx';
import styles from './detail.module.css';
import type { DetailData, RequestData } from './detail-data.ts';
import { RfqFactRows, renderProductNames, renderWrittenText } from './fact-rows.tsx';
import { RfqActions, RfqEnding } from './rfq-actions.tsx';
import { RfqMissing } from './rfq-missing.tsx';

/** One of the buyer's own requests. */
export function RfqDetailPage({ data: { request, listHref } }: { data: DetailData }) {
  const { text } = useTexts();
  if (request === null) return <RfqMissing page="rfqDetail" />;
  return (
    <div className="wrap bleed" data-page="rfqDetail" data-rfq={request.id}>
      <header className={styles.head}>
        <p>
          <a className="link" href={listHref}>
            <Icon name="back" small flip />
            {text('rfq.detail.back')}
          </a>
        </p>
        <div>
          <h1>
            <bdi>{request.title}</bdi>
          </h1>
          <Status tone={request.isOpen ? 'open' : 'over'} label={request.status} />
        </div>
        <p className="meta number">
          {request.date} · <bdi>{request.number}</bdi>
        </p>
      </header>
      <FormColumns aside={<RfqAnswers request={request} />}>
        <RfqFacts request={request} />
      </FormColumns>
    </div>
  );
}

function RfqFacts({ request }: { request: RequestData }) {
  const { text } = useTexts();
  const facts = [
    { label: text('rfq.tags'), value: renderProductNames(request.products) },
    { label: text('rfq.description'), value: renderWrittenText(request.description) },
    { label: text('rfq.question'), value: renderWrittenText(request.question) },
    { label: text('rfq.quantity'), value: request.quantity },
    { label: text('rfq.country'), value: request.country },
    { label: text('rfq.email'), value: renderWrittenText(request.email) },
    { label: text('rfq.detail.files'), value: request.files.length === 0 ? null : <FileLinks files={request.files} /> },
  ];
  return (
    <section className={`panel ${styles.facts}`} aria-label={text('rfq.detail.title')}>
      <RfqFactRows facts={facts} shape="whole" />
    </section>
  );
}

function FileLinks({ files }: Pick<RequestData, 'files'>) {
  return (
    <ul className={styles.files}>
      {files.map(({ name, size, href }) => (
        <li key={href}>
          <a className="link" href={href} download={name}>
            <Icon name="document" small />
            <bdi>{name}</bdi>
          </a>{' '}
          <small className="number">{size}</small>
        </li>
      ))}
    </ul>
  );
}

/** Who has the request, and which suppliers the buyer can ask instead. */
function RfqAnswers({ request }: { request: RequestData }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <FormSideCard>
      <RfqEnding request={request} />
      {request.reach === null ? null : <p data-reach="">{request.reach}</p>}
      {request.others === null ? null : (
        <SupplierOffers
          title={text('rfq.others.title')}
          lead={text(request.others.length === 0 ? 'rfq.others.none' : 'rfq.others.text')}
          offers={request.others}
        />
      )}
      <RfqActions request={request} />
      <div>
        <a className="button" href={hrefOf(boot)('rfq', {})}>
          {text('rfq.list.new')}
        </a>
      </div>
    </FormSideCard>
  );
}
