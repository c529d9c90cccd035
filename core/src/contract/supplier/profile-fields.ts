import type { InputOf } from '../call.ts';
import type { supplierProfile } from './profile-calls.ts';
import {
  type BusinessType,
  SUPPLIER_ABOUT_MAX,
  SUPPLIER_EMPLOYEES_MAX,
  SUPPLIER_MAIN_PRODUCT_MAX,
  SUPPLIER_MAIN_PRODUCTS_MAX,
  SUPPLIER_NAME_MAX,
  SUPPLIER_PROVINCE_MAX,
} from './profile-limits.ts';

/** The type of each field kind in calls. */
export interface ProfileKindValues {
  text: string;
  email: string;
  /** Names, one per line. */
  productNames: string[];
  businessType: BusinessType;
  /** A year up to the current one, as a number. */
  year: number;
  headcount: number;
  /** Codes and names from a list; '' if none is chosen. */
  language: string;
  timeZone: string;
  /** Weekdays by ISO 8601: 1 is Monday. */
  weekdays: number[];
  /** Minutes after midnight; the closing time must be later than the opening time. */
  opening: number;
  closing: number;
}
export type ProfileKind = keyof ProfileKindValues;

/** Additional settings of a field kind: maximum characters, names or people. */
interface ProfileKindLimits {
  text: { readonly max: number };
  /** `max` is the maximum number of characters of one name, `most` the maximum number of names. */
  productNames: { readonly max: number; readonly most: number };
  headcount: { readonly max: number };
}

type ProfileShape = {
  [Kind in ProfileKind]: { readonly kind: Kind } & (Kind extends keyof ProfileKindLimits
    ? ProfileKindLimits[Kind]
    : unknown);
}[ProfileKind];

/**
 * The sections of the page, in order. Fields in `texts` exist once per language; fields in `hours` are members of
 * `hours` in calls.
 */
export type ProfileGroup = 'texts' | 'facts' | 'contact' | 'hours';

interface ProfileFieldNames {
  readonly required: boolean;
  readonly group: ProfileGroup;
  /**
   * Its column in the table of its group: supplier_text for `texts`, supplier for `facts`, and supplier_contact for the
   * others.
   */
  readonly column: string;
  /** Its column in an import file, with the language as suffix for texts; null if files do not contain it. */
  readonly importColumn: string | null;
}

type SaveInput = InputOf<typeof supplierProfile.save>;
type TextInput = Omit<SaveInput['texts'][number], 'lang'>;
type PlainInput = Omit<SaveInput, 'texts' | 'hours' | 'version'>;

/** A row for each field of a call, whose kind must match the field's type in the call. */
type Rows<Fields, Group extends ProfileGroup> = {
  readonly [Name in keyof Fields]: ProfileFieldNames & { readonly group: Group } & Extract<
      ProfileShape,
      { readonly kind: KindOf<Fields[Name]> }
    >;
};
type KindOf<Value> = {
  [Kind in ProfileKind]: ProfileKindValues[Kind] extends Value ? Kind : never;
}[ProfileKind];

/**
 * All fields of a supplier's profile, in page order, by their names in calls. A field of a call does not compile until
 * it has a row here. Values, rules and the page are derived from these rows, which are plain data. D-52
 */
export const PROFILE_FIELDS = {
  name: {
    kind: 'text',
    max: SUPPLIER_NAME_MAX,
    required: true,
    group: 'texts',
    column: 'name',
    importColumn: 'name',
  },
  province: {
    kind: 'text',
    max: SUPPLIER_PROVINCE_MAX,
    required: true,
    group: 'texts',
    column: 'province',
    importColumn: 'province',
  },
  mainProducts: {
    kind: 'productNames',
    max: SUPPLIER_MAIN_PRODUCT_MAX,
    most: SUPPLIER_MAIN_PRODUCTS_MAX,
    required: true,
    group: 'texts',
    column: 'main_products',
    importColumn: 'main_products',
  },
  about: {
    kind: 'text',
    max: SUPPLIER_ABOUT_MAX,
    required: true,
    group: 'texts',
    column: 'about',
    importColumn: 'about',
  },
  businessType: {
    kind: 'businessType',
    required: true,
    group: 'facts',
    column: 'business_type',
    importColumn: 'business_type',
  },
  established: { kind: 'year', required: true, group: 'facts', column: 'established', importColumn: 'established' },
  employees: {
    kind: 'headcount',
    max: SUPPLIER_EMPLOYEES_MAX,
    required: true,
    group: 'facts',
    column: 'employees',
    importColumn: 'employees',
  },
  email: { kind: 'email', required: false, group: 'contact', column: 'email', importColumn: null },
  lang: { kind: 'language', required: false, group: 'contact', column: 'lang', importColumn: null },
  timeZone: { kind: 'timeZone', required: true, group: 'contact', column: 'time_zone', importColumn: null },
  days: { kind: 'weekdays', required: true, group: 'hours', column: 'days', importColumn: null },
  opens: { kind: 'opening', required: true, group: 'hours', column: 'opens', importColumn: null },
  closes: { kind: 'closing', required: true, group: 'hours', column: 'closes', importColumn: null },
} as const satisfies Rows<TextInput, 'texts'> &
  Rows<PlainInput, 'facts' | 'contact'> &
  Rows<SaveInput['hours'], 'hours'>;

type Table = typeof PROFILE_FIELDS;
export type ProfileField = keyof Table;
export type ProfileFieldRow = Table[ProfileField];
/** The fields of a section. */
export type ProfileFieldIn<Group extends ProfileGroup> = {
  [Name in ProfileField]: Table[Name]['group'] extends Group ? Name : never;
}[ProfileField];
/** The database columns of a section's fields. */
export type ProfileColumnIn<Group extends ProfileGroup> = Table[ProfileFieldIn<Group>]['column'];
/** The fields of a section that import files contain, and their columns there. */
export type ImportedProfileField<Group extends ProfileGroup> = {
  [Name in ProfileFieldIn<Group>]: Table[Name]['importColumn'] extends string ? Name : never;
}[ProfileFieldIn<Group>];
export type ProfileImportColumnIn<Group extends ProfileGroup> = Exclude<
  Table[ProfileFieldIn<Group>]['importColumn'],
  null
>;

const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly ProfileField[]; // the table has no other keys

/** The fields of some sections, in page order. */
export const profileFieldsIn = <Group extends ProfileGroup>(
  ...groups: readonly Group[]
): readonly ProfileFieldIn<Group>[] =>
  FIELD_NAMES.filter((name): name is ProfileFieldIn<Group> =>
    groups.some((group) => group === PROFILE_FIELDS[name].group),
  );

/** The import file columns of a section's fields, for fields that have one. */
export const profileImportColumns = (group: ProfileGroup): readonly string[] =>
  profileFieldsIn(group).flatMap((name) => PROFILE_FIELDS[name].importColumn ?? []);
