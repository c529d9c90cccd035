import type { SnapshotFrom } from 'xstate';
import type { OfferedSupplier, Thread } from '../contract/enquiry/thread.ts';
import { MESSAGE_FILES_MAX, MESSAGE_MAX, type Side, THREAD_MESSAGES_MAX } from '../contract/enquiry/thread-limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FormFileView, formFileView } from '../files/form-file.view.ts';
import type { FileRefusal } from '../files/form-files.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import { countCharacters } from '../forms/text-input.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import { type Reader, toMoment } from './moment.ts';
import type { ThreadAct, ThreadContext } from './thread.context.ts';
import type { threadMachine } from './thread.machine.ts';
import { groupByDay, type ThreadDay } from './thread-days.ts';
import { getNamedMessage, getSideNames, getSideTitle, type Names } from './thread-names.ts';
import { THREAD_START } from './thread-start.ts';
import {
  type ActFailure,
  type ContactNote,
  getActFailure,
  getContactNote,
  listSteps,
  type ThreadStep,
} from './thread-steps.ts';
import { listTrackSteps, type TrackStep } from './thread-track.ts';
import { isUploading } from './thread-writing.ts';
import { canMailAgain } from './unconfirmed.ts';

export interface ThreadView {
  readonly busy: boolean;
  readonly state: 'loading' | 'failed' | 'gone' | 'shown';
  /** Why the thread is not shown. */
  readonly message: DisplayMessage | null;
  readonly error: GatewayError | null;
  readonly canRetry: boolean;
  readonly thread: ThreadContentView | null;
}

/** The product or supplier of the enquiry. */
export interface ThreadSubject {
  readonly type: Thread['target']['type'];
  /** '' if it no longer exists. */
  readonly name: string;
  /** Path of its picture; '' for none. */
  readonly image: string;
  /** Null if it no longer exists. */
  readonly link: Link | null;
  readonly quantity: number | null;
  /** The unit of the quantity; undefined if it has none. */
  readonly unit: string | undefined;
  /** The order that the messages are about, with its page; null for any other enquiry. */
  readonly order: { readonly orderNo: string; readonly link: Link } | null;
}

export interface ThreadContentView {
  readonly enquiryId: string;
  readonly state: Thread['state'];
  /** The name of the other side, as the page's title. */
  readonly title: Message;
  /** The same name; '' if it is unknown. */
  readonly otherName: string;
  readonly subject: ThreadSubject;
  /** What a supplier sees of the sender; null for the buyer. */
  readonly buyer: NonNullable<Thread['buyer']> | null;
  readonly track: readonly TrackStep[];
  readonly days: readonly ThreadDay[];
  /** The error of the last refresh; some messages may be missing. */
  readonly refreshError: DisplayMessage | null;
  /** Who closed the enquiry and when, or why no message can be sent; null while it is open. */
  readonly ended: Message | null;
  readonly composer: Composer | null;
  /** Whether the confirmation email can be sent again. */
  readonly canMailAgain: boolean;
  /** Says that nobody of the supplier can reply, so that the organiser's team has the enquiry; null otherwise. */
  readonly unreachable: Message | null;
  /** The suppliers that the buyer can ask instead, because nobody has replied in time; null before. */
  readonly others: readonly OfferedSupplier[] | null;
  readonly steps: readonly ThreadStep[];
  readonly contact: ContactNote | null;
  /** Whether the question to confirm the sharing of contact data is open. */
  readonly isAsking: boolean;
  /** The running action, and the state of its button. */
  readonly doing: { readonly act: ThreadAct; readonly submit: SubmitView } | null;
  readonly failure: ActFailure | null;
}

/** The form for a new message. */
export interface Composer {
  readonly field: FieldView;
  readonly count: { readonly length: number; readonly max: number };
  readonly files: readonly FormFileView[];
  /** How many more files can be added. */
  readonly filesLeft: number;
  /** The files rejected at the last selection, each with its reason. */
  readonly fileRefusals: readonly FileRefusal[];
  /** Whether send was pressed and the message waits for its files. */
  readonly waitsForFiles: boolean;
  readonly submit: SubmitView;
  /** The readers of the message. */
  readonly readers: Message;
  /** Why the message was not sent; it is still in the field. */
  readonly failure: DisplayMessage | null;
  /** How often a submit was rejected; the web page moves the focus when it grows. */
  readonly refusals: number;
}

type Snapshot = SnapshotFrom<typeof threadMachine>;

/** Returns the view of a thread for this reader. D-65 D-95 */
export const threadView =
  (reader: Reader) =>
  (snapshot: Snapshot): ThreadView => {
    const { error, thread } = snapshot.context;
    const busy = snapshot.hasTag('busy') || isUploading(snapshot.context);
    if (snapshot.matches('missing')) {
      return { ...THREAD_START, busy, state: 'gone', message: { key: 'thread.gone.text' }, error, canRetry: true };
    }
    if (snapshot.matches('failed')) {
      return { ...THREAD_START, busy, state: 'failed', message: error && errorMessage(error), error, canRetry: true };
    }
    if (thread === null || !snapshot.matches('shown')) return THREAD_START;
    return { ...THREAD_START, busy, state: 'shown', error, thread: toContentView(thread, snapshot, reader) };
  };

function toContentView(thread: Thread, snapshot: Snapshot, reader: Reader): ThreadContentView {
  const { context } = snapshot;
  const names = getSideNames(thread);
  const isActing = snapshot.matches({ shown: { acting: 'performing' } });
  return {
    enquiryId: thread.enquiryId,
    state: thread.state,
    title: getSideTitle(names),
    otherName: names.name,
    subject: getSubject(thread),
    buyer: thread.buyer ?? null,
    track: listTrackSteps(thread, reader),
    days: groupByDay(thread, names, reader),
    refreshError: context.error && errorMessage(context.error),
    ended: getEndNote(thread, names, reader),
    composer: thread.canReply ? toComposer(snapshot, names) : null,
    canMailAgain: canMailAgain(thread),
    unreachable:
      thread.isUnreachable === true ? { key: 'thread.unreachable', values: { supplier: thread.supplier.name } } : null,
    others: thread.others ?? null,
    steps: listSteps(thread, names),
    contact: getContactNote(thread, names),
    isAsking: snapshot.matches({ shown: { acting: 'confirming' } }),
    doing: isActing && context.act !== null ? { act: context.act, submit: submitView(getActPhase(snapshot)) } : null,
    failure: getActFailure(context.act, context.actError),
  };
}

function getSubject({ target: { type, id, name, image, unit }, quantity, order, viewer }: Thread): ThreadSubject {
  const link = name === '' ? null : toTargetLink(type, id, name);
  return {
    type,
    name,
    image,
    quantity,
    unit,
    link,
    order: order === undefined ? null : toOrderOfThread(order, viewer),
  };
}

const toOrderOfThread = ({ orderNo }: NonNullable<Thread['order']>, viewer: Side) => ({
  orderNo,
  link: { route: viewer === 'buyer' ? 'myOrder' : 'supplierOrder', params: { orderNo } } as const,
});

/** Returns the link to the product or supplier of an enquiry. */
export const toTargetLink = (type: 'product' | 'supplier', id: string, name: string): Link =>
  type === 'product'
    ? { route: 'product', params: { name, productId: id } }
    : { route: 'supplier', params: { name, supplierId: id } };

function toComposer(snapshot: Snapshot, names: Names): Composer {
  const { field, files, fileRefusals, refusals } = snapshot.context;
  return {
    field: fieldView(field),
    count: { length: countCharacters(field.value), max: MESSAGE_MAX },
    files: files.map(formFileView),
    filesLeft: MESSAGE_FILES_MAX - files.length,
    fileRefusals,
    waitsForFiles: snapshot.matches({ shown: { writing: 'waiting' } }),
    submit: submitView(getWritingPhase(snapshot)),
    readers: getNamedMessage(names, 'thread.readers'),
    failure: getSendFailure(snapshot.context),
    refusals,
  };
}

function getSendFailure({ failedFileName, sendError }: ThreadContext): DisplayMessage | null {
  if (failedFileName !== null) return { key: 'thread.files.held', values: { name: failedFileName } };
  return sendError && errorMessage(sendError);
}

/** Returns who closed the enquiry, or why no message can be sent although nobody has closed it. */
function getEndNote(thread: Thread, names: Names, reader: Reader): Message | null {
  const { state, closedBy, closeTime, viewer, canReply, messages } = thread;
  if (state === 'spam') return { key: `thread.spam.${viewer}` };
  if (state === 'closed') {
    const date = closeTime === null ? '' : toMoment(closeTime, reader).date;
    if (closedBy === viewer) return { key: 'thread.closed.you', values: { date } };
    const closed = getNamedMessage(names, 'thread.closed.them');
    return { ...closed, values: { ...closed.values, date } };
  }
  if (canReply) return null;
  return { key: messages.length >= THREAD_MESSAGES_MAX ? 'thread.full' : 'thread.noReply' };
}

function getWritingPhase(snapshot: Snapshot): SubmitPhase {
  const isOf = (state: 'sending' | 'waiting') => snapshot.matches({ shown: { writing: state } });
  if (!isOf('sending') && !isOf('waiting')) return 'ready';
  const isLoading = (['sending', 'waiting'] as const).some((state) =>
    snapshot.matches({ shown: { writing: { [state]: 'loading' } } }),
  );
  return isLoading ? 'loading' : 'quiet';
}

const getActPhase = (snapshot: Snapshot): SubmitPhase =>
  snapshot.matches({ shown: { acting: { performing: 'loading' } } }) ? 'loading' : 'quiet';
