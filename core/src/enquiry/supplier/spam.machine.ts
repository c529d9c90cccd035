import { SPAM_REASON_MAX } from '../../contract/enquiry/thread-limits.ts';
import { emptyField, type Field, updateField, validateField } from '../../forms/field.ts';
import { maxLength, type Rule, required } from '../../forms/rule.ts';
import {
  INITIAL_SEND_FORM,
  provideSendForm,
  type SendFormContext,
  type SendFormDefinition,
} from '../../forms/send-form.machine.ts';
import { trimText } from '../../forms/text-input.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';

const REASON_RULES: readonly Rule<string>[] = [required(), maxLength(SPAM_REASON_MAX)];

export type SpamEvent =
  | { readonly type: 'spam.requested' }
  | { readonly type: 'spam.dismissed' }
  | { readonly type: 'reason.changed'; readonly value: string }
  | { readonly type: 'reason.blurred' }
  | { readonly type: 'form.submitted' };

export interface SpamContext extends SendFormContext {
  /** Whether the form for the reason is open. */
  readonly isOpen: boolean;
  readonly reason: Field;
}

const checkReason = ({ reason }: SpamContext, on: 'blur' | 'submit') => validateField(reason, REASON_RULES, on);

/** Marks an enquiry as spam, which needs a reason. D-65 */
const spamForm: SendFormDefinition<SpamEvent, undefined, SpamContext, { readonly reason: string }, unknown> = {
  id: 'spam',
  initial: () => ({ ...INITIAL_SEND_FORM, isOpen: false, reason: emptyField }),
  edits: { 'reason.changed': ({ value }, { reason }) => ({ reason: updateField(reason, value, REASON_RULES) }) },
  looks: {
    'spam.requested': () => ({ isOpen: true }),
    'spam.dismissed': () => ({ isOpen: false, error: null }),
    'reason.blurred': (_, context) => ({ reason: checkReason(context, 'blur') }),
  },
  revealErrors: (context) => ({ reason: checkReason(context, 'submit') }),
  isComplete: (context) => context.isOpen && !checkReason(context, 'submit').failure,
  toRequest: ({ reason }) => ({ reason: trimText(reason.value) }),
};

/** Binds the report to the gateway. */
export const provideSpam = ({ supplierGateway, ids, bugs }: SupplierPorts, enquiryId: string) =>
  provideSendForm(
    spamForm,
    ({ reason }, options) => supplierGateway.supplierEnquiry.setState({ enquiryId, to: 'spam', reason }, options),
    { ids, bugs },
  );
