import type { FieldShape } from '../../forms/form-field.ts';
import {
  COMPANY_MAX,
  COMPANY_WEBSITE_MAX,
  CONTACT_NAME_MAX,
  VISIT_PURPOSES,
  VISITOR_JOB_TITLES,
  VISITOR_TYPES,
} from './limits.ts';

/** The five forms, named by when they were made. */
export const FORM_LAYOUTS = ['h5', '2023-02', '2023-06', '2023-07', '2024-01'] as const;
export type Layout = (typeof FORM_LAYOUTS)[number];

/** Every code of each list that a field lets choose from; an exhibition's industry may offer fewer. D-69 */
export const FIELD_CHOICES = {
  jobTitles: VISITOR_JOB_TITLES,
  visitorTypes: VISITOR_TYPES,
  visitPurposes: VISIT_PURPOSES,
} as const;
export type ChoiceList = keyof typeof FIELD_CHOICES;

/** The parts of the later forms, in their order: about the person, about the company, about the visit. D-33 */
export const FIELD_GROUPS = ['person', 'company', 'visit'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Where something that a form tells is found on each surface. */
interface RegistrationFieldRow {
  /** The forms that have it. D-33 */
  readonly layouts: readonly Layout[];
  /** Its name in calls. */
  readonly wire: string;
  /** Its column in the database. */
  readonly column: string;
  /** Its column in files. */
  readonly importColumn: string;
  /** Its option on the command line, in camel case; null for none. */
  readonly option: string | null;
  /** Whether staff may correct it on a record. D-94 */
  readonly isCorrectable: boolean;
  /** Whether the name of a device, which anybody can guess, is enough to be told it. D-88 THR-09 */
  readonly isDisclosedToDevice: boolean;
}

/** A field that is typed or chosen from a list. */
export type FormFieldRow = RegistrationFieldRow &
  FieldShape<ChoiceList> & {
    /** Whether a form that has it cannot be sent without it. D-10 */
    readonly required: boolean;
    readonly group: FieldGroup;
    /** Its place in the group. */
    readonly position: number;
  };

/** Something that is told with a field, and has no field of its own: the dialling code, the tags and the product beside them. */
export type FormPartRow = RegistrationFieldRow & { readonly kind: 'dialing' | 'tags' | 'product' };

const SINCE_2023_02 = ['2023-02', '2023-06', '2023-07', '2024-01'] as const;
const SINCE_2023_06 = ['2023-06', '2023-07', '2024-01'] as const;
const SINCE_2023_07 = ['2023-07', '2024-01'] as const;
const SINCE_2024_01 = ['2024-01'] as const;

/**
 * All that a pre-registration tells, in the order of the forms and of files. Every other list of its fields is made from this
 * one, or does not compile until it has each of them. The rows are plain data.
 */
export const REGISTRATION_FIELDS = {
  email: {
    kind: 'email',
    layouts: FORM_LAYOUTS,
    required: true,
    group: 'person',
    position: 1,
    wire: 'email',
    column: 'email',
    importColumn: 'email',
    option: 'email',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  contactName: {
    kind: 'badgeName',
    max: CONTACT_NAME_MAX,
    layouts: FORM_LAYOUTS,
    required: true,
    group: 'person',
    position: 2,
    wire: 'contactName',
    column: 'contact_name',
    importColumn: 'name',
    option: 'name',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  company: {
    kind: 'badgeName',
    max: COMPANY_MAX,
    layouts: FORM_LAYOUTS,
    required: true,
    group: 'company',
    position: 1,
    wire: 'companyName',
    column: 'company_name',
    importColumn: 'company',
    option: 'company',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  countryId: {
    kind: 'country',
    layouts: FORM_LAYOUTS,
    required: true,
    group: 'person',
    position: 4,
    wire: 'countryId',
    column: 'country_id',
    importColumn: 'country',
    option: 'country',
    isCorrectable: true,
    isDisclosedToDevice: true,
  },
  mobile: {
    kind: 'mobile',
    layouts: FORM_LAYOUTS,
    required: true,
    group: 'person',
    position: 5,
    wire: 'contactNumber',
    column: 'contact_number',
    importColumn: 'mobile',
    option: 'mobile',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  /** That of the country where it is not told. */
  dialing: {
    kind: 'dialing',
    layouts: FORM_LAYOUTS,
    wire: 'dialingCode',
    column: 'dialing_code',
    importColumn: 'dialing',
    option: 'dialing',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  whatsapp: {
    kind: 'phone',
    layouts: SINCE_2023_06,
    required: false,
    group: 'person',
    position: 6,
    wire: 'whatsapp',
    column: 'whatsapp',
    importColumn: 'whatsapp',
    option: 'whatsapp',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  nationalityId: {
    kind: 'country',
    layouts: SINCE_2023_06,
    required: false,
    group: 'person',
    position: 7,
    wire: 'nationalityId',
    column: 'nationality_id',
    importColumn: 'nationality',
    option: 'nationality',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  companyWebsite: {
    kind: 'website',
    max: COMPANY_WEBSITE_MAX,
    layouts: SINCE_2023_02,
    required: false,
    group: 'company',
    position: 2,
    wire: 'companyWebsite',
    column: 'company_website',
    importColumn: 'website',
    option: 'website',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  jobTitle: {
    kind: 'choice',
    choices: 'jobTitles',
    layouts: SINCE_2023_02,
    required: true,
    group: 'person',
    position: 3,
    wire: 'jobTitle',
    column: 'job_title',
    importColumn: 'job_title',
    option: 'jobTitle',
    isCorrectable: true,
    isDisclosedToDevice: false,
  },
  visitorType: {
    kind: 'choices',
    choices: 'visitorTypes',
    layouts: SINCE_2023_07,
    required: true,
    group: 'company',
    position: 3,
    wire: 'visitorType',
    column: 'visitor_type',
    importColumn: 'visitor_type',
    option: 'visitorType',
    isCorrectable: false,
    isDisclosedToDevice: true,
  },
  participatePurpose: {
    kind: 'choices',
    choices: 'visitPurposes',
    layouts: SINCE_2023_07,
    required: true,
    group: 'visit',
    position: 1,
    wire: 'participatePurpose',
    column: 'participate_purpose',
    importColumn: 'purpose',
    option: 'purpose',
    isCorrectable: false,
    isDisclosedToDevice: true,
  },
  tags: {
    kind: 'tags',
    layouts: FORM_LAYOUTS,
    wire: 'tagCodes',
    column: 'tag_codes',
    importColumn: 'tags',
    option: null,
    isCorrectable: false,
    isDisclosedToDevice: true,
  },
  product: {
    kind: 'product',
    layouts: FORM_LAYOUTS,
    wire: 'interestedProducts',
    column: 'interested_products',
    importColumn: 'product',
    option: 'product',
    isCorrectable: false,
    isDisclosedToDevice: false,
  },
  quantity: {
    kind: 'quantity',
    layouts: SINCE_2024_01,
    required: false,
    group: 'visit',
    position: 2,
    wire: 'quantity',
    column: 'quantity',
    importColumn: 'quantity',
    option: 'quantity',
    isCorrectable: false,
    isDisclosedToDevice: true,
  },
} as const satisfies Readonly<Record<string, FormFieldRow | FormPartRow>>;

type Table = typeof REGISTRATION_FIELDS;
type PartKind = FormPartRow['kind'];

/** Everything that a form tells, by the table's own names. */
export type RegistrationFieldName = keyof Table;
/** The fields of the forms. */
export type FormFieldName = {
  [Name in RegistrationFieldName]: Table[Name]['kind'] extends PartKind ? never : Name;
}[RegistrationFieldName];
/** Their names in calls. */
export type RegistrationWireName = Table[RegistrationFieldName]['wire'];

/** What each is in a record: of what was not told, '' or null. */
export type RegistrationByWire = {
  readonly [Name in RegistrationFieldName as Table[Name]['wire']]: Table[Name]['kind'] extends 'quantity'
    ? number | null
    : string;
};
/** The same by the columns of the database. */
export type RegistrationByColumn = {
  [Name in RegistrationFieldName as Table[Name]['column']]: Table[Name]['kind'] extends 'quantity'
    ? number | null
    : string;
};

export type CorrectableWire = {
  [Name in RegistrationFieldName]: Table[Name]['isCorrectable'] extends true ? Table[Name]['wire'] : never;
}[RegistrationFieldName];

/** Wire names of what every form asks for. */
export type RequiredWireName = {
  [Name in FormFieldName]: Table[Name]['required'] extends true
    ? Layout extends Table[Name]['layouts'][number]
      ? Table[Name]['wire']
      : never
    : never;
}[FormFieldName];

/** A row with the names of this table. */
export type RegistrationField = Table[RegistrationFieldName];
export type FormField = Table[FormFieldName];

/** Every row, in the order of files. */
export const REGISTRATION_FIELD_ROWS: readonly RegistrationField[] = Object.values(REGISTRATION_FIELDS);

const PART_KINDS: Readonly<Record<PartKind, true>> = { dialing: true, tags: true, product: true };

export const isFormField = (row: RegistrationField): row is FormField => !Object.hasOwn(PART_KINDS, row.kind);

/** Fields that are typed or chosen from a list, in the order of the forms. */
export const FORM_FIELD_NAMES: readonly FormFieldName[] = (
  Object.keys(REGISTRATION_FIELDS) as RegistrationFieldName[]
).filter((name): name is FormFieldName => isFormField(REGISTRATION_FIELDS[name]));

/** A field as its row says, whatever the table holds. */
export const fieldRow = (name: FormFieldName): FormFieldRow => REGISTRATION_FIELDS[name];

/** Whether a layout has a field. D-33 */
export const hasField = ({ layouts }: Pick<FormFieldRow, 'layouts'>, layout: Layout): boolean =>
  layouts.includes(layout);

/** Whether every form asks for it, so that nobody is registered without. D-10 D-33 */
export const isAlwaysRequired = ({ required, layouts }: Pick<FormFieldRow, 'required' | 'layouts'>): boolean =>
  required && FORM_LAYOUTS.every((layout) => layouts.includes(layout));
