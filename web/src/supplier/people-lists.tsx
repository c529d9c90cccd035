import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import { getFormat } from '@fairhall/core/site/format';
import type { PeopleEvent } from '@fairhall/core/supplier/people.machine';
import type { PeopleView } from '@fairhall/core/supplier/people.view';
import { useBoot, useTexts } from '../page/contexts.ts';
import { ConfirmQuestion } from '../supplier-site/confirm-question.tsx';
import { RowList, rowLook } from '../ui/row-list.tsx';
import styles from './people.module.css';

interface ListProps {
  readonly view: PeopleView;
  readonly send: (event: PeopleEvent) => void;
}

/** Everyone who has an account. */
export function PersonList({ view, send }: ListProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { date } = getFormat(lang);
  return (
    <RowList count={view.people.length}>
      {view.people.map(({ accountId, name, email, right, created, isSelf }) => (
        <li key={accountId} className={`${rowLook} ${styles.row}`} data-person={accountId}>
          <p>
            <b>
              <bdi>{name || email}</bdi>
            </b>
            {isSelf ? <span className="meta"> · {text('supplierSite.people.self')}</span> : null}
          </p>
          {name === '' ? null : (
            <p className="meta">
              <bdi>{email}</bdi>
            </p>
          )}
          <p className="meta">
            {text(`supplierSite.people.right.${right}`)} ·{' '}
            <span className={styles.since}>{text('supplierSite.people.since', { date: date(created) })}</span>
          </p>
          {isSelf ? null : <PersonActions person={{ accountId, name: name || email, right }} view={view} send={send} />}
        </li>
      ))}
    </RowList>
  );
}

/** Open invitations. */
export function InvitationList({ view, send }: ListProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { date } = getFormat(lang);
  if (view.invitations.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{text('supplierSite.people.open')}</h2>
      <RowList count={view.invitations.length}>
        {view.invitations.map(({ invitationId, email, right, created, expires }) => (
          <li key={invitationId} className={`${rowLook} ${styles.row}`} data-invitation={invitationId}>
            <p>
              <b>
                <bdi>{email}</bdi>
              </b>
            </p>
            <p className="meta">
              {text(`supplierSite.people.right.${right}`)} ·{' '}
              {text('supplierSite.people.invited', { date: date(created), expires: date(expires) })}
            </p>
            <TakeBack id={invitationId} email={email} view={view} send={send} />
          </li>
        ))}
      </RowList>
    </section>
  );
}

interface PersonActionsProps extends ListProps {
  readonly person: { readonly accountId: string; readonly name: string; readonly right: SupplierRight };
}

/** The actions for a colleague's account: change its right, or end it. */
function PersonActions({
  person: { accountId: id, name, right },
  view: { removing, changing },
  send,
}: PersonActionsProps) {
  const { text } = useTexts();
  if (removing === id)
    return <Question act="remove" text={text('supplierSite.people.remove.ask', { name })} send={send} />;
  const step = right === 'manage' ? 'take' : 'give';
  if (changing?.id === id) {
    return <Question act="change" text={text(`supplierSite.people.${step}.ask`, { name })} send={send} />;
  }
  const other = right === 'manage' ? 'answer' : 'manage';
  return (
    <div className={styles.acts}>
      <button type="button" className="button" onClick={() => send({ type: 'change.requested', id, right: other })}>
        {text(`supplierSite.people.${step}`)}
      </button>
      <button type="button" className="button" onClick={() => send({ type: 'remove.requested', id })}>
        {text('supplierSite.people.remove')}
      </button>
    </div>
  );
}

/** The button that withdraws an invitation. */
function TakeBack({ id, email, view, send }: ListProps & { readonly id: string; readonly email: string }) {
  const { text } = useTexts();
  if (view.removing === id) {
    return <Question act="remove" text={text('supplierSite.people.takeBack.ask', { name: email })} send={send} />;
  }
  return (
    <div className={styles.acts}>
      <button type="button" className="button" onClick={() => send({ type: 'remove.requested', id })}>
        {text('supplierSite.people.takeBack')}
      </button>
    </div>
  );
}

interface QuestionProps {
  readonly act: 'remove' | 'change';
  readonly text: string;
  readonly send: ListProps['send'];
}

/** A confirmation, because an ended account cannot be restored, and a right should not be given by mistake. */
function Question({ act, text: question, send }: QuestionProps) {
  const { text } = useTexts();
  return (
    <ConfirmQuestion
      question={question}
      yes={text('supplierSite.people.remove.yes')}
      no={text('supplierSite.people.remove.no')}
      onConfirm={() => send({ type: `${act}.confirmed` })}
      onCancel={() => send({ type: `${act}.cancelled` })}
    />
  );
}
