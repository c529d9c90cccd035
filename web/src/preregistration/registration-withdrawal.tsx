import type { Ports } from '@fairhall/adapters/ports';
import { badgeCacheKey } from '@fairhall/core/badge/keys';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import type { WithdrawalEvent } from '@fairhall/core/preregistration/withdraw.machine';
import { type WithdrawalView, withdrawStart } from '@fairhall/core/preregistration/withdraw.view';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormFailure } from '../forms/form-notice.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { notifyRegistered } from '../login/stored-registrations.ts';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';
import type { IconName } from '../ui/icon.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import type { PreregistrationData } from './preregistration-data.ts';
import styles from './registration-withdrawal.module.css';

type WithdrawalFlow = UsedFlow<WithdrawalView, WithdrawalEvent>;

interface RegistrationWithdrawalProps {
  readonly data: PreregistrationData;
  /** The token of the email; '' if the address has none. */
  readonly pretoken: string;
}

/** Withdraws a registration by the link of the badge's email. D-33 THR-04 */
export function RegistrationWithdrawal({ data, pretoken }: RegistrationWithdrawalProps) {
  const root = useRef<HTMLDivElement>(null);
  const flow = useWithdrawal({ pretoken, exhibitionId: data.show.exhibitionId });
  const { state, busy } = flow.view;
  const before = useRef(state);
  // Moves the focus to the new content, so that a screen reader announces it.
  useEffect(() => {
    if (before.current !== state) root.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <div ref={root} className={styles.place} tabIndex={-1} data-part="withdrawal" data-state={state} aria-busy={busy}>
      {state === 'asking' ? <Question data={data} flow={flow} /> : <Outcome data={data} flow={flow} />}
    </div>
  );
}

function useWithdrawal(opening: { readonly pretoken: string; readonly exhibitionId: string }): WithdrawalFlow {
  const boot = useBoot();
  return useFlow<WithdrawalView, WithdrawalEvent>({
    start: withdrawStart(opening),
    echo: (view) => view,
    atOnce: opening.pretoken !== '',
    open: async (ports) => {
      const [{ openFrontGateway }, { openWithdrawal }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/preregistration/withdraw.page')),
      ]);
      const flow = openWithdrawal({ ...ports, front: openFrontGateway(boot, ports) }, opening);
      flow.subscribe(() => {
        if (flow.view().state === 'withdrawn') forgetBadge(ports, flow.view().badgeNo);
      });
      return flow;
    },
  });
}

/** Deletes the badge that this device stores for use without a network. */
function forgetBadge({ storage }: Ports, badgeNo: string): void {
  const slot = storage.slot(badgeCacheKey);
  const stored = slot.read();
  if (stored !== null) slot.save({ ...stored, value: stored.value.filter((badge) => badge.badgeNo !== badgeNo) });
  notifyRegistered();
}

interface PartProps {
  readonly data: PreregistrationData;
  readonly flow: WithdrawalFlow;
}

function Question({ data: { show, links }, flow: { view, send } }: PartProps) {
  const { text } = useTexts();
  const { badgeNo, contactName, email } = view;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      onFocus={prepareToasts}
      onSubmit={handleSubmit}
      data-form="withdraw"
    >
      <h1>{text('preregistrationPage.withdraw.title')}</h1>
      <dl>
        <dt>{text('preregistrationPage.withdraw.exhibition')}</dt>
        <dd>
          <bdi>{show.name}</bdi> · <bdi>{show.days}</bdi>
        </dd>
        <dt>{text('preregistrationPage.withdraw.person')}</dt>
        <dd>
          <bdi>{contactName}</bdi> · <bdi dir="ltr">{toUnicodeEmail(email)}</bdi>
        </dd>
        <dt>{text('preregistrationPage.badge')}</dt>
        <dd>
          <bdi dir="ltr">{badgeNo}</bdi>
        </dd>
      </dl>
      <p>{text('preregistrationPage.withdraw.text')}</p>
      <FormFailure message={view.message} />
      <div className={styles.ways}>
        <SubmitButton view={view.submit}>{text('preregistrationPage.withdraw.do')}</SubmitButton>
        <a className="button large" href={links.home}>
          {text('preregistrationPage.withdraw.keep')}
        </a>
      </div>
    </form>
  );
}

const STATE_ICONS = {
  checking: { icon: 'mail', tone: 'plain' },
  asking: { icon: 'mail', tone: 'plain' },
  unavailable: { icon: 'warning', tone: 'bad' },
  withdrawn: { icon: 'check', tone: 'good' },
  over: { icon: 'calendar', tone: 'plain' },
  unknown: { icon: 'warning', tone: 'bad' },
} as const satisfies Record<WithdrawalView['state'], { icon: IconName; tone: 'good' | 'bad' | 'plain' }>;

function Outcome({ data: { links, show }, flow: { view, send } }: PartProps) {
  const texts = useTexts();
  const { state, title, message, badgeNo } = view;
  return (
    <OutcomePanel {...STATE_ICONS[state]} title={texts.text(title.key, title.values)}>
      {view.text === null ? null : <p>{texts.text(view.text.key, view.text.values)}</p>}
      {state === 'withdrawn' && badgeNo !== '' ? (
        <p>{texts.text('preregistrationPage.withdrawn.badge', { badgeNo: wrapInIsolate(badgeNo) })}</p>
      ) : null}
      {message === null ? null : <p>{toDisplayText(texts, message)}</p>}
      <OutcomeActions>
        {view.canRetry ? (
          <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
            {texts.text('page.tryAgain')}
          </button>
        ) : null}
        {state === 'checking' ? null : (
          <a className="button" href={links.home}>
            {texts.text('preregistrationPage.toExhibition')}
          </a>
        )}
        {state === 'withdrawn' && show.isOpen ? (
          <a className="button" href={links.preregister}>
            {texts.text('preregistrationPage.withdrawn.again')}
          </a>
        ) : null}
      </OutcomeActions>
    </OutcomePanel>
  );
}
