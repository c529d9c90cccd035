import type { GatewayError } from '../contract/error.ts';
import {
  FEEDBACK_MAX,
  type LightFeedbackType,
  TRAFFIC_LIGHT_FEEDBACK_TYPES,
} from '../contract/traffic-light/limits.ts';
import { emptyField, type Field, updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import {
  INITIAL_SEND_FORM,
  provideSendForm,
  type SendFormContext,
  type SendFormDefinition,
} from '../forms/send-form.machine.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Result } from '../result.ts';

/** The subject of the feedback: a supplier, or anything for customer service. */
export interface FeedbackOpening {
  /** Null for customer service. */
  readonly supplierId: string | null;
}

export const FEEDBACK_FIELDS = ['type', 'content', 'email'] as const;
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number];

/** Returns the fields of the form in display order. Only a report about a supplier has a type. */
export const feedbackFields = ({ supplierId }: FeedbackOpening): readonly FeedbackField[] =>
  supplierId === null ? ['content', 'email'] : FEEDBACK_FIELDS;

const FIELD_RULES: Readonly<Record<FeedbackField, readonly Rule<string>[]>> = {
  type: [required({ key: 'feedback.type.needed' })],
  content: [required(), maxLength(FEEDBACK_MAX)],
  email: EMAIL_RULES,
};

export type FeedbackEvent =
  | { readonly type: 'field.changed'; readonly name: FeedbackField; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: FeedbackField }
  | { readonly type: 'form.submitted' };

type Message = Readonly<Record<FeedbackField, string>>;

export interface FeedbackContext extends FeedbackOpening, SendFormContext {
  readonly fields: Readonly<Record<FeedbackField, Field>>;
}

const validateNamedField = (context: FeedbackContext, name: FeedbackField, on: 'blur' | 'submit') =>
  validateField(context.fields[name], FIELD_RULES[name], on);

/** The form for feedback to the organiser: about a supplier, or to customer service. D-18 D-25 */
const feedbackForm: SendFormDefinition<FeedbackEvent, FeedbackOpening, FeedbackContext, Message, unknown> = {
  id: 'feedback',
  initial: ({ supplierId }) => ({
    ...INITIAL_SEND_FORM,
    supplierId,
    fields: { type: emptyField, content: emptyField, email: emptyField },
  }),
  edits: {
    'field.changed': ({ name, value }, { fields }) => ({
      fields: { ...fields, [name]: updateField(fields[name], value, FIELD_RULES[name]) },
    }),
  },
  looks: {
    'field.blurred': ({ name }, context) => ({
      fields: { ...context.fields, [name]: validateNamedField(context, name, 'blur') },
    }),
  },
  revealErrors: (context) => ({
    fields: {
      type: validateNamedField(context, 'type', 'submit'),
      content: validateNamedField(context, 'content', 'submit'),
      email: validateNamedField(context, 'email', 'submit'),
    },
  }),
  isComplete: (context) =>
    feedbackFields(context).every((name) => !validateNamedField(context, name, 'submit').failure),
  toRequest: ({ fields }) => ({
    type: fields.type.value,
    content: trimText(fields.content.value),
    email: trimText(fields.email.value),
  }),
};

export interface FeedbackPorts {
  readonly front: Pick<FrontGateway, 'cms' | 'trafficLight'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

const isType = (value: string): value is LightFeedbackType =>
  TRAFFIC_LIGHT_FEEDBACK_TYPES.some((type) => type === value);

/** Binds the form to the gateway. */
export const provideFeedback = ({ front, ids, bugs }: FeedbackPorts, { supplierId }: FeedbackOpening) =>
  provideSendForm(
    feedbackForm,
    ({ type, content, email }, options): Promise<Result<unknown, GatewayError>> =>
      supplierId === null
        ? front.cms.feedback({ type: 'service', content, email }, options)
        : front.trafficLight.feedback({ supplierId, type: isType(type) ? type : 'other', content, email }, options),
    { ids, bugs },
  );
