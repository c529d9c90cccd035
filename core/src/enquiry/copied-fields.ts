import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import { truncateText } from '../forms/text-input.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';

/** An enquiry or request for quotation of the same buyer, to which a new enquiry goes to another supplier. */
export type EnquirySource =
  | { readonly kind: 'enquiry'; readonly enquiryId: string; readonly sign?: string | undefined }
  | { readonly kind: 'rfq'; readonly rfqId: string };

/** The values that a new enquiry takes from another one. */
export interface CopiedFields {
  readonly content: string;
  readonly quantity: string;
}

/**
 * Loads the text and quantity of an earlier enquiry or request; null if it belongs to somebody else or cannot be loaded
 * now, so that the form opens empty.
 */
export async function loadCopiedFields(
  gateway: Pick<Gateway, 'enquiry' | 'rfq'>,
  source: EnquirySource,
  signal: CancelSignal,
): Promise<CopiedFields | null> {
  const options = { signal, handled: true };
  if (source.kind === 'rfq') {
    const found = await gateway.rfq.detail({ rfqId: source.rfqId }, options);
    if (!found.ok) return null;
    const { description, question = '', quantity } = found.value;
    return toCopiedFields([description, question].filter(Boolean).join('\n'), quantity ?? null);
  }
  const { enquiryId, sign } = source;
  const found = await gateway.enquiry.thread({ enquiryId, sign }, options);
  if (!found.ok) return null;
  const [first] = found.value.messages;
  return toCopiedFields(first?.text ?? '', found.value.quantity);
}

const toCopiedFields = (text: string, quantity: number | null): CopiedFields => ({
  content: truncateText(text, ENQUIRY_CONTENT_MAX),
  quantity: quantity === null ? '' : String(quantity),
});
