import type { PasswordView } from '@fairhall/core/account/form.view';
import { PASSWORD_MAX, PASSWORD_MIN } from '@fairhall/core/contract/account/limits';
import type { FieldView } from '@fairhall/core/forms/field';
import type { PhoneView } from '@fairhall/core/forms/phone';
import { ok } from '@fairhall/core/result';
import type { ReactNode } from 'react';
import { ContactMaskHint } from '../src/forms/contact-mask-hint.tsx';
import { FieldFrame, FieldProblem } from '../src/forms/field-frame.tsx';
import { getScopedId } from '../src/forms/focus-field.ts';
import { PasswordField } from '../src/forms/password-field.tsx';
import { PhoneField } from '../src/forms/phone-field.tsx';
import { SearchSelectField } from '../src/forms/search-select-field.tsx';
import { SelectField } from '../src/forms/select-field.tsx';
import { DraftNote, TextCounter } from '../src/forms/text-counter.tsx';
import { TextAreaField, TextField } from '../src/forms/text-field.tsx';
import type { GalleryFile, StateContext } from './gallery-file.ts';
import { createFilledField, createInvalidField, EMPTY_FIELD, NAME_LONG, TEXT_LONG, WORD_LONG } from './samples.ts';
import { EditField, handleNothing, WithFocus } from './state-parts.tsx';

const REQUIRED = createInvalidField('', { key: 'validator.required' });

interface EmailOptions {
  readonly label?: string;
  readonly help?: string;
  readonly optional?: boolean;
}

const emailField = ({ text }: StateContext, field: FieldView, { label, help, optional }: EmailOptions = {}) => (
  <EditField field={field}>
    {(props) => (
      <TextField
        {...props}
        name="email"
        label={label ?? text('enquiry.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...(help !== undefined && { help })}
        {...(optional !== undefined && { optional })}
      />
    )}
  </EditField>
);

const nameField = ({ text }: StateContext, field: FieldView) => (
  <EditField field={field}>
    {(props) => (
      <TextField
        {...props}
        name="name"
        label={text('businessCard.field.contactName')}
        type="text"
        inputMode="text"
        autoComplete="off"
      />
    )}
  </EditField>
);

const quantityField = ({ text }: StateContext, field: FieldView) => (
  <EditField field={field}>
    {(props) => (
      <TextField
        {...props}
        name="quantity"
        label={text('enquiry.quantity')}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        unit={text('unitName.piece')}
        optional
      />
    )}
  </EditField>
);

const messageField = ({ text }: StateContext, field: FieldView, below?: ReactNode) => (
  <EditField field={field}>
    {(props) => (
      <TextAreaField
        {...props}
        name="content"
        label={text('enquiry.content')}
        placeholder={text('enquiry.content.placeholder')}
        rows={4}
        below={below}
      />
    )}
  </EditField>
);

const COUNTRIES = ['', 'China', 'Türkiye', 'المغرب', NAME_LONG].map((name, value) => ({ value: `${value}`, name }));

const countryField = ({ text }: StateContext, field: FieldView) => (
  <EditField field={field}>
    {(props) => (
      <SelectField {...props} name="country" label={text('businessCard.field.countryId')} choices={COUNTRIES} />
    )}
  </EditField>
);

const CATEGORIES = [
  {
    name: 'Textiles › Bed and bath',
    options: [
      { value: '1', name: 'Bath towels', detail: '' },
      { value: '2', name: NAME_LONG, detail: 'Textiles › Bed and bath' },
    ],
  },
];

/** Its list opens by a press. */
const categoryField = ({ text }: StateContext, field: FieldView, chosen = '') => (
  <EditField field={field}>
    {(props) => (
      <SearchSelectField
        {...props}
        name="category"
        label={text('search.category')}
        chosen={chosen}
        placeholder="Search by name, such as towels"
        findGroups={(keyword) => (keyword === '' ? CATEGORIES : [])}
        toStatus={(count) => `${count}`}
        none={text('request.network')}
      />
    )}
  </EditField>
);

const PASSWORD: PasswordView = { ...EMPTY_FIELD, available: true, visible: false };

const passwordField = ({ text }: StateContext, password: PasswordView) => (
  <EditField field={password}>
    {({ field, ...props }) => (
      <PasswordField
        {...props}
        name="password"
        label={text('account.password')}
        password={field}
        autoComplete="off"
        takesKeys={false}
        help={text('account.password.rule', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        onToggle={handleNothing}
      />
    )}
  </EditField>
);

const PHONE: PhoneView = { ...EMPTY_FIELD, countryId: '792' };
const DIALING_COUNTRIES = [
  { value: '', name: '' },
  { value: '792', name: 'Türkiye +90' },
  { value: '156', name: 'China +86' },
];

const phoneField = ({ text }: StateContext, phone: PhoneView) => (
  <EditField field={phone}>
    {({ field, ...props }) => (
      <PhoneField
        {...props}
        name="mobile"
        label={text('businessCard.field.mobile')}
        phone={field}
        countries={DIALING_COUNTRIES}
        onCountry={handleNothing}
      />
    )}
  </EditField>
);

/** A frame around an element that has no component of its own. */
function FieldWithOutput({ field, help }: { field: FieldView; help?: string }) {
  const id = getScopedId('total');
  return (
    <FieldFrame name="total" label="Total" field={field} help={help ?? null} optional={help !== undefined}>
      <output id={id}>US$12,450.00</output>
    </FieldFrame>
  );
}

/** Fields and the texts that belong to one. */
export const FIELD_STATES: readonly GalleryFile[] = [
  {
    file: 'forms/text-field.tsx',
    components: {
      TextField: {
        empty: (context) => emailField(context, EMPTY_FIELD),
        focused: (context) => <WithFocus>{emailField(context, EMPTY_FIELD)}</WithFocus>,
        valid: (context) => emailField(context, createFilledField('li.wei@example.com')),
        validating: (context) =>
          emailField(context, { ...createFilledField('li.wei@example.com'), state: 'validating' }),
        invalid: (context) => emailField(context, REQUIRED),
        'invalid, focused': (context) => <WithFocus>{emailField(context, REQUIRED)}</WithFocus>,
        'optional, with help': (context) =>
          emailField(context, EMPTY_FIELD, { optional: true, help: context.text('enquiry.email.why') }),
        'number with a unit': (context) => quantityField(context, createFilledField('5000')),
        'invalid number': (context) =>
          quantityField(context, createInvalidField('0', { key: 'validator.positiveInteger' })),
        'text of the other direction': (context) => nameField(context, createFilledField('ليلى بنت عبد الله')),
        'long texts': (context) =>
          emailField(context, createInvalidField(WORD_LONG, { key: 'validator.max', values: { max: 100 } }), {
            label: NAME_LONG,
            help: TEXT_LONG,
          }),
      },
      TextAreaField: {
        empty: (context) => messageField(context, EMPTY_FIELD),
        focused: (context) => <WithFocus>{messageField(context, EMPTY_FIELD)}</WithFocus>,
        'long text, with a counter': (context) =>
          messageField(
            context,
            createFilledField(`${TEXT_LONG}\n${WORD_LONG}`),
            <TextCounter count={{ length: 320, max: 2_000 }} />,
          ),
        invalid: (context) => messageField(context, REQUIRED),
      },
    },
  },
  {
    file: 'forms/select-field.tsx',
    components: {
      SelectField: {
        empty: (context) => countryField(context, { ...EMPTY_FIELD, value: '0' }),
        focused: (context) => <WithFocus>{countryField(context, { ...EMPTY_FIELD, value: '1' })}</WithFocus>,
        chosen: (context) => countryField(context, createFilledField('2')),
        'long choice': (context) => countryField(context, createFilledField('4')),
        invalid: (context) => countryField(context, { ...REQUIRED, value: '0' }),
      },
    },
  },
  {
    file: 'forms/search-select-field.tsx',
    components: {
      SearchSelectField: {
        empty: (context) => categoryField(context, EMPTY_FIELD),
        focused: (context) => <WithFocus>{categoryField(context, EMPTY_FIELD)}</WithFocus>,
        chosen: (context) => categoryField(context, createFilledField('1'), 'Bath towels'),
        'long choice': (context) => categoryField(context, createFilledField('2'), NAME_LONG),
        invalid: (context) => categoryField(context, REQUIRED),
      },
    },
  },
  {
    file: 'forms/password-field.tsx',
    components: {
      PasswordField: {
        empty: (context) => passwordField(context, PASSWORD),
        focused: (context) => <WithFocus>{passwordField(context, PASSWORD)}</WithFocus>,
        locked: (context) => passwordField(context, { ...PASSWORD, available: false }),
        hidden: (context) => passwordField(context, { ...PASSWORD, value: 'correct horse' }),
        visible: (context) => passwordField(context, { ...PASSWORD, value: 'correct horse', visible: true }),
        invalid: (context) =>
          passwordField(context, {
            ...PASSWORD,
            ...createInvalidField('abc', { key: 'validator.min', values: { min: PASSWORD_MIN } }),
          }),
      },
    },
  },
  {
    file: 'forms/phone-field.tsx',
    components: {
      PhoneField: {
        empty: (context) => phoneField(context, PHONE),
        'no country': (context) => phoneField(context, { ...PHONE, countryId: '' }),
        'country focused': (context) => <WithFocus selector="select">{phoneField(context, PHONE)}</WithFocus>,
        'number focused': (context) => <WithFocus selector="input">{phoneField(context, PHONE)}</WithFocus>,
        validating: (context) => phoneField(context, { ...PHONE, value: '532 123 4567', state: 'validating' }),
        valid: (context) => phoneField(context, { ...PHONE, ...createFilledField('532 123 4567') }),
        invalid: (context) =>
          phoneField(context, { ...PHONE, ...createInvalidField('12', { key: 'validator.phone' }) }),
      },
    },
  },
  {
    file: 'forms/field-frame.tsx',
    components: {
      FieldFrame: {
        default: () => <FieldWithOutput field={EMPTY_FIELD} />,
        'optional, with help': () => <FieldWithOutput field={EMPTY_FIELD} help={TEXT_LONG} />,
        invalid: () => <FieldWithOutput field={REQUIRED} />,
      },
      FieldProblem: {
        default: ({ text }) => <FieldProblem>{text('validator.required')}</FieldProblem>,
        warning: ({ text }) => <FieldProblem tone="warning">{text('validator.pattern')}</FieldProblem>,
        'long text': () => (
          <FieldProblem>
            {TEXT_LONG} {WORD_LONG}
          </FieldProblem>
        ),
      },
    },
  },
  {
    file: 'forms/text-counter.tsx',
    components: {
      TextCounter: {
        default: () => <TextCounter count={{ length: 120, max: 2_000 }} />,
        'too long, with a draft': ({ text }) => (
          <TextCounter count={{ length: 2_001, max: 2_000 }}>
            <DraftNote isSaved>{text('enquiry.draft.kept')}</DraftNote>
          </TextCounter>
        ),
      },
      DraftNote: {
        saved: ({ text }) => <DraftNote isSaved>{text('enquiry.draft.kept')}</DraftNote>,
        'not saved': ({ text }) => <DraftNote isSaved={false}>{text('enquiry.draft.kept')}</DraftNote>,
      },
    },
  },
  {
    file: 'forms/contact-mask-hint.tsx',
    components: {
      ContactMaskHint: {
        'contacts found, after a pause': ({ text }) => (
          <ContactMaskHint
            written={`Write to ${WORD_LONG} or call +90 532 123 4567`}
            find={async () => ok({ hidden: [WORD_LONG, '+90 532 123 4567'] })}
            label={(contacts) => text('enquiry.content.hidden', { contacts })}
          />
        ),
        'no contacts': () => (
          <ContactMaskHint written="5,000 pieces" find={async () => undefined} label={(contacts) => contacts} />
        ),
      },
    },
  },
];
