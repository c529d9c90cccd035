import type { GatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { RfqInput } from '../contract/rfq/calls.ts';
import { RFQ_ATTACHMENTS_MAX } from '../contract/rfq/limits.ts';
import type { FileAnsweredEvent, UploadInput } from '../files/file-upload.ts';
import {
  checkFiles,
  type FileRefusal,
  type FormFile,
  toAttachments,
  toFormFiles,
  toSendingFile,
  updateFile,
} from '../files/form-files.ts';
import type { Attempt } from '../forms/attempt.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { RfqDraft } from './draft.ts';
import { getStep, NO_FIELDS, type RfqFields, validateStepsBefore } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import { createStart } from './prefill.ts';
import { toPrefillKey } from './prefill-key.ts';
import type { PreparedRfq, RfqCountry } from './prepare.ts';
import type { RfqProduct } from './product.ts';
import { toRfqRequest } from './request.ts';
import type { SendResult } from './send.ts';
import { RFQ_STEPS, type RfqStep } from './steps.ts';

export interface RfqContext {
  readonly opening: RfqOpening;
  readonly countries: readonly RfqCountry[];
  readonly product: RfqProduct | null;
  readonly source: number;
  /** False until the stored draft has been read; values typed before that must not overwrite it. */
  readonly draftRead: boolean;
  readonly step: RfqStep;
  readonly fields: RfqFields;
  readonly cateAndTag: RfqDraft['cateAndTag'];
  readonly files: readonly FormFile[];
  /** The number of files accepted so far; part of the next file's id. */
  readonly filesAccepted: number;
  readonly fileRefusals: readonly FileRefusal[];
  readonly attempt: Attempt | null;
  /** Whether the person pressed send before the form was ready; the request is sent as soon as it is. */
  readonly isSubmitPending: boolean;
  /**
   * How often a step or a submit was rejected because of an invalid field; the web page moves the focus when it grows.
   */
  readonly refusals: number;
  /** The name of a file whose upload failed; the person has to retry or remove it before the request is sent. */
  readonly failedFileName: string | null;
  readonly ended: 'dismissed' | 'leaving' | null;
  readonly error: GatewayError | null;
  readonly sent: Pick<SendResult, 'rfqId' | 'mail' | 'heldBy' | 'reached'> | null;
}

type Change = Partial<RfqContext>;

export const initialContext = (opening: RfqOpening): RfqContext => ({
  opening,
  countries: [],
  product: opening.product ?? null,
  source: opening.source ?? opening.pageSource ?? LEAD_SOURCE.organicTraffic,
  draftRead: false,
  step: 'need',
  fields: NO_FIELDS,
  cateAndTag: null,
  files: [],
  filesAccepted: 0,
  fileRefusals: [],
  attempt: null,
  isSubmitPending: false,
  refusals: 0,
  failedFileName: null,
  ended: null,
  error: null,
  sent: null,
});

/**
 * Returns the change when preparing ends. A retry adds only countries and product, so it overwrites nothing typed
 * since.
 */
export function applyPrepared(context: RfqContext, prepared: PreparedRfq): Change {
  const { countries, product, source, draft } = prepared;
  if (context.draftRead) return { countries, product };
  const restored = toFormFiles(draft?.attachments ?? []);
  const files = [...restored.slice(0, RFQ_ATTACHMENTS_MAX - context.files.length), ...context.files];
  const start = createStart(context, context.opening, prepared);
  return { countries, product, source, draftRead: true, files, attempt: draft?.attempt ?? null, ...start };
}

/** Returns the current draft; null until the stored one has been read. */
export function toDraft(context: RfqContext): RfqDraft | null {
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
    attachments: toAttachments(files),
    opened: toPrefillKey(opening.prefill),
    attempt,
  };
}

/** Returns the draft to store if values were typed or files uploaded before the stored one had been read; else null. */
export function getEarlyDraft(context: RfqContext, prepared: PreparedRfq): RfqDraft | null {
  const isTyped = Object.values(context.fields).some(({ value }) => value !== '') || context.cateAndTag !== null;
  const hasValues = isTyped || toAttachments(context.files).length > 0;
  return hasValues && !context.draftRead ? toDraft({ ...context, ...applyPrepared(context, prepared) }) : null;
}

/** Returns the draft to store before the request is sent, even if the stored one could not be read. */
export function toDraftToSend(context: RfqContext): RfqDraft {
  const draft = toDraft({ ...context, draftRead: true });
  if (draft === null) throw new Error('a draft that has been read is one');
  return draft;
}

export function toRequest({ fields, cateAndTag, files, product, opening, source }: RfqContext): RfqInput {
  return toRfqRequest(fields, {
    cateAndTag,
    files,
    productId: product?.id,
    exhibitionId: opening.exhibitionId,
    source,
  });
}

/**
 * Moves to a step. Going back is always possible; going forward stops at the step of the first invalid field.
 */
export function moveToStep(context: RfqContext, step: RfqStep): Change {
  if (RFQ_STEPS.indexOf(step) <= RFQ_STEPS.indexOf(context.step)) return { step, failedFileName: null, error: null };
  const { fields, invalidField } = validateStepsBefore(context.fields, step);
  if (invalidField === null) return { step, fields, failedFileName: null, error: null };
  return { step: getStep(invalidField), fields, refusals: context.refusals + 1, error: null };
}

export const getStepBeside = (step: RfqStep, distance: 1 | -1): RfqStep =>
  RFQ_STEPS[RFQ_STEPS.indexOf(step) + distance] ?? step;

export const isComplete = ({ fields }: RfqContext): boolean =>
  validateStepsBefore(fields, 'review').invalidField === null;

/**
 * Returns the change for a rejected submit: checks every field and goes to the step of the first invalid one.
 */
export function revealErrors(context: RfqContext): Change {
  const { fields, invalidField } = validateStepsBefore(context.fields, 'review');
  const step = invalidField === null ? context.step : getStep(invalidField);
  return { fields, step, refusals: context.refusals + 1, isSubmitPending: false, error: null, ended: null };
}

export const findFailedFile = ({ files }: RfqContext): FormFile | undefined =>
  files.find(({ state }) => state === 'failed');

export const isUploading = ({ files }: RfqContext): boolean => files.some(({ state }) => state === 'sending');

/** Adds the accepted ones of the chosen files, with an upload for each. D-10 */
export function addFiles(
  { files, filesAccepted }: RfqContext,
  chosen: readonly LocalFile[],
): { readonly uploads: readonly UploadInput[]; readonly change: Change } {
  const { accepted, refused: fileRefusals } = checkFiles(chosen, { present: files.length, max: RFQ_ATTACHMENTS_MAX });
  const uploads = accepted.map((file, index) => ({ id: `file-${filesAccepted + index + 1}`, file }));
  const change = {
    files: [...files, ...uploads.map(toSendingFile)],
    filesAccepted: filesAccepted + accepted.length,
    fileRefusals,
  };
  return { uploads, change };
}

export function applyFileAnswer({ files }: RfqContext, { id, answer }: FileAnsweredEvent): Change {
  const change: Partial<FormFile> = answer.ok
    ? { state: 'kept', fileId: answer.value.fileId, error: null }
    : { state: 'failed', error: answer.error };
  return { files: updateFile(files, id, change) };
}

export function applyOutcome({ attempt, outcome, rfqId, mail, heldBy, reached }: SendResult): Change {
  if (outcome.kind === 'sent') return { sent: { rfqId, mail, heldBy, reached }, attempt: null };
  if (outcome.kind === 'failed') return { attempt, error: outcome.error };
  return { attempt, ended: outcome.kind };
}
