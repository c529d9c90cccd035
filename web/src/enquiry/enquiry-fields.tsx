import { ENQUIRY_TEMPLATES } from '@fairhall/core/enquiry/enquiry.view';
import type { EnquiryFieldName } from '@fairhall/core/enquiry/fields';
import { ContactMaskHint } from '../forms/contact-mask-hint.tsx';
import { DraftNote, TextCounter } from '../forms/text-counter.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import chips from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import styles from './enquiry.module.css';
import type { TargetWords } from './enquiry-data.ts';
import type { EnquiryFlow } from './use-enquiry.ts';

interface EnquiryFieldsProps {
  readonly flow: EnquiryFlow;
  readonly target: TargetWords;
  readonly labels: Readonly<Record<EnquiryFieldName, string>>;
  /** The recipient's id; '' while it is unknown. */
  readonly supplierId: string;
}

/** Quantity, message and email address: all fields of an enquiry. */
export function EnquiryFields({ flow, target, labels, supplierId }: EnquiryFieldsProps) {
  const { text } = useTexts();
  const fieldOf = (name: EnquiryFieldName) => ({
    name,
    label: labels[name],
    field: flow.view.fields[name],
    onType: (value: string) => flow.send({ type: 'field.changed', name, value }),
    onLeave: () => flow.send({ type: 'field.blurred', name }),
  });
  return (
    <div className={styles.fields}>
      <TextField
        {...fieldOf('quantity')}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        unit={target.unit}
        optional
        help={target.moq}
      />
      <TextAreaField
        {...fieldOf('content')}
        placeholder={text('enquiry.content.placeholder')}
        above={<TextTemplates flow={flow} />}
        below={
          <>
            <MessageFoot flow={flow} />
            <ContactMaskHint
              written={flow.view.fields.content.value}
              find={async ({ gateway }, written, signal) =>
                supplierId === ''
                  ? undefined
                  : gateway.enquiry.contactsInNew({ supplierId, text: written }, { signal, handled: true })
              }
              label={(contacts) => text('enquiry.content.hidden', { contacts })}
            />
          </>
        }
      />
      <TextField
        {...fieldOf('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        help={text('enquiry.email.why')}
      />
    </div>
  );
}

/**
 * Template sentences for the message. A sentence that the message already contains is marked, and cannot be added
 * again.
 */
function TextTemplates({ flow }: { flow: EnquiryFlow }) {
  const { text } = useTexts();
  const { value } = flow.view.fields.content;
  return (
    <fieldset className={styles.chips} aria-label={text('enquiry.templates')}>
      {ENQUIRY_TEMPLATES.map((template) => {
        const sentence = text(template.text.key);
        const isUsed = value.includes(sentence);
        return (
          <button
            key={template.label.key}
            type="button"
            className={chips.chip}
            aria-disabled={isUsed || undefined}
            onClick={() => flow.send({ type: 'template.chosen', text: sentence })}
          >
            <Icon name={isUsed ? 'check' : 'plus'} small />
            {text(template.label.key)}
            {isUsed ? <span className="hidden">{text('enquiryPage.template.used')}</span> : null}
          </button>
        );
      })}
    </fieldset>
  );
}

function MessageFoot({ flow: { view } }: { flow: EnquiryFlow }) {
  const { text } = useTexts();
  const isDraftSaved = view.canSend && Object.values(view.fields).some((field) => field.value !== '');
  return (
    <TextCounter count={view.contentLength}>
      <DraftNote isSaved={isDraftSaved}>{text('enquiry.draft.kept')}</DraftNote>
    </TextCounter>
  );
}
