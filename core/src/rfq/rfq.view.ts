import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { RfqHold, RfqInput } from '../contract/rfq/calls.ts';
import { RFQ_ATTACHMENTS_MAX, RFQ_DESCRIPTION_MAX } from '../contract/rfq/limits.ts';
import { type FormFileView, formFileView } from '../files/form-file.view.ts';
import type { FileRefusal } from '../files/form-files.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import { countCharacters } from '../forms/text-input.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import type { RfqDraft } from './draft.ts';
import { findFirstInvalid, getStep, RFQ_FIELDS, RFQ_UNITS, type RfqFieldName } from './fields.ts';
import type { ExistingRfq, RfqOpening } from './opening.ts';
import type { RfqCountry } from './prepare.ts';
import { type RfqProduct, toCateAndTag } from './product.ts';
import { initialContext, type RfqContext, toRequest } from './rfq.context.ts';
import type { rfqMachine } from './rfq.machine.ts';
import { RFQ_STEPS, type RfqStep } from './steps.ts';

const TITLE_BY_STEP = {
  need: { key: 'rfq.step.need' },
  quantity: { key: 'rfq.step.quantity' },
  review: { key: 'rfq.step.review' },
} as const satisfies Record<RfqStep, Message>;

export interface RfqStepView {
  readonly name: RfqStep;
  /** Counted from 1. */
  readonly number: number;
  readonly title: Message;
  readonly state: 'done' | 'current' | 'ahead';
}

export interface RfqProblem {
  readonly name: RfqFieldName;
  readonly step: RfqStep;
  readonly message: DisplayMessage;
}

/** The result after the request was sent, with the next page. */
export interface RfqSent {
  readonly rfqId: string | null;
  readonly email: string;
  /** Status of the confirmation email; null if unknown. */
  readonly mail: MailStatus | null;
  /** Why the request is held back from the exhibitors; null if it is not. */
  readonly heldBy: RfqHold | null;
  /** The number of suppliers that received it; null if unknown. */
  readonly reached: number | null;
  readonly link: Link;
}

export interface RfqView {
  readonly busy: boolean;
  /** Whether the form changes a request or sends an ended one again; null for a new request. */
  readonly existing: ExistingRfq['act'] | null;
  readonly sending: boolean;
  readonly submit: SubmitView;
  /** Whether send was pressed and the form waits for the files. */
  readonly waitingForFiles: boolean;
  readonly step: RfqStep;
  readonly steps: readonly RfqStepView[];
  readonly fields: Readonly<Record<RfqFieldName, FieldView>>;
  readonly lengths: Readonly<Record<'description' | 'question', { readonly length: number; readonly max: number }>>;
  readonly cateAndTag: RfqDraft['cateAndTag'];
  readonly product: RfqProduct | null;
  readonly units: readonly string[];
  readonly countries: readonly RfqCountry[];
  readonly files: readonly FormFileView[];
  /** How many more files can be added. */
  readonly filesLeft: number;
  /** The files rejected at the last selection. */
  readonly fileRefusals: readonly FileRefusal[];
  /** The invalid fields in the form's order. */
  readonly problems: readonly RfqProblem[];
  /** Where to scroll and put the focus when `refusals` has grown. */
  readonly focus: RfqFieldName | null;
  readonly refusals: number;
  readonly canSend: boolean;
  /** Whether loading the countries failed; `retry.requested` loads them again. */
  readonly canRetry: boolean;
  /** Whether the app has sent the person to a login on another page. */
  readonly leaving: boolean;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs; `message` is for people. */
  readonly error: GatewayError | null;
  /** The request with the current values. */
  readonly request: RfqInput;
  readonly sent: RfqSent | null;
}

/** The machine's state as far as the view needs it. */
interface Phase {
  readonly name: 'preparing' | 'ready' | 'waiting' | 'sending' | 'sent';
  readonly submit: SubmitPhase;
}

/**
 * Returns the form before its flow is loaded: the server renders it, and the browser shows it until the flow is needed.
 *
 */
export const rfqStart = (opening: RfqOpening): RfqView =>
  viewOf(initialContext(opening), { name: 'preparing', submit: 'ready' });

/** Returns the view of the form.  */
export const rfqView = (snapshot: SnapshotFrom<typeof rfqMachine>): RfqView =>
  viewOf(snapshot.context, { name: nameOf(snapshot), submit: submitPhaseOf(snapshot) });

function nameOf(snapshot: SnapshotFrom<typeof rfqMachine>): Phase['name'] {
  if (snapshot.matches('sending')) return 'sending';
  if (snapshot.matches('sent')) return 'sent';
  if (snapshot.matches({ open: 'waiting' })) return 'waiting';
  return snapshot.matches({ open: 'ready' }) ? 'ready' : 'preparing';
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof rfqMachine>): SubmitPhase {
  if (snapshot.matches('sent')) return 'sent';
  const isLoading =
    snapshot.matches({ sending: 'loading' }) ||
    snapshot.matches({ open: { waiting: 'loading' } }) ||
    snapshot.matches({ open: { preparing: { sendWaiting: 'loading' } } });
  if (isLoading) return 'loading';
  const isUnderWay = snapshot.matches('sending') || snapshot.matches({ open: 'waiting' });
  return isUnderWay || snapshot.context.isSubmitPending ? 'quiet' : 'ready';
}

function viewOf(context: RfqContext, { name, submit }: Phase): RfqView {
  const { fields, files, refusals, step } = context;
  const countLength = (field: 'description' | 'question') => ({
    length: countCharacters(fields[field].value),
    max: RFQ_DESCRIPTION_MAX,
  });
  return {
    busy: name === 'preparing' || name === 'sending' || files.some(({ state }) => state === 'sending'),
    existing: context.opening.existing?.act ?? null,
    sending: name === 'sending',
    submit: submitView(submit),
    waitingForFiles: name === 'waiting',
    step,
    steps: toStepViews(step),
    fields: fieldViews(context),
    lengths: { description: countLength('description'), question: countLength('question') },
    // Until the draft is read, show the most likely value, so that the layout does not shift afterwards.
    cateAndTag: context.cateAndTag ?? (context.draftRead ? null : toCateAndTag(context.product)),
    product: context.product,
    units: listUnits(fields.unit.value),
    countries: context.countries,
    files: files.map(formFileView),
    filesLeft: RFQ_ATTACHMENTS_MAX - files.length,
    fileRefusals: context.fileRefusals,
    problems: RFQ_FIELDS.flatMap((field) => {
      const { failure } = fields[field];
      return failure ? [{ name: field, step: getStep(field), message: failure.message }] : [];
    }),
    focus: refusals > 0 ? findFirstInvalid(fields) : null,
    refusals,
    canSend: name === 'ready',
    canRetry: name === 'ready' && context.countries.length === 0,
    leaving: context.ended === 'leaving',
    message: messageOf(context),
    error: context.error,
    request: toRequest(context),
    sent: toRfqSent(context),
  };
}

function toStepViews(current: RfqStep): readonly RfqStepView[] {
  const at = RFQ_STEPS.indexOf(current);
  return RFQ_STEPS.map((name, index) => ({
    name,
    number: index + 1,
    title: TITLE_BY_STEP[name],
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
}

function fieldViews({ fields }: RfqContext): RfqView['fields'] {
  return {
    description: fieldView(fields.description),
    question: fieldView(fields.question),
    quantity: fieldView(fields.quantity),
    unit: fieldView(fields.unit),
    countryId: fieldView(fields.countryId),
    email: fieldView(fields.email),
  };
}

/** Returns our units, plus the current one if the address or product set another. */
function listUnits(current: string): readonly string[] {
  return current === '' || RFQ_UNITS.some((unit) => unit === current) ? RFQ_UNITS : [...RFQ_UNITS, current];
}

function messageOf({ failedFileName, ended, error, files }: RfqContext): DisplayMessage | null {
  if (failedFileName !== null) return { key: 'rfq.files.held', values: { name: failedFileName } };
  if (ended === 'dismissed') return { key: 'rfq.dismissed' };
  if (error === null) return null;
  const isFileGone = error.code === '404' && files.some(({ state }) => state === 'kept');
  return isFileGone ? { key: 'rfq.files.gone' } : errorMessage(error);
}

function toRfqSent({ sent, fields, opening: { existing } }: RfqContext): RfqSent | null {
  if (sent === null) return null;
  const query = sent.rfqId === null ? {} : { rfqId: sent.rfqId };
  const route = existing?.act === 'edit' ? 'rfqDetail' : 'rfqSuccess';
  return { ...sent, email: fields.email.value.trim(), link: { route, params: {}, query } };
}
