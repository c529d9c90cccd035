import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { MeetingAnswerEvent } from '@fairhall/core/meeting/supplier/meeting-answer.machine';
import { type MeetingAnswerView, meetingAnswerStart } from '@fairhall/core/meeting/supplier/meeting-answer.view';
import { readQuery } from '@fairhall/core/routes/query';
import { getComma } from '@fairhall/core/site/comma';
import { getFormat } from '@fairhall/core/site/format';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FormFailure } from '../../forms/form-notice.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { OutcomeActions, OutcomePanel } from '../../ui/outcome-panel.tsx';
import { standName } from '../../ui/stand-name.ts';
import { StandPlate } from '../../ui/stand-plate.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import type { MeetingAnswerData } from './meeting-answer-data.ts';
import { MeetingNotes, MeetingTime, MeetingVisitor } from './meeting-words.tsx';
import styles from './meetings.module.css';
import { ReasonField } from './reason-field.tsx';

interface AnswerProps {
  readonly view: MeetingAnswerView;
  readonly send: (event: MeetingAnswerEvent) => void;
  readonly countries: MeetingAnswerData['countries'];
}

/** The page of a link in an email about a meeting request: shows the request and one button, without a login. D-30 */
export function MeetingAnswer({ data: { isAccepting, countries } }: { data: MeetingAnswerData }) {
  const { search } = useLocation();
  const { view, send } = useSupplierFlow<MeetingAnswerView, MeetingAnswerEvent>({
    start: meetingAnswerStart({ isAccepting }),
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) => {
      const { openMeetingAnswer } = await loadModule(
        () => import('@fairhall/core/meeting/supplier/meeting-answer.page'),
      );
      const { token = '' } = readQuery(new URLSearchParams(search));
      return openMeetingAnswer(ports, { token, isAccepting });
    },
  });
  const panel = useRef<HTMLDivElement>(null);
  const { state, busy } = view;
  const before = useRef(state);
  // Moves the focus to the new content, so that a screen reader announces it.
  useEffect(() => {
    if (before.current !== state) panel.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <div className="wrap" data-page="meetingAnswer" data-state={state} aria-busy={busy}>
      <div ref={panel} className={styles.request} tabIndex={-1}>
        <Outcome view={view} send={send} countries={countries} />
      </div>
    </div>
  );
}

const STATE_LOOKS = {
  loading: { icon: 'calendar', tone: 'plain' },
  asking: { icon: 'calendar', tone: 'plain' },
  answered: { icon: 'check', tone: 'good' },
  ended: { icon: 'warning', tone: 'plain' },
  failed: { icon: 'warning', tone: 'bad' },
} as const;

function Outcome({ view, send, countries }: AnswerProps) {
  const texts = useTexts();
  const href = hrefOf(useBoot());
  const { state, title, text, meeting, message, canRetry } = view;
  const values =
    text?.values &&
    Object.fromEntries(Object.entries(text.values).map(([name, value]) => [name, wrapInIsolate(value)]));
  return (
    <OutcomePanel {...STATE_LOOKS[state]} title={texts.text(title)}>
      {text === null ? null : <p>{texts.text(text.key, values)}</p>}
      {state !== 'failed' || message === null ? null : <p>{toDisplayText(texts, message)}</p>}
      {state === 'loading' ? (
        <noscript>
          <p>{texts.text('supplierSite.noscript')}</p>
        </noscript>
      ) : null}
      {meeting === null ? null : <MeetingRequest meeting={meeting} country={countries[meeting.countryId] ?? ''} />}
      {state === 'asking' ? <AnswerForm view={view} send={send} /> : null}
      {state === 'loading' || state === 'asking' ? null : (
        <OutcomeActions>
          {canRetry ? (
            <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
              {texts.text('page.tryAgain')}
            </button>
          ) : null}
          <a className={canRetry ? 'button' : 'button primary'} href={href('supplierMeetings', {})}>
            {texts.text('meetingAnswer.toMeetings')}
          </a>
        </OutcomeActions>
      )}
    </OutcomePanel>
  );
}

interface MeetingRequestProps {
  readonly meeting: NonNullable<MeetingAnswerView['meeting']>;
  readonly country: string;
}

/** The request: visitor, time and place. */
function MeetingRequest({ meeting, country }: MeetingRequestProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { date, slot, hall, standNo, supplierName, exhibitionName, remark } = meeting;
  return (
    <div className={styles.facts}>
      <div className={styles.words}>
        <MeetingVisitor {...meeting} country={country} />
        <p>
          {`${getFormat(lang).dateRange({ from: date, to: date })}${getComma(lang)}`}
          <MeetingTime slot={slot} />
        </p>
        <p className="meta">
          {exhibitionName === '' ? null : (
            <>
              <bdi>{exhibitionName}</bdi>
              {getComma(lang)}
            </>
          )}
          {text('meetingAnswer.stand', { supplier: wrapInIsolate(supplierName) })}
        </p>
        <MeetingNotes remark={remark} />
      </div>
      <StandPlate name={standName(hall, standNo)} />
    </div>
  );
}

function AnswerForm({ view, send }: Pick<AnswerProps, 'view' | 'send'>) {
  const { text } = useTexts();
  const { isAccepting, reason, submit, message } = view;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={handleSubmit} data-form="meetingAnswer">
      {isAccepting ? null : <ReasonField value={reason} onType={(value) => send({ type: 'reason.changed', value })} />}
      <FormFailure message={message} />
      <SubmitButton view={submit}>{text(isAccepting ? 'meetingAnswer.accept' : 'meetingAnswer.decline')}</SubmitButton>
    </form>
  );
}
