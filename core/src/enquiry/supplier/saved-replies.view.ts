import type { SavedReply } from '../../contract/enquiry/saved-reply-calls.ts';
import { type FieldView, fieldView } from '../../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../../forms/submit.view.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, getChangePhase, LIST_START, type ListState, listState } from '../../lists/list.view.ts';
import type { Message } from '../../ports/texts.ts';
import { findInvalidReplyField, type SavedRepliesContext, type SavedReplyField } from './saved-replies.machine.ts';

interface SavedReplyForm {
  /** '' for a new reply. */
  readonly id: string;
  readonly fields: Readonly<Record<SavedReplyField, FieldView>>;
  readonly submit: SubmitView;
  readonly refusals: number;
  /** The first invalid field. */
  readonly focus: SavedReplyField | null;
}

export interface SavedRepliesView extends ListState {
  readonly replies: readonly Omit<SavedReply, 'version'>[];
  /** Whether another reply can be added. */
  readonly hasRoom: boolean;
  readonly max: number;
  /** The id of the reply whose removal waits for confirmation. */
  readonly removing: string | null;
  readonly form: SavedReplyForm | null;
  /** The message about the last change. */
  readonly done: Message | null;
}

/** D-65 */
export function supplierSavedRepliesView(snapshot: ListSnapshot): SavedRepliesView {
  const { list, local, pending } = contextOf<SavedRepliesContext>(snapshot);
  const replies = list?.replies ?? [];
  return {
    ...listState(snapshot),
    replies: replies.map(({ replyId, title, text }) => ({ replyId, title, text })),
    hasRoom: list !== null && replies.length < list.max,
    max: list?.max ?? 0,
    removing: local.removing,
    form: toForm(local, pending[0]?.action.kind === 'save' ? getChangePhase(snapshot) : 'ready'),
    done: local.done && { key: `savedReplies.done.${local.done.what}`, values: { title: local.done.title } },
  };
}

/** The page before its flow is loaded. */
export const SUPPLIER_SAVED_REPLIES_START: SavedRepliesView = {
  ...LIST_START,
  replies: [],
  hasRoom: false,
  max: 0,
  removing: null,
  form: null,
  done: null,
};

function toForm(local: SavedRepliesContext['local'], phase: SubmitPhase): SavedReplyForm | null {
  const { editing, fields, refusals } = local;
  if (editing === null) return null;
  return {
    id: editing.replyId,
    fields: { title: fieldView(fields.title), text: fieldView(fields.text) },
    submit: submitView(phase),
    refusals,
    focus: findInvalidReplyField(local) ?? null,
  };
}
