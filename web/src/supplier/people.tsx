import type { PeopleEvent } from '@fairhall/core/supplier/people.machine';
import { type PeopleView, SUPPLIER_PEOPLE_START } from '@fairhall/core/supplier/people.view';
import { useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { SupplierPage } from '../supplier-site/supplier-page.tsx';
import { useSupplierFlow } from '../supplier-site/use-supplier-flow.ts';
import { OutcomePanel } from '../ui/outcome-panel.tsx';
import { ListHead } from '../ui/row-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitationList, PersonList } from './people-lists.tsx';

type Send = (event: PeopleEvent) => void;

/** The supplier's staff: invites colleagues, changes their rights and removes them. D-65 */
export function SupplierPeople() {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<PeopleView, PeopleEvent>({
    start: SUPPLIER_PEOPLE_START,
    atOnce: true,
    isRequest: ({ type }) => type === 'form.submitted',
    open: async (ports) => (await loadModule(() => import('@fairhall/core/supplier/people.page'))).openPeople(ports),
  });
  return (
    <SupplierPage
      name="supplierPeople"
      view={view}
      loading={text('supplierSite.people.loading')}
      failed={text('supplierSite.people.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      {view.state === 'notAllowed' ? <PageNotAllowed /> : <PersonLists view={view} send={send} />}
    </SupplierPage>
  );
}

/** Shown to staff who may not manage people. */
function PageNotAllowed() {
  const { text } = useTexts();
  return (
    <OutcomePanel icon="people" tone="plain" title={text('supplierSite.people.notAllowed.title')}>
      <p>{text('supplierSite.people.notAllowed.text')}</p>
    </OutcomePanel>
  );
}

function PersonLists({ view, send }: { view: PeopleView; send: Send }) {
  const { text } = useTexts();
  return (
    <>
      <ListHead title={<h1>{text('supplierSite.people.heading')}</h1>} />
      <PersonList view={view} send={send} />
      <InvitationList view={view} send={send} />
      <InviteForm view={view} send={send} />
    </>
  );
}
