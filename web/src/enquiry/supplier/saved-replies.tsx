import type { SavedRepliesEvent, SavedReplyField } from '@fairhall/core/enquiry/supplier/saved-replies.machine';
import type { SavedRepliesView } from '@fairhall/core/enquiry/supplier/saved-replies.view';
import { type FormEvent, useEffect, useRef } from 'react';
import { focusField } from '../../forms/focus-field.ts';
import { FormResult } from '../../forms/form-result.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField, TextField } from '../../forms/text-field.tsx';
import { useInvalidFocus } from '../../forms/use-form.ts';
import { useTexts } from '../../page/contexts.ts';
import { ConfirmQuestion } from '../../supplier-site/confirm-question.tsx';
import { EmptyList } from '../../supplier-site/list-parts.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListHead, RowList, rowLook } from '../../ui/row-list.tsx';
import styles from './saved-replies.module.css';
import { useSavedReplies } from './use-saved-replies.ts';

interface RepliesProps {
  readonly view: SavedRepliesView;
  readonly send: (event: SavedRepliesEvent) => void;
}

/** The replies that a supplier’s team shares: add, change and remove. D-65 */
export function SupplierSavedReplies() {
  const { text } = useTexts();
  const { view, send } = useSavedReplies();
  return (
    <SupplierPage
      name="supplierSavedReplies"
      view={view}
      loading={text('savedReplies.loading')}
      failed={text('savedReplies.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <ReplyList view={view} send={send} />
    </SupplierPage>
  );
}

function ReplyList({ view, send }: RepliesProps) {
  const { text } = useTexts();
  const { form, replies, hasRoom, max } = view;
  return (
    <>
      <ListHead
        title={<h1>{text('savedReplies.heading')}</h1>}
        action={
          hasRoom && form === null ? (
            <button type="button" className="button primary" onClick={() => send({ type: 'form.opened', id: '' })}>
              <Icon name="plus" small />
              {text('savedReplies.add')}
            </button>
          ) : null
        }
      >
        <p>{text('savedReplies.lead')}</p>
        {hasRoom ? null : <p className="meta">{text('savedReplies.full', { max })}</p>}
      </ListHead>
      <div className={styles.done}>
        <FormResult
          message={form === null ? view.message : null}
          done={view.done === null ? null : text(view.done.key, view.done.values)}
        />
      </div>
      {form === null ? null : <ReplyForm key={form.id} form={form} message={view.message} send={send} />}
      {replies.length === 0 && form === null ? <EmptyList icon="mail" text={text('savedReplies.empty')} /> : null}
      {replies.length === 0 ? null : (
        <RowList count={replies.length}>
          {replies.map((reply) => (
            <li key={reply.replyId} className={`${rowLook} ${styles.row}`} data-reply={reply.replyId}>
              <h2>
                <bdi>{reply.title}</bdi>
              </h2>
              <p className={styles.text} dir="auto">
                {reply.text}
              </p>
              <ReplyActions reply={reply} view={view} send={send} />
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}

function ReplyActions({
  reply: { replyId: id, title },
  view,
  send,
}: RepliesProps & { readonly reply: SavedRepliesView['replies'][number] }) {
  const { text } = useTexts();
  if (view.removing === id)
    return (
      <ConfirmQuestion
        question={text('savedReplies.remove.ask', { title })}
        yes={text('savedReplies.remove.yes')}
        no={text('savedReplies.remove.no')}
        onConfirm={() => send({ type: 'remove.confirmed' })}
        onCancel={() => send({ type: 'remove.cancelled' })}
      />
    );
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className="button"
        aria-label={text('savedReplies.edit.name', { title })}
        onClick={() => send({ type: 'form.opened', id })}
      >
        {text('savedReplies.edit')}
      </button>
      <button
        type="button"
        className="button"
        aria-label={text('savedReplies.remove.name', { title })}
        onClick={() => send({ type: 'remove.requested', id })}
      >
        {text('savedReplies.remove')}
      </button>
    </div>
  );
}

interface ReplyFormProps extends Pick<RepliesProps, 'send'> {
  readonly form: NonNullable<SavedRepliesView['form']>;
  readonly message: SavedRepliesView['message'];
}

function ReplyForm({ form, message, send }: ReplyFormProps) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  useInvalidFocus(form.refusals, form.focus, root);
  useEffect(() => focusField('title'), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const field = (name: SavedReplyField) => ({
    name,
    field: form.fields[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
  return (
    <form ref={root} className={`panel ${styles.form}`} noValidate onSubmit={handleSubmit} data-form="savedReply">
      <h2>{text(form.id === '' ? 'savedReplies.form.new' : 'savedReplies.form.edit')}</h2>
      <TextField
        {...field('title')}
        type="text"
        inputMode="text"
        autoComplete="off"
        label={text('savedReplies.title')}
        help={text('savedReplies.title.help')}
      />
      <TextAreaField {...field('text')} rows={6} label={text('savedReplies.text')} />
      <FormResult message={message} done={null} />
      <div className={styles.actions}>
        <SubmitButton view={form.submit}>{text('savedReplies.save')}</SubmitButton>
        <button type="button" className="button large" onClick={() => send({ type: 'form.closed' })}>
          {text('savedReplies.cancel')}
        </button>
      </div>
    </form>
  );
}
