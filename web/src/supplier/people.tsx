import { shownText } from '@fairhall/core/contract/error-message';
import type { PeopleEvent } from '@fairhall/core/supplier/people.machine';
import { PEOPLE_START, type PeopleView } from '@fairhall/core/supplier/people.view';
import { useTexts } from '../page/contexts.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { InviteForm } from './invite-form.tsx';
import { LoginNeeded } from './login-needed.tsx';
import styles from './people.module.css';
import { Invitations, Persons } from './people-lists.tsx';
import { SupplierBar } from './supplier-bar.tsx';
import { useSupplierFlow } from './use-supplier-flow.ts';

type Send = (event: PeopleEvent) => void;

/** Who answers for the supplier: colleagues are invited, given another right and taken out. D-65 */
export function SupplierPeople() {
  const { view, send } = useSupplierFlow<PeopleView, PeopleEvent>({
    start: PEOPLE_START,
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) => (await import('@fairhall/core/supplier/people.page')).openPeople(ports),
  });
  return (
    <div className="wrap" data-page="supplierPeople" data-state={view.state} aria-busy={view.busy}>
      <Contents view={view} send={send} />
    </div>
  );
}

function Contents({ view, send }: { view: PeopleView; send: Send }) {
  const texts = useTexts();
  const { text } = texts;
  switch (view.state) {
    case 'visitor':
      return <LoginNeeded />;
    case 'loading':
      return (
        <OutcomePanel icon="people" tone="plain" title={text('supplierSite.people.loading')}>
          <noscript>
            <p>{text('supplierSite.noscript')}</p>
          </noscript>
          <Spinner />
        </OutcomePanel>
      );
    case 'notAllowed':
      return (
        <OutcomePanel icon="people" tone="plain" title={text('supplierSite.people.notAllowed.title')}>
          <p>{text('supplierSite.people.notAllowed.text')}</p>
        </OutcomePanel>
      );
    case 'failed':
      return (
        <OutcomePanel icon="warning" tone="bad" title={text('supplierSite.people.failed')}>
          {view.message === null ? null : <p>{shownText(texts, view.message)}</p>}
          <Ways>
            <button type="button" className="button primary" onClick={() => send({ type: 'retry.requested' })}>
              {text('page.tryAgain')}
            </button>
          </Ways>
        </OutcomePanel>
      );
    case 'shown':
      return (
        <>
          <SupplierBar />
          <header className={styles.head}>
            <h1>{text('supplierSite.people.heading')}</h1>
          </header>
          <Persons view={view} send={send} />
          <Invitations view={view} send={send} />
          <InviteForm view={view} send={send} />
        </>
      );
  }
}
