import type { InputOf } from '../../contract/call.ts';
import type { SavedReply, SavedReplyList, supplierSavedReply } from '../../contract/enquiry/saved-reply-calls.ts';
import { REPLY_TITLE_MAX } from '../../contract/enquiry/saved-reply-limits.ts';
import { MESSAGE_MAX } from '../../contract/enquiry/thread-limits.ts';
import { emptyField, type Field, updateField, validateField } from '../../forms/field.ts';
import { maxLength, type Rule, required } from '../../forms/rule.ts';
import { trimText } from '../../forms/text-input.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

/** The fields of a saved reply in page order. */
export const REPLY_FIELDS = ['title', 'text'] as const;
export type SavedReplyField = (typeof REPLY_FIELDS)[number];

export type SavedRepliesEvent =
  | ListEvent
  /** Opens the form of a reply; the id '' means a new one. */
  | { readonly type: 'form.opened'; readonly id: string }
  | { readonly type: 'form.closed' }
  | { readonly type: 'field.changed'; readonly name: SavedReplyField; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: SavedReplyField }
  | { readonly type: 'form.submitted' }
  /** Asks the person to confirm the removal. */
  | { readonly type: 'remove.requested'; readonly id: string }
  | { readonly type: 'remove.confirmed' }
  | { readonly type: 'remove.cancelled' };

type SavedReplyChange =
  | { readonly kind: 'save'; readonly data: InputOf<typeof supplierSavedReply.save> }
  | { readonly kind: 'remove'; readonly replyId: string };

type Fields = Readonly<Record<SavedReplyField, Field>>;

interface SavedRepliesLocal {
  /** The reply and version in the form; the id is '' for a new reply. Null if no form is open. */
  readonly editing: Pick<SavedReply, 'replyId' | 'version'> | null;
  readonly fields: Fields;
  /** The id of the reply whose removal waits for confirmation. */
  readonly removing: string | null;
  /** The last change, for the notice. */
  readonly done: { readonly what: 'added' | 'saved' | 'removed'; readonly title: string } | null;
  readonly refusals: number;
}

const RULES: Readonly<Record<SavedReplyField, readonly Rule<string>[]>> = {
  title: [required(), maxLength(REPLY_TITLE_MAX)],
  text: [required(), maxLength(MESSAGE_MAX)],
};

const NO_FORM = { editing: null, fields: { title: emptyField, text: emptyField } } as const;

const validateAll = ({ fields }: Pick<SavedRepliesLocal, 'fields'>): Fields => ({
  title: validateField(fields.title, RULES.title, 'submit'),
  text: validateField(fields.text, RULES.text, 'submit'),
});

/** The first invalid field in page order. */
export function findInvalidReplyField(local: Pick<SavedRepliesLocal, 'fields'>): SavedReplyField | undefined {
  const validated = validateAll(local);
  return REPLY_FIELDS.find((name) => validated[name].failure);
}

const findReply = ({ list }: { readonly list: SavedReplyList | null }, id: string): SavedReply | undefined =>
  list?.replies.find(({ replyId }) => replyId === id);

/** Replies that all members of a supplier share, and insert into their answers. D-65 */
export const supplierSavedReplyList: ListDefinition<
  SavedRepliesEvent,
  { readonly pageNo: number },
  SavedReplyList,
  SavedReplyChange,
  SavedRepliesLocal
> = {
  id: 'supplierSavedReplies',
  query: { pageNo: 1 },
  local: { ...NO_FORM, removing: null, done: null, refusals: 0 },
  isForm: true,
  clearing: ['form.opened', 'form.closed', 'field.changed', 'form.submitted', 'remove.requested'],
  edits: {
    'form.opened': ({ id }, context) => {
      const reply = findReply(context, id);
      if (id !== '' && reply === undefined) return {};
      return {
        editing: { replyId: id, version: reply?.version ?? '' },
        fields: { title: { value: reply?.title ?? '' }, text: { value: reply?.text ?? '' } },
        removing: null,
        done: null,
        refusals: 0,
      };
    },
    'form.closed': () => NO_FORM,
    'field.changed': ({ name, value }, { local: { fields } }) => ({
      fields: { ...fields, [name]: updateField(fields[name], value, RULES[name]) },
      done: null,
    }),
    'field.blurred': ({ name }, { local: { fields } }) => ({
      fields: { ...fields, [name]: validateField(fields[name], RULES[name], 'blur') },
    }),
    'form.submitted': (_, { local }) => {
      if (local.editing === null) return {};
      return findInvalidReplyField(local) === undefined
        ? { done: null }
        : { fields: validateAll(local), refusals: local.refusals + 1 };
    },
    'remove.requested': ({ id }) => ({ removing: id, done: null }),
    'remove.cancelled': () => ({ removing: null }),
  },
  changes: {
    'form.submitted': (_, { local }) => {
      const { editing, fields } = local;
      if (editing === null || findInvalidReplyField(local) !== undefined) return null;
      const content = { title: trimText(fields.title.value), text: trimText(fields.text.value) };
      return { kind: 'save', data: editing.replyId === '' ? content : { ...editing, ...content } };
    },
    'remove.confirmed': (_, { local }) =>
      local.removing === null ? null : { kind: 'remove', replyId: local.removing },
  },
  // An open form takes the version that was just loaded: the person sees it on the page, and saving overwrites it.
  loaded: ({ local: { editing } }, list) => {
    if (editing === null || editing.replyId === '') return {};
    const reply = findReply({ list }, editing.replyId);
    return reply === undefined ? NO_FORM : { editing: { ...editing, version: reply.version } };
  },
  done: (context, change) => {
    const { editing, fields } = context.local;
    if (change.kind === 'remove') {
      const title = findReply(context, change.replyId)?.title ?? '';
      return { done: { what: 'removed', title }, removing: null };
    }
    const what = editing?.replyId === '' ? 'added' : 'saved';
    return { ...NO_FORM, done: { what, title: trimText(fields.title.value) } };
  },
  undone: () => ({ removing: null }),
  // After a conflict the list reloads, and a colleague's changes show below the typed values.
  isOutdatedBy: ({ code }) => code === '409',
};

export type SavedRepliesContext = ContextOf<typeof supplierSavedReplyList>;

/** Binds the saved replies to the gateway. */
export function provideSavedReplies(ports: SupplierPorts) {
  const { supplierSavedReply } = ports.supplierGateway;
  return provideSupplierList(
    supplierSavedReplyList,
    {
      load: (_, signal) => supplierSavedReply.list({}, { signal, fresh: true, handled: true }),
      change: (change, key, signal) => {
        const options = { idempotencyKey: key, signal, handled: true } as const;
        if (change.kind === 'save') return supplierSavedReply.save(change.data, options);
        return supplierSavedReply.remove({ replyId: change.replyId }, options);
      },
    },
    ports,
  );
}
