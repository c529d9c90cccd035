import { FIELD_GROUPS, type FieldGroup, fieldRow } from '@fairhall/core/contract/preregistration/form-fields';
import type { FieldKind } from '@fairhall/core/forms/form-field';
import type { MessageKey } from '@fairhall/core/messages';
import type { PreregFieldView } from '@fairhall/core/preregistration/preregistration.view';
import type { ComponentType } from 'react';
import { TextField, type TextFieldProps } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import { TagField } from '../tags/tag-field.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import type { InputProps } from './input-props.ts';
import { CountryField, ListField } from './list-fields.tsx';
import { MobileField } from './mobile-field.tsx';
import { OptionField } from './option-field.tsx';
import styles from './preregistration.module.css';
import type { PreregistrationFormData } from './preregistration-data.ts';
import type { PreregistrationFormFlow } from './use-preregistration.ts';

interface GroupsProps {
  readonly flow: PreregistrationFormFlow;
  readonly data: PreregistrationFormData;
}

const TITLE_KEYS = {
  person: 'preregistrationPage.group.person',
  company: 'preregistrationPage.group.company',
  visit: 'preregistrationPage.group.visit',
} as const satisfies Record<FieldGroup, MessageKey>;

/** The fields of a layout: in sequence in the earlier layouts, in three groups in the later ones. D-33 */
export function FieldGroups(props: GroupsProps) {
  const { text } = useTexts();
  const { view } = props.flow;
  const isParted = view.layout === '2023-07' || view.layout === '2024-01';
  if (!isParted) {
    return (
      <div className={styles.fields} data-shape={view.layout === 'h5' ? 'column' : 'pairs'}>
        {view.fields.map((field) => (
          <Field key={field.name} field={field} {...props} />
        ))}
        <TagInput {...props} />
      </div>
    );
  }
  return FIELD_GROUPS.map((group, index) => {
    const shown = view.fields.filter(({ name }) => fieldRow(name).group === group);
    return (
      <fieldset key={group} className={styles.group}>
        <legend>{text(TITLE_KEYS[group])}</legend>
        <div className={styles.fields} data-shape="pairs">
          {shown.toSorted(compareFields).map((field) => (
            <Field key={field.name} field={field} {...props} />
          ))}
          {index === FIELD_GROUPS.length - 1 ? <TagInput {...props} /> : null}
        </div>
      </fieldset>
    );
  });
}

const compareFields = (one: PreregFieldView, other: PreregFieldView) =>
  fieldRow(one.name).position - fieldRow(other.name).position;

const createTextField = (type: 'text' | 'email', inputMode: TextFieldProps['inputMode']) =>
  function FormTextField({ flow: _, ...props }: InputProps) {
    return <TextField {...props} type={type} inputMode={inputMode} />;
  };

/** The input component for each kind of field. */
const INPUT_BY_KIND: Readonly<Record<FieldKind, ComponentType<InputProps>>> = {
  text: createTextField('text', 'text'),
  badgeName: createTextField('text', 'text'),
  website: createTextField('text', 'url'),
  email: createTextField('email', 'email'),
  quantity: createTextField('text', 'numeric'),
  phone: createTextField('text', 'tel'),
  mobile: MobileField,
  country: CountryField,
  choice: ListField,
  choices: OptionField,
};

function Field({ field, flow }: GroupsProps & { readonly field: PreregFieldView }) {
  const { text } = useTexts();
  const { name } = field;
  const { label, help, autoComplete } = FIELD_TEXTS[name];
  const Input = INPUT_BY_KIND[fieldRow(name).kind];
  return (
    <Input
      name={name}
      field={field}
      flow={flow}
      autoComplete={autoComplete}
      label={text(label)}
      help={help === null ? null : text(help)}
      optional={!field.isRequired}
      onType={(value) => flow.send({ type: 'field.changed', name, value })}
      onLeave={() => flow.send({ type: 'field.blurred', name })}
    />
  );
}

/** The product tags that the visitor is interested in.  */
function TagInput({ flow: { view, send }, data }: GroupsProps) {
  const { text } = useTexts();
  const { tagCategoryIds, maxTag } = data.opening.exhibition;
  return (
    <div className={styles.wide}>
      <TagField
        name="cateAndTag"
        label={text('preregistration.tags')}
        industry={data.show.industry}
        categoryIds={tagCategoryIds}
        {...(maxTag !== undefined && { maxTag })}
        brought={data.tags}
        value={view.cateAndTag}
        onChange={(value) => send({ type: 'tags.changed', value })}
      />
    </div>
  );
}
