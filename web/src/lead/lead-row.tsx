import type { Lead, LeadNoteFields } from '@fairhall/core/contract/lead/supplier-calls';
import { formatPhone } from '@fairhall/core/forms/phone-format';
import type { LeadsEvent } from '@fairhall/core/lead/leads.machine';
import { getFormat } from '@fairhall/core/site/format';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { ConfirmQuestion } from '../supplier-site/confirm-question.tsx';
import { Icon } from '../ui/icon.tsx';
import { rowLook } from '../ui/row-list.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { LeadFields, type LeadWords, RatingChoice, readLeadFields } from './lead-fields.tsx';
import styles from './leads.module.css';

interface LeadRowProps {
  readonly lead: Lead;
  /** The country's name; '' for none. */
  readonly country: string;
  readonly send: (event: LeadsEvent) => void;
}

type RowState = 'shown' | 'editing' | 'asking';

/** A visitor, with the supplier's notes about them. D-62 */
export function LeadRow({ lead, country, send }: LeadRowProps) {
  const { text } = useTexts();
  const [state, setState] = useState<RowState>('shown');
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // Returns the focus to the button that opened the form, when the form closes.
  useEffect(() => {
    if (wasEditing.current && state === 'shown') edit.current?.focus();
    wasEditing.current = state === 'editing';
  }, [state]);
  const { leadId, rating, tags, note, request } = lead;
  const name = lead.contactName || text('supplierLeads.takenBack');
  const updateMarks = (marks: Partial<LeadNoteFields>) =>
    send({ type: 'marks.changed', leadId, marks: { rating, tags, note, request, ...marks } });
  return (
    <li className={`${rowLook} ${styles.row}`} data-lead={leadId} data-taken-back={lead.isTakenBack || undefined}>
      <LeadContact lead={lead} name={name} country={country} />
      <RatingChoice name={name} rating={rating} rate={(to) => updateMarks({ rating: to })} />
      {state === 'editing' ? (
        <EditForm lead={lead} save={updateMarks} close={() => setState('shown')} />
      ) : (
        <LeadNotes words={{ tags, note, request }} />
      )}
      <LeadScanNote lead={lead} />
      {state === 'asking' ? (
        <Question
          question={text('supplierLeads.remove.ask', { name: wrapInIsolate(name) })}
          yes={() => send({ type: 'lead.removed', leadId })}
          no={() => setState('shown')}
        />
      ) : null}
      {state === 'shown' ? (
        <div className={styles.acts}>
          <button ref={edit} type="button" className="button" onClick={() => setState('editing')}>
            {text('supplierLeads.edit')}
            <span className="hidden">: {wrapInIsolate(name)}</span>
          </button>
          <button type="button" className="button" onClick={() => setState('asking')}>
            <Icon name="close" small />
            {text('supplierLeads.remove')}
            <span className="hidden">: {wrapInIsolate(name)}</span>
          </button>
        </div>
      ) : null}
    </li>
  );
}

function LeadContact({ lead, name, country }: { lead: Lead; name: string; country: string }) {
  const { companyName, email, mobile, isTakenBack } = lead;
  return (
    <div className={styles.who}>
      <h2>{isTakenBack ? name : <bdi>{name}</bdi>}</h2>
      {companyName === '' ? null : (
        <p>
          <bdi>{companyName}</bdi>
        </p>
      )}
      {country === '' ? null : <p className="meta">{country}</p>}
      {email === '' ? null : (
        <a className={`link ${styles.reach}`} href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      )}
      {mobile === '' ? null : (
        <a className={`link ${styles.reach}`} href={`tel:${mobile}`} dir="ltr">
          {formatPhone(mobile)}
        </a>
      )}
    </div>
  );
}

/** The notes on a scanned badge. */
export function LeadNotes({ words: { tags, note, request } }: { words: LeadWords }) {
  const { text } = useTexts();
  if (tags.length === 0 && note === '' && request === '') return null;
  return (
    <div className={styles.written}>
      {tags.length === 0 ? null : (
        <ul aria-label={text('supplierLeads.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
      {note === '' ? null : <p dir="auto">{note}</p>}
      {request === '' ? null : (
        <>
          <p className="meta">{text('supplierLeads.request.shown')}</p>
          <p dir="auto" data-request="">
            {request}
          </p>
        </>
      )}
    </div>
  );
}

/** Date, scanner and exhibition of the scan. */
function LeadScanNote({ lead: { scannedAt, scannedBy, exhibitionName, badgeNo } }: { lead: Lead }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const date = getFormat(lang).date(scannedAt);
  return (
    <p className={`meta ${styles.scanned}`}>
      {scannedBy === ''
        ? text('supplierLeads.scanned', { date })
        : text('supplierLeads.scanned.by', { date, name: wrapInIsolate(scannedBy) })}
      {exhibitionName === '' ? null : (
        <>
          {' · '}
          <bdi>{exhibitionName}</bdi>
        </>
      )}
      {badgeNo === '' ? null : (
        <>
          {' · '}
          {text('badge.number')} <bdi className="number">{badgeNo}</bdi>
        </>
      )}
    </p>
  );
}

interface EditFormProps {
  readonly lead: Lead;
  readonly save: (words: LeadWords) => void;
  readonly close: () => void;
}

/** A form for tags, note and request. Saved values show at once. */
function EditForm({ lead: { tags, note, request }, save, close }: EditFormProps) {
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(readLeadFields(event.currentTarget));
    close();
  };
  return (
    <form ref={form} method="post" className={styles.fields} data-form="marks" onSubmit={submit}>
      <LeadFields marks={{ tags, note, request }} />
      <div className={styles.acts}>
        <button type="submit" className="button primary">
          {text('supplierLeads.save')}
        </button>
        <button type="button" className="button" onClick={close}>
          {text('supplierLeads.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Asks for a confirmation, since a removal cannot be undone. */
export function Question({ question, yes, no }: { question: string; yes: () => void; no: () => void }) {
  const { text } = useTexts();
  return (
    <ConfirmQuestion
      question={question}
      yes={text('supplierLeads.remove.yes')}
      no={text('supplierLeads.remove.no')}
      onConfirm={yes}
      onCancel={no}
    />
  );
}
