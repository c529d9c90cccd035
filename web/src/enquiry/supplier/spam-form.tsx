import type { SpamEvent } from '@fairhall/core/enquiry/supplier/spam.machine';
import { SPAM_START, type SpamView } from '@fairhall/core/enquiry/supplier/spam.view';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormResult } from '../../forms/form-result.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-field.tsx';
import { useInvalidFocus } from '../../forms/use-form.ts';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import styles from './thread.module.css';

/** Marks an enquiry as spam, with a reason. The buyer sees only that it is closed. D-65 */
export function SpamForm({ enquiryId }: { enquiryId: string }) {
  const { text } = useTexts();
  const inbox = hrefOf(useBoot())('supplierInbox', {});
  const root = useRef<HTMLFormElement>(null);
  const { view, send } = useSupplierFlow<SpamView, SpamEvent>({
    start: SPAM_START,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/enquiry/supplier/spam.page'))).openSpam(ports, enquiryId),
  });
  useInvalidFocus(view.refusals, 'spam-reason', root);
  useEffect(() => {
    if (view.state === 'reported') location.assign(inbox);
  }, [view.state, inbox]);
  const isOpen = view.state === 'asking';
  // Scrolls to the form; the thread's reply field below it would otherwise cover half of it.
  useEffect(() => {
    if (!isOpen) return;
    root.current?.scrollIntoView({ block: 'center' });
    root.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [isOpen]);
  if (view.state === 'closed') {
    return (
      <p className={styles.spam}>
        <button type="button" data-act="spam" onClick={() => send({ type: 'spam.requested' })}>
          {text('supplierSite.spam.send')}
        </button>
      </p>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={`panel ${styles.reason}`} noValidate onSubmit={handleSubmit} data-form="spam">
      <h2>{text('supplierSite.spam.title')}</h2>
      <TextAreaField
        name="spam-reason"
        label={text('supplierSite.spam.reason')}
        help={text('supplierSite.spam.help')}
        field={view.reason}
        onType={(value) => send({ type: 'reason.changed', value })}
        onLeave={() => send({ type: 'reason.blurred' })}
        rows={2}
      />
      <FormResult message={view.message} done={null} />
      <div className={styles.ways}>
        <SubmitButton view={view.submit}>{text('supplierSite.spam.send')}</SubmitButton>
        <button type="button" className="button large" onClick={() => send({ type: 'spam.dismissed' })}>
          {text('supplierSite.spam.cancel')}
        </button>
      </div>
    </form>
  );
}
