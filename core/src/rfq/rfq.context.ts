import type { GatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { RfqInput } from '../contract/rfq.ts';
import { RFQ_ATTACHMENTS_MAX } from '../contract/rfq-limits.ts';
import type { Attempt } from '../forms/attempt.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import {
  attachmentsOf,
  changedFile,
  type FileRefusal,
  filesOfDraft,
  type RfqFile,
  sendingFile,
  sortFiles,
} from './attachments.ts';
import type { RfqDraft } from './draft.ts';
import { checkedBefore, NO_FIELDS, type RfqFields, stepOf } from './fields.ts';
import { openedText } from './opened-text.ts';
import type { RfqOpening } from './opening.ts';
import { startOf } from './prefill.ts';
import type { Prepared, RfqCountry, RfqProduct } from './prepare.ts';
import { rfqRequest } from './request.ts';
import type { Sent } from './send.ts';
import { RFQ_STEPS, type RfqStep } from './steps.ts';
import type { FileAnswered, UploadInput } from './upload.ts';

export interface RfqContext {
  readonly opening: RfqOpening;
  readonly countries: readonly RfqCountry[];
  readonly product: RfqProduct | null;
  readonly source: number;
  /** Until the stored draft has been read, what is typed must not replace it. */
  readonly draftRead: boolean;
  readonly step: RfqStep;
  readonly fields: RfqFields;
  readonly cateAndTag: RfqDraft['cateAndTag'];
  readonly files: readonly RfqFile[];
  /** How many files were ever taken; names the next one. */
  readonly filesTaken: number;
  readonly fileRefusals: readonly FileRefusal[];
  readonly attempt: Attempt | null;
  /** Sending was asked for before the form was ready; it goes off as soon as it is. */
  readonly isWanted: boolean;
  /** How often going on was refused because of a wrong field; a face moves the focus when it grows. */
  readonly refusals: number;
  /** The name of a file that has to be sent again or taken away first. */
  readonly held: string | null;
  readonly ended: 'dismissed' | 'leaving' | null;
  readonly error: GatewayError | null;
  readonly sent: { readonly rfqId: string | null } | null;
}

type Change = Partial<RfqContext>;

export const firstContext = (opening: RfqOpening): RfqContext => ({
  opening,
  countries: [],
  product: null,
  source: opening.source ?? LEAD_SOURCE.organicTraffic,
  draftRead: false,
  step: 'need',
  fields: NO_FIELDS,
  cateAndTag: null,
  files: [],
  filesTaken: 0,
  fileRefusals: [],
  attempt: null,
  isWanted: false,
  refusals: 0,
  held: null,
  ended: null,
  error: null,
  sent: null,
});

/** What was read the first time fills the form; later on only what had been missing. */
export function arrived(context: RfqContext, prepared: Prepared): Change {
  const { countries, product, source, draft } = prepared;
  if (context.draftRead) return { countries, product };
  const restored = filesOfDraft(draft?.attachments ?? []);
  const files = [...restored.slice(0, RFQ_ATTACHMENTS_MAX - context.files.length), ...context.files];
  const start = startOf(context, context.opening, prepared);
  return { countries, product, source, draftRead: true, files, attempt: draft?.attempt ?? null, ...start };
}

/** The draft as things stand; null until the stored one has been read. */
export function draftOf(context: RfqContext): RfqDraft | null {
  const { step, fields, cateAndTag, product, files, opening, attempt } = context;
  if (!context.draftRead) return null;
  return {
    step,
    description: fields.description.value,
    question: fields.question.value,
    email: fields.email.value,
    cateAndTag,
    quantity: fields.quantity.value,
    unit: fields.unit.value,
    countryId: fields.countryId.value,
    ...(product !== null && { productId: product.id }),
    attachments: attachmentsOf(files),
    opened: openedText(opening.prefill),
    attempt,
  };
}

/** The draft of what was typed or arrived before the stored one had been read; null when nothing was. */
export function typedBefore(context: RfqContext, prepared: Prepared): RfqDraft | null {
  const isTyped = Object.values(context.fields).some(({ value }) => value !== '') || context.cateAndTag !== null;
  const isBegun = isTyped || attachmentsOf(context.files).length > 0;
  return isBegun && !context.draftRead ? draftOf({ ...context, ...arrived(context, prepared) }) : null;
}

/** What is kept while the request is on its way, also where the stored draft could not be read. */
export function draftToSend(context: RfqContext): RfqDraft {
  const draft = draftOf({ ...context, draftRead: true });
  if (draft === null) throw new Error('a draft that has been read is one');
  return draft;
}

export function requestOf({ fields, cateAndTag, files, product, opening, source }: RfqContext): RfqInput {
  return rfqRequest(fields, {
    cateAndTag,
    files,
    productId: product?.id,
    exhibitionId: opening.exhibitionId,
    source,
  });
}

/** Back is always possible; on, only past steps that are right. The first wrong field decides where one stands. */
export function movedTo(context: RfqContext, step: RfqStep): Change {
  if (RFQ_STEPS.indexOf(step) <= RFQ_STEPS.indexOf(context.step)) return { step, held: null, error: null };
  const { fields, wrong } = checkedBefore(context.fields, step);
  if (wrong === null) return { step, fields, held: null, error: null };
  return { step: stepOf(wrong), fields, refusals: context.refusals + 1, error: null };
}

export const stepBeside = (step: RfqStep, distance: 1 | -1): RfqStep =>
  RFQ_STEPS[RFQ_STEPS.indexOf(step) + distance] ?? step;

export const isComplete = ({ fields }: RfqContext): boolean => checkedBefore(fields, 'review').wrong === null;

/** Every field looked at; one stands where the first wrong one is. */
export function refused(context: RfqContext): Change {
  const { fields, wrong } = checkedBefore(context.fields, 'review');
  const step = wrong === null ? context.step : stepOf(wrong);
  return { fields, step, refusals: context.refusals + 1, isWanted: false, error: null, ended: null };
}

export const failedFile = ({ files }: RfqContext): RfqFile | undefined => files.find(({ state }) => state === 'failed');

export const isUploading = ({ files }: RfqContext): boolean => files.some(({ state }) => state === 'sending');

/** The chosen files that may go, each with an upload of its own, beside those that are there. D-10 */
export function filesAdded(
  { files, filesTaken }: RfqContext,
  chosen: readonly LocalFile[],
): { readonly uploads: readonly UploadInput[]; readonly change: Change } {
  const { taken, refused: fileRefusals } = sortFiles(chosen, files.length);
  const uploads = taken.map((file, index) => ({ id: `file-${filesTaken + index + 1}`, file }));
  const change = {
    files: [...files, ...uploads.map(sendingFile)],
    filesTaken: filesTaken + taken.length,
    fileRefusals,
  };
  return { uploads, change };
}

export function fileAnswered({ files }: RfqContext, { id, answer }: FileAnswered): Change {
  const change: Partial<RfqFile> = answer.ok
    ? { state: 'kept', fileId: answer.value.fileId, error: null }
    : { state: 'failed', error: answer.error };
  return { files: changedFile(files, id, change) };
}

export function ended({ attempt, outcome, rfqId }: Sent): Change {
  if (outcome.kind === 'sent') return { sent: { rfqId }, attempt: null };
  if (outcome.kind === 'failed') return { attempt, error: outcome.error };
  return { attempt, ended: outcome.kind };
}
