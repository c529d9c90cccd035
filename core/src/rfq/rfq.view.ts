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
import type { RfqOpening } from './opening.ts';
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
  /** From 1. */
  readonly number: number;
  readonly title: Message;
  readonly state: 'done' | 'current' | 'ahead';
}

export interface RfqProblem {
  readonly name: RfqFieldName;
  readonly step: RfqStep;
  readonly message: DisplayMessage;
}

/** Where to go once it has arrived. */
export interface RfqSent {
  readonly rfqId: string | null;
  readonly email: string;
  /** Whether the mail that confirms it is on its way; null where that is not known. */
  readonly mail: MailStatus | null;
  /** What keeps it from the exhibitors that it is for; null for nothing. */
  readonly heldBy: RfqHold | null;
  readonly link: Link;
}

export interface RfqView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  /** Send was pressed; the request is sent as soon as the files have arrived. */
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
  /** How many files more there is room for. */
  readonly filesLeft: number;
  /** Files that were refused when files were last chosen. */
  readonly fileRefusals: readonly FileRefusal[];
  /** The wrong fields in the form's order. */
  readonly problems: readonly RfqProblem[];
  /** Where to scroll and put the focus when `refusals` has grown. */
  readonly focus: RfqFieldName | null;
  readonly refusals: number;
  readonly canSend: boolean;
  /** The countries could not be loaded; `retry.requested` loads them again. */
  readonly canRetry: boolean;
  /** The person is being taken to a login on another page. */
  readonly leaving: boolean;
  readonly message: DisplayMessage | null;
  /** The error of the last call, by which programs tell failures apart; `message` is for people. */
  readonly error: GatewayError | null;
  /** What would be sent now. */
  readonly request: RfqInput;
  readonly sent: RfqSent | null;
}

/** The machine's state, as far as the view shows it. */
interface Phase {
  readonly name: 'preparing' | 'ready' | 'waiting' | 'sending' | 'sent';
  readonly submit: SubmitPhase;
}

/** The form before its flow is loaded: what the server renders, and the browser until somebody needs more. */
export const rfqStart = (opening: RfqOpening): RfqView =>
  viewOf(initialContext(opening), { name: 'preparing', submit: 'ready' });

/** */
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
    snapshot.matches({ open: { preparing: { asked: 'loading' } } });
  if (isLoading) return 'loading';
  const isUnderWay = snapshot.matches('sending') || snapshot.matches({ open: 'waiting' });
  return isUnderWay || snapshot.context.isWanted ? 'quiet' : 'ready';
}

function viewOf(context: RfqContext, { name, submit }: Phase): RfqView {
  const { fields, files, refusals, step } = context;
  const lengthOf = (field: 'description' | 'question') => ({
    length: countCharacters(fields[field].value),
    max: RFQ_DESCRIPTION_MAX,
  });
  return {
    busy: name === 'preparing' || name === 'sending' || files.some(({ state }) => state === 'sending'),
    sending: name === 'sending',
    submit: submitView(submit),
    waitingForFiles: name === 'waiting',
    step,
    steps: toStepViews(step),
    fields: fieldViews(context),
    lengths: { description: lengthOf('description'), question: lengthOf('question') },
    // Until the draft is read, what the form will most likely hold, so that nothing moves when it is there.
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

/** Our units, and the present one where the address or the product brought another. */
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

function toRfqSent({ sent, fields }: RfqContext): RfqSent | null {
  if (sent === null) return null;
  const query = sent.rfqId === null ? {} : { rfqId: sent.rfqId };
  const { rfqId, mail, heldBy } = sent;
  return { rfqId, mail, heldBy, email: fields.email.value.trim(), link: { route: 'rfqSuccess', params: {}, query } };
}
