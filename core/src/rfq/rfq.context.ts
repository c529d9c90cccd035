import type { GatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { RfqInput } from '../contract/rfq/calls.ts';
import { RFQ_ATTACHMENTS_MAX } from '../contract/rfq/limits.ts';
import type { FileAnswered, UploadInput } from '../files/file-upload.ts';
import {
  attachmentsOf,
  changedFile,
  checkFiles,
  type FileRefusal,
  type FormFile,
  filesOfDraft,
  sendingFile,
} from '../files/form-files.ts';
import type { Attempt } from '../forms/attempt.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { RfqDraft } from './draft.ts';
import { checkedBefore, NO_FIELDS, type RfqFields, stepOf } from './fields.ts';
import { openedText } from './opened-text.ts';
import type { RfqOpening } from './opening.ts';
import { startOf } from './prefill.ts';
import type { Prepared, RfqCountry } from './prepare.ts';
import type { RfqProduct } from './product.ts';
import { rfqRequest } from './request.ts';
import type { Sent } from './send.ts';
import { RFQ_STEPS, type RfqStep } from './steps.ts';

export interface RfqContext {
  readonly opening: RfqOpening;
  readonly countries: readonly RfqCountry[];
  readonly product: RfqProduct | null;
  readonly source: number;
  /** False until the stored draft has been read; what is typed before that must not replace it. */
  readonly draftRead: boolean;
  readonly step: RfqStep;
  readonly fields: RfqFields;
  readonly cateAndTag: RfqDraft['cateAndTag'];
  readonly files: readonly FormFile[];
  /** How many files were ever accepted; the next one's id is made of it. */
  readonly filesAccepted: number;
  readonly fileRefusals: readonly FileRefusal[];
  readonly attempt: Attempt | null;
  /** Send was pressed before the form was ready; the request is sent as soon as it is. */
  readonly isWanted: boolean;
  /** How often a step or sending was refused because of a wrong field; the web moves the focus when it grows. */
  readonly refusals: number;
  /** The name of a file whose upload failed; it has to be sent again or removed before the request is sent. */
  readonly held: string | null;
  readonly ended: 'dismissed' | 'leaving' | null;
  readonly error: GatewayError | null;
  readonly sent: Pick<Sent, 'rfqId' | 'mail' | 'heldBy'> | null;
}

type Change = Partial<RfqContext>;

export const firstContext = (opening: RfqOpening): RfqContext => ({
  opening,
  countries: [],
  product: opening.product ?? null,
  source: opening.source ?? LEAD_SOURCE.organicTraffic,
  draftRead: false,
  step: 'need',
  fields: NO_FIELDS,
  cateAndTag: null,
  files: [],
  filesAccepted: 0,
  fileRefusals: [],
  attempt: null,
  isWanted: false,
  refusals: 0,
  held: null,
  ended: null,
  error: null,
  sent: null,
});

/** The change when preparing ends. A retry adds countries and product only, so it replaces nothing typed since. */
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

/** The draft to store if something was typed or uploaded before the stored one had been read; else null. */
export function typedBefore(context: RfqContext, prepared: Prepared): RfqDraft | null {
  const isTyped = Object.values(context.fields).some(({ value }) => value !== '') || context.cateAndTag !== null;
  const isBegun = isTyped || attachmentsOf(context.files).length > 0;
  return isBegun && !context.draftRead ? draftOf({ ...context, ...arrived(context, prepared) }) : null;
}

/** The draft that is stored before the request is sent, also where the stored one could not be read. */
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

/** Going back is always possible. Going on stops at the step of the first wrong field. */
export function movedTo(context: RfqContext, step: RfqStep): Change {
  if (RFQ_STEPS.indexOf(step) <= RFQ_STEPS.indexOf(context.step)) return { step, held: null, error: null };
  const { fields, wrong } = checkedBefore(context.fields, step);
  if (wrong === null) return { step, fields, held: null, error: null };
  return { step: stepOf(wrong), fields, refusals: context.refusals + 1, error: null };
}

export const stepBeside = (step: RfqStep, distance: 1 | -1): RfqStep =>
  RFQ_STEPS[RFQ_STEPS.indexOf(step) + distance] ?? step;

export const isComplete = ({ fields }: RfqContext): boolean => checkedBefore(fields, 'review').wrong === null;

/** The change when sending is refused: every field is checked, and the step is that of the first wrong one. */
export function refused(context: RfqContext): Change {
  const { fields, wrong } = checkedBefore(context.fields, 'review');
  const step = wrong === null ? context.step : stepOf(wrong);
  return { fields, step, refusals: context.refusals + 1, isWanted: false, error: null, ended: null };
}

export const failedFile = ({ files }: RfqContext): FormFile | undefined =>
  files.find(({ state }) => state === 'failed');

export const isUploading = ({ files }: RfqContext): boolean => files.some(({ state }) => state === 'sending');

/** Adds those of the chosen files that are accepted, with an upload for each. D-10 */
export function filesAdded(
  { files, filesAccepted }: RfqContext,
  chosen: readonly LocalFile[],
): { readonly uploads: readonly UploadInput[]; readonly change: Change } {
  const { accepted, refused: fileRefusals } = checkFiles(chosen, { present: files.length, max: RFQ_ATTACHMENTS_MAX });
  const uploads = accepted.map((file, index) => ({ id: `file-${filesAccepted + index + 1}`, file }));
  const change = {
    files: [...files, ...uploads.map(sendingFile)],
    filesAccepted: filesAccepted + accepted.length,
    fileRefusals,
  };
  return { uploads, change };
}

export function fileAnswered({ files }: RfqContext, { id, answer }: FileAnswered): Change {
  const change: Partial<FormFile> = answer.ok
    ? { state: 'kept', fileId: answer.value.fileId, error: null }
    : { state: 'failed', error: answer.error };
  return { files: changedFile(files, id, change) };
}

export function ended({ attempt, outcome, rfqId, mail, heldBy }: Sent): Change {
  if (outcome.kind === 'sent') return { sent: { rfqId, mail, heldBy }, attempt: null };
  if (outcome.kind === 'failed') return { attempt, error: outcome.error };
  return { attempt, ended: outcome.kind };
}
