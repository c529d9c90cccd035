import { toCanonicalJson } from '../contract/canonical-json.ts';
import type { RfqInput } from '../contract/rfq/calls.ts';
import { type FormFile, toAttachments } from '../files/form-files.ts';
import { omitEmpty } from '../forms/omit-empty.ts';
import { trimText } from '../forms/text-input.ts';
import type { RfqDraft } from './draft.ts';
import { RFQ_FIELDS, type RfqFieldName, type RfqFields } from './fields.ts';

/** The data of a request besides its fields. */
export interface RfqSubject {
  readonly cateAndTag: RfqDraft['cateAndTag'];
  readonly files: readonly FormFile[];
  readonly productId: string | undefined;
  readonly exhibitionId: string | undefined;
  readonly source: number;
}

/** Returns the request: texts trimmed, empty fields left out, the unit only with a quantity. D-50 */
export function toRfqRequest(fields: RfqFields, subject: RfqSubject): RfqInput {
  const { cateAndTag, files, productId, exhibitionId, source } = subject;
  const textOf = (name: RfqFieldName) => trimText(fields[name].value);
  const quantity = textOf('quantity');
  const { description, email, ...more } = {
    description: textOf('description'),
    question: textOf('question'),
    quantity: quantity === '' ? '' : Number(quantity),
    unit: quantity === '' ? '' : textOf('unit'),
    countryId: textOf('countryId'),
    email: textOf('email'),
  } satisfies { readonly [Name in RfqFieldName]: RfqInput[Name] | '' };
  const attachments = toAttachments(files).map(({ fileId }) => fileId);
  return {
    description,
    email,
    cateAndTag,
    source,
    ...omitEmpty(more),
    ...(productId !== undefined && { productId }),
    ...(exhibitionId !== undefined && { exhibitionId }),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** Whether a draft contains nothing beyond this request, such as an earlier version of it. */
export function isPartOf(draft: RfqDraft, request: RfqInput): boolean {
  const isSame = (typed: string, sent: string | number | undefined) => ['', String(sent)].includes(trimText(typed));
  const sentFiles = request.attachments ?? [];
  return (
    RFQ_FIELDS.every((name) => (name === 'unit' && draft.quantity === '') || isSame(draft[name], request[name])) &&
    isSame(draft.productId ?? '', request.productId) &&
    (draft.cateAndTag === null || toCanonicalJson(draft.cateAndTag) === toCanonicalJson(request.cateAndTag)) &&
    draft.attachments.every(({ fileId }) => sentFiles.includes(fileId))
  );
}
