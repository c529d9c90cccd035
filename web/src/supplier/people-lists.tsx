import { formatFor } from '@fairhall/core/site/format';
import type { PeopleEvent } from '@fairhall/core/supplier/people.machine';
import type { PeopleView } from '@fairhall/core/supplier/people.view';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './people.module.css';

interface ListProps {
  readonly view: PeopleView;
  readonly send: (event: PeopleEvent) => void;
}

/** Everybody who has an account. */
export function Persons({ view, send }: ListProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { date } = formatFor(lang);
  return (
    <ul className={`panel ${styles.rows}`}>
      {view.people.map(({ accountId, name, email, right, created, isSelf }) => (
        <li key={accountId} className={styles.row} data-person={accountId}>
          <p>
            <b>
              <bdi>{name}</bdi>
            </b>
            {isSelf ? <span className="meta"> · {text('supplierSite.people.self')}</span> : null}
          </p>
          <p className="meta">
            <bdi>{email}</bdi> · {text(`supplierSite.people.right.${right}`)} ·{' '}
            {text('supplierSite.people.since', { date: date(created) })}
          </p>
          {isSelf ? null : (
            <Removal id={accountId} view={view} send={send} question={text('supplierSite.people.remove.ask', { name })}>
              {text('supplierSite.people.remove')}
            </Removal>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who is invited and has not come yet. */
export function Invitations({ view, send }: ListProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { date } = formatFor(lang);
  if (view.invitations.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{text('supplierSite.people.open')}</h2>
      <ul className={`panel ${styles.rows}`}>
        {view.invitations.map(({ invitationId, email, right, created, expires }) => (
          <li key={invitationId} className={styles.row} data-invitation={invitationId}>
            <p>
              <b>
                <bdi>{email}</bdi>
              </b>
            </p>
            <p className="meta">
              {text(`supplierSite.people.right.${right}`)} ·{' '}
              {text('supplierSite.people.invited', { date: date(created), expires: date(expires) })}
            </p>
            <Removal
              id={invitationId}
              view={view}
              send={send}
              question={text('supplierSite.people.takeBack.ask', { name: email })}
            >
              {text('supplierSite.people.takeBack')}
            </Removal>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RemovalProps extends ListProps {
  readonly id: string;
  readonly question: string;
  readonly children: ReactNode;
}

/** Asks once more in its own place, since an account that is ended does not come back. */
function Removal({ id, view, send, question, children }: RemovalProps) {
  const { text } = useTexts();
  const no = useRef<HTMLButtonElement>(null);
  const isAsked = view.removing === id;
  useEffect(() => {
    if (isAsked) no.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button type="button" className="button" onClick={() => send({ type: 'remove.requested', id })}>
        {children}
      </button>
    );
  }
  return (
    <div className={styles.ask} role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <button ref={no} type="button" className="button" onClick={() => send({ type: 'remove.cancelled' })}>
        {text('supplierSite.people.remove.no')}
      </button>
      <button type="button" className="button" onClick={() => send({ type: 'remove.confirmed' })}>
        {text('supplierSite.people.remove.yes')}
      </button>
    </div>
  );
}
