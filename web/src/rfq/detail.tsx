import { hrefOf } from '../app/address.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './detail.module.css';
import type { DetailData, RequestData } from './detail-data.ts';
import { RfqStatus } from './rfq-status.tsx';

/** One of the buyer's own requests. */
export function RfqDetailPage({ data: { request, listHref } }: { data: DetailData }) {
  const { text } = useTexts();
  if (request === null) {
    return (
      <div className="wrap" data-page="rfqDetail" data-missing="">
        <OutcomePanel icon="document" tone="plain" title={text('rfq.detail.missing')}>
          <p className={styles.action}>
            <a className="button primary" href={listHref}>
              {text('rfq.detail.back')}
            </a>
          </p>
        </OutcomePanel>
      </div>
    );
  }
  return (
    <div className="wrap" data-page="rfqDetail" data-rfq={request.id}>
      <p className={styles.back}>
        <a className="link" href={listHref}>
          <Icon name="back" small flip />
          {text('rfq.detail.back')}
        </a>
      </p>
      <div className={styles.head}>
        <h1>
          <bdi>{request.title}</bdi>
        </h1>
        <RfqStatus isOpen={request.isOpen} label={request.status} />
      </div>
      <p className="meta number">
        {request.date} · <bdi>{request.number}</bdi>
      </p>
      <div className={styles.columns}>
        <Facts request={request} />
        <Answers isOpen={request.isOpen} />
      </div>
    </div>
  );
}

function Facts({ request }: { request: RequestData }) {
  const { text } = useTexts();
  const rows = [
    { label: text('rfq.tags'), value: request.product },
    { label: text('rfq.description'), value: request.description },
    { label: text('rfq.question'), value: request.question },
    { label: text('rfq.quantity'), value: request.quantity },
    { label: text('rfq.country'), value: request.country },
    { label: text('rfq.email'), value: request.email },
  ];
  return (
    <section className={`panel ${styles.facts}`} aria-label={text('rfq.detail.title')}>
      <dl>
        {rows.map(({ label, value }) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
        {request.files.length === 0 ? null : (
          <div>
            <dt>{text('rfq.detail.files')}</dt>
            <dd>
              <ul className={styles.files}>
                {request.files.map(({ name, size, href }) => (
                  <li key={href}>
                    <a className="link" href={href} download={name}>
                      <Icon name="document" small />
                      <bdi>{name}</bdi>
                    </a>{' '}
                    <small className="number">{size}</small>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** What suppliers have answered; quotations have a page of their own. */
function Answers({ isOpen }: { isOpen: boolean }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <aside className={`panel stand ${styles.answers}`}>
      {isOpen ? <p>{text('rfq.detail.quotations')}</p> : null}
      <a className="button" href={hrefOf(boot)('rfq', {})}>
        {text('rfq.list.new')}
      </a>
    </aside>
  );
}
