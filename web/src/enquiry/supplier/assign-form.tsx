import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { AssignmentEvent } from '@fairhall/core/enquiry/supplier/assignment.machine';
import { ASSIGN_START, type AssignmentView } from '@fairhall/core/enquiry/supplier/assignment.view';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import styles from './assign-form.module.css';

/**
 * Who answers an enquiry, with a choice of the team. Shown once there is a choice: to a team of two or more, and to a
 * last member as long as the enquiry is still assigned. D-65
 */
export function AssignForm({ enquiryId }: { enquiryId: string }) {
  const { view, send } = useSupplierFlow<AssignmentView, AssignmentEvent>({
    start: ASSIGN_START,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/enquiry/supplier/assignment.page'))).openAssignment(
        ports,
        enquiryId,
      ),
  });
  if (view.state === 'failed') return <AssignFailure onRetry={() => send({ type: 'retry.requested' })} />;
  if (view.state !== 'shown') return null;
  if (view.people.length < 2 && view.assignedTo === null) return null;
  return <AssignChoice view={view} send={send} />;
}

function AssignFailure({ onRetry }: { onRetry: () => void }) {
  const { text } = useTexts();
  return (
    <div className={`panel ${styles.form}`} role="alert">
      <p>{text('supplierSite.assign.failed')}</p>
      <button type="button" className="link" onClick={onRetry}>
        {text('page.tryAgain')}
      </button>
    </div>
  );
}

interface AssignChoiceProps {
  readonly view: AssignmentView;
  readonly send: (event: AssignmentEvent) => void;
}

function AssignChoice({ view, send }: AssignChoiceProps) {
  const texts = useTexts();
  const { text } = texts;
  const name = useId();
  const help = useId();
  const current = view.assignedTo?.accountId ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? current;
  const assign = (accountId: string | null) => {
    setChosen(null);
    send({ type: 'assignee.selected', accountId });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    assign(value === '' ? null : value);
  };
  return (
    <form
      className={`panel ${styles.form}`}
      onSubmit={handleSubmit}
      data-form="assign"
      data-assigned={current}
      aria-busy={view.busy}
    >
      <h2>{text('supplierSite.assign.title')}</h2>
      <label htmlFor={name}>{text('supplierSite.assign.label')}</label>
      <div className={styles.choice}>
        <select id={name} value={value} aria-describedby={help} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{text('supplierSite.assign.team')}</option>
          {view.people.map((one) => (
            <option key={one.accountId} value={one.accountId}>
              {one.isSelf ? text('supplierSite.assign.self', { name: wrapInIsolate(one.name) }) : one.name}
            </option>
          ))}
        </select>
        <button type="submit" className="button" disabled={view.busy}>
          {text('supplierSite.assign.save')}
        </button>
      </div>
      {view.canTake ? (
        <button type="button" className="link" data-act="assignToMe" onClick={() => assign(view.self)}>
          {text('supplierSite.assign.me')}
        </button>
      ) : null}
      <p className="meta" id={help}>
        {text('supplierSite.assign.help')}
      </p>
      <p role="status" className={styles.done}>
        {view.done === null ? '' : text(view.done.key, view.done.values)}
      </p>
      {view.message === null ? null : <p role="alert">{toDisplayText(texts, view.message)}</p>}
    </form>
  );
}
