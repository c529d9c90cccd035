import type { FieldShape } from '../../forms/form-field.ts';
import {
  CONTACT_NAME_MAX,
  REGISTRATION_COMPANY_MAX,
  REGISTRATION_VISIT_PURPOSES,
  REGISTRATION_WEBSITE_MAX,
  VISITOR_JOB_TITLES,
  VISITOR_TYPES,
} from './limits.ts';

/** The five form layouts, named by the month of their introduction. */
export const FORM_LAYOUTS = ['h5', '2023-02', '2023-06', '2023-07', '2024-01'] as const;
export type Layout = (typeof FORM_LAYOUTS)[number];

/** All codes of each choice list; an exhibition's industry may offer fewer. D-69 */
export const FIELD_CHOICES = {
  jobTitles: VISITOR_JOB_TITLES,
  visitorTypes: VISITOR_TYPES,
  visitPurposes: REGISTRATION_VISIT_PURPOSES,
} as const;
export type ChoiceList = keyof typeof FIELD_CHOICES;

/** The sections of the later forms in order: about the person, the company, and the visit. D-33 */
export const FIELD_GROUPS = ['person', 'company', 'visit'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** The names of a form value in calls, database, files and command line. */
interface RegistrationFieldRow {
  /** The forms that contain it. D-33 */
  readonly layouts: readonly Layout[];
  /** Its name in calls. */
  readonly wire: string;
  /** Its column in the database. */
  readonly column: string;
  /** Its column in files. */
  readonly importColumn: string;
  /** Its option on the command line, in camel case; null if it has none. */
  readonly option: string | null;
  /** Whether staff may correct it on a record. D-94 */
  readonly isCorrectable: boolean;
  /** Whether a caller with only a device id, which is easy to guess, may read it. D-88 THR-09 */
  readonly isDisclosedToDevice: boolean;
}

/** A field with its own input or choice list. */
export type FormFieldRow = RegistrationFieldRow &
  FieldShape<ChoiceList> & {
    /** Whether a form with this field requires it. D-10 */
    readonly required: boolean;
    readonly group: FieldGroup;
    /** Its position in the group. */
    readonly position: number;
  };

/**
 * A value that belongs to another field and has no field of its own: dialling code, tags, and the product beside the
 * tags.
 */
export type FormPartRow = RegistrationFieldRow & { readonly kind: 'dialing' | 'tags' | 'product' };

const SINCE_2023_02 = ['2023-02', '2023-06', '2023-07', '2024-01'] as const;
const SINCE_2023_06 = ['2023-06', '2023-07', '2024-01'] as const;
const SINCE_2023_07 = ['2023-07', '2024-01'] as const;
const SINCE_2024_01 = ['2024-01'] as const;

/**
 * All values of a pre-registration, in the order of forms and files. Other lists of its fields are derived from this
 * table, or do not compile without each of them. The rows are plain data.
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
    max: REGISTRATION_COMPANY_MAX,
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
  /** Defaults to the country's dialling code. */
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
    max: REGISTRATION_WEBSITE_MAX,
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

/** The names of all values in this table. */
export type RegistrationFieldName = keyof Table;
/** The fields of the forms. */
export type FormFieldName = {
  [Name in RegistrationFieldName]: Table[Name]['kind'] extends PartKind ? never : Name;
}[RegistrationFieldName];
/** Their names in calls. */
export type RegistrationWireName = Table[RegistrationFieldName]['wire'];

/** The values in a record, by wire name: '' or null if not given. */
export type RegistrationByWire = {
  readonly [Name in RegistrationFieldName as Table[Name]['wire']]: Table[Name]['kind'] extends 'quantity'
    ? number | null
    : string;
};
/** The same values by database column. */
export type RegistrationByColumn = {
  [Name in RegistrationFieldName as Table[Name]['column']]: Table[Name]['kind'] extends 'quantity'
    ? number | null
    : string;
};

export type CorrectableWire = {
  [Name in RegistrationFieldName]: Table[Name]['isCorrectable'] extends true ? Table[Name]['wire'] : never;
}[RegistrationFieldName];

/** Wire names of the fields that every form requires. */
export type RequiredWireName = {
  [Name in FormFieldName]: Table[Name]['required'] extends true
    ? Layout extends Table[Name]['layouts'][number]
      ? Table[Name]['wire']
      : never
    : never;
}[FormFieldName];

/** A row with this table's literal types. */
export type RegistrationField = Table[RegistrationFieldName];
export type FormField = Table[FormFieldName];

/** Every row, in the order of files. */
export const REGISTRATION_FIELD_ROWS: readonly RegistrationField[] = Object.values(REGISTRATION_FIELDS);

const PART_KINDS: Readonly<Record<PartKind, true>> = { dialing: true, tags: true, product: true };

export const isFormField = (row: RegistrationField): row is FormField => !Object.hasOwn(PART_KINDS, row.kind);

/** Fields with their own input or choice list, in form order. */
export const FORM_FIELD_NAMES: readonly FormFieldName[] = (
  Object.keys(REGISTRATION_FIELDS) as RegistrationFieldName[]
).filter((name): name is FormFieldName => isFormField(REGISTRATION_FIELDS[name]));

/** The row of a field, typed independently of the table's literal types. */
export const fieldRow = (name: FormFieldName): FormFieldRow => REGISTRATION_FIELDS[name];

/** Whether a layout has a field. D-33 */
export const hasField = ({ layouts }: Pick<FormFieldRow, 'layouts'>, layout: Layout): boolean =>
  layouts.includes(layout);

/** Whether every form requires the field, so that every registration has it. D-10 D-33 */
export const isAlwaysRequired = ({ required, layouts }: Pick<FormFieldRow, 'required' | 'layouts'>): boolean =>
  required && FORM_LAYOUTS.every((layout) => layouts.includes(layout));
