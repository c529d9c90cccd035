import * as z from 'zod/mini';
import { PHONE_CODE_PATTERN } from '../../forms/phone-pattern.ts';
import { ENTRY_SOURCE_MAX } from '../../site/limits.ts';
import { CACHE_MS } from '../cache-lives.ts';
import { read, submit } from '../call.ts';
import { ENTRY_TYPES } from '../exhibition/limits.ts';
import { QUANTITY_MAX } from '../field-limits.ts';
import { badgeName, countryId, email, id, text } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { phoneText } from '../phone.ts';
import { MAX_TAG, TAG_KEYWORD_MAX } from '../rfq/tag-limits.ts';
import {
  type ChoiceList,
  type CorrectableWire,
  FIELD_CHOICES,
  type FormFieldRow,
  type FormPartRow,
  isAlwaysRequired,
  isFormField,
  REGISTRATION_FIELD_ROWS,
  type RegistrationField,
  type RequiredWireName,
} from './form-fields.ts';

const dialingCode = z.string().check(z.regex(PHONE_CODE_PATTERN));

/** Codes, joined by commas as the wire has them; the gateway knows which there are (D-69). */
const codeList = z.string().check(z.maxLength(200), z.regex(/^[a-z_]+(?:,[a-z_]+)*$/));

/** Tag codes, joined by commas. */
const tagCodes = z.string().check(z.regex(new RegExp(`^[A-Za-z0-9]{1,32}(?:,[A-Za-z0-9]{1,32}){0,${MAX_TAG - 1}}$`)));

export const badgeNo = z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/));

/** How a row of the table is sent. */
function schemaOf(row: FormFieldRow | FormPartRow): z.ZodMiniType {
  switch (row.kind) {
    case 'text':
    case 'website':
      return text(row.max);
    case 'badgeName':
      return badgeName(row.max);
    case 'choice':
      return z.enum(FIELD_CHOICES[row.choices]);
    case 'choices':
      return codeList;
    case 'email':
      return email;
    case 'country':
      return countryId;
    case 'mobile':
    case 'phone':
      return phoneText;
    case 'quantity':
      return z.int().check(z.positive(), z.maximum(QUANTITY_MAX));
    case 'dialing':
      return dialingCode;
    case 'tags':
      return tagCodes;
    case 'product':
      return text(TAG_KEYWORD_MAX);
  }
}

type WireValue<Row extends RegistrationField> = Row extends { readonly kind: 'quantity' }
  ? number
  : Row extends { readonly kind: 'choice'; readonly choices: ChoiceList }
    ? (typeof FIELD_CHOICES)[Row['choices']][number]
    : string;
type SchemaOf<Row extends RegistrationField> = z.ZodMiniType<WireValue<Row>, WireValue<Row>>;

type RegistrationFields = {
  readonly [Row in RegistrationField as Row['wire']]: Row['wire'] extends RequiredWireName
    ? SchemaOf<Row>
    : z.ZodMiniOptional<SchemaOf<Row>>;
};

/** What a form tells of who registers; what only some forms ask for may be left out. */
export const registrationFields = Object.fromEntries(
  REGISTRATION_FIELD_ROWS.map((row) => {
    const schema = schemaOf(row);
    return [row.wire, isFormField(row) && isAlwaysRequired(row) ? schema : z.optional(schema)];
  }),
) as unknown as RegistrationFields; // each is made of its own row

type RegistrationCorrections = {
  readonly [Row in RegistrationField as Extract<Row['wire'], CorrectableWire>]: z.ZodMiniOptional<SchemaOf<Row>>;
};

/** The fields that staff may correct on a record; an absent one stays as it is. */
export const registrationCorrections = Object.fromEntries(
  REGISTRATION_FIELD_ROWS.filter(({ isCorrectable }) => isCorrectable).map((row) => [
    row.wire,
    z.optional(schemaOf(row)),
  ]),
) as unknown as RegistrationCorrections; // each is made of its own row

const preregistrationInput = z.strictObject({
  exhibitionId: id,
  ...registrationFields,
  sourceFrom: z.optional(text(ENTRY_SOURCE_MAX)),
  /** Ids of private pictures that this visitor has sent before. */
  businessCardFront: z.optional(id),
  businessCardBack: z.optional(id),
  /** The number of A-02, which says which fields the form had. */
  pageVersion: z.int().check(z.minimum(-999), z.maximum(999)),
  /** */
  entryPoint: z.int().check(z.minimum(1), z.maximum(3)),
  entryType: z.optional(z.enum(ENTRY_TYPES)),
  /** Lead source; a pre-registration's own is 1. */
  leadSource: z.int().check(z.minimum(1), z.maximum(11)),
  /** The browser's label; it proves nothing. D-95 */
  visitorId: text(64),
  promotionId: z.optional(id),
  /** The device that the native shell names. */
  deviceId: z.optional(text(200)),
  /** The link by which the form was opened, which proves whose record it is. D-33 */
  pretoken: z.optional(text(200)),
});

export type PreregistrationInput = z.input<typeof preregistrationInput>;
export type PreRegisterSubmitted = z.output<typeof preregistrationInput>;

/** A record as its owner is answered; what is not known, or not for the caller, is ''. */
const preregistrationRecord = z.object({
  badgeNo: z.string(),
  companyName: z.string(),
  mobile: z.string(),
  email: z.string(),
  nickname: z.string(),
  tagCodes: z.string(),
  dialingCode: z.string(),
  contactName: z.string(),
  contactNumber: z.string(),
  productName: z.string(),
  websiteId: z.string(),
  countryId: z.string(),
  companyWebsite: z.string(),
  exhibitionId: z.string(),
  id: z.string(),
  relatedExhibitionId: z.string(),
  industry: z.string(),
  /** */
  dataSource: z.string(),
});

export type PreregistrationRecord = z.output<typeof preregistrationRecord>;

/** What a submit answers; `mail` is absent where an owner changed a record, which mails nothing. */
const preregistrationAnswer = z.extend(preregistrationRecord, { mail: z.optional(mailStatus) });

export type PreregistrationAnswer = z.output<typeof preregistrationAnswer>;

type PrefillFields = {
  readonly [Row in RegistrationField as Row['wire']]: Row['kind'] extends 'dialing'
    ? z.ZodMiniOptional<z.ZodMiniString>
    : z.ZodMiniString;
};

/** Texts. The code that a number is behind is absent from gateways of before, and where none is known. */
const prefillFields = Object.fromEntries(
  REGISTRATION_FIELD_ROWS.map(({ wire, kind }) => [wire, kind === 'dialing' ? z.optional(z.string()) : z.string()]),
) as unknown as PrefillFields; // one of each row

/** What fills a form in; '' where it is not known, or not told to whoever asks (D-88). */
const prefill = z.object({
  ...prefillFields,
  sourceFrom: z.string(),
  /** Image ids. */
  businessCardFront: z.string(),
  businessCardBack: z.string(),
  /** What shows these private pictures, as `?s=` of their addresses. D-84 */
  businessCardFrontSign: z.optional(z.string()),
  businessCardBackSign: z.optional(z.string()),
});

export type Prefill = z.output<typeof prefill>;

/** Pre-registrations for exhibitions. Who may be told what says D-33 and D-88. */
export const preregistration = {
  /**
   * Registers somebody for an exhibition. The same address and exhibition stay one record with one badge number, which the
   * second time carries the mark of `isWelcomeBack`. Its owner's record is changed and answered; anybody else gets back what
   * was sent, with an empty `badgeNo`, and the badge number goes to the address by mail. '404' for an exhibition that is not
   * there, '409' for one that is over, '400' for a field that the form's version asks for. 
   */
  preRegister: submit({
    id: 'API-30',
    client: 'micro',
    path: 'blade-pre-registration/offline/preRegistration',
    access: 'visitor',
    input: preregistrationInput,
    output: preregistrationAnswer,
    requirements: ['R-1.008', 'R-7.075', 'R-3.031', 'R-7.046'],
  }),
  /**
   * Whether somebody is registered: the caller's own record; of another address nothing but that there is one, as a record
   * whose other members are ''. Null where there is none.
   */
  checkReg: read({
    id: 'API-31',
    client: 'micro',
    path: 'blade-pre-registration/offline/checkReg',
    access: 'visitor',
    input: z.strictObject({ exhibitionId: id, email: z.optional(email) }),
    output: z.nullable(preregistrationRecord),
    cacheMs: CACHE_MS.preRegistrationCheck,
    requirements: ['R-7.076', 'R-3.031'],
  }),
  /**
   * Mails the badge number again, to the address that was registered and to no other. The answer is the same where there is
   * no such record; twice within 256 ms is once.
   */
  resendBadge: submit({
    id: 'API-32',
    client: 'micro',
    path: 'blade-pre-registration/offline/reSendMyBadgeNow',
    access: 'visitor',
    input: z.strictObject({
      exhibitionId: id,
      email: z.optional(email),
      badgeNo: z.optional(badgeNo),
    }),
    output: z.literal(true),
    requirements: ['R-7.077'],
  }),
  /**
   * What fills the form in: all that is known, by the link of a mail, which serves ten times and ends with the show; without
   * one, the logged-in buyer's own latest record, with '' everywhere where there is none. '404' for a link that is wrong, used
   * up, over or another exhibition's, and for who is not logged in. 
   */
  getPreData: submit({
    id: 'API-33',
    client: 'micro',
    path: 'blade-pre-registration/offline/getPreData',
    access: 'visitor',
    ownTransaction: true,
    input: z
      .strictObject({ pretoken: z.optional(text(200)), exhibitionId: z.optional(id) })
      .check(z.refine((query) => query.pretoken !== undefined || query.exhibitionId !== undefined, 'required')),
    output: prefill,
    requirements: ['R-7.030', 'R-7.078', 'R-3.033'],
  }),
  /**
   * What fills the form in on a device that the native shell names. A bare device id is easily guessed, so that nothing of a
   * person is told: an unknown one has the same shape and time. D-88
   */
  getPreDataByDeviceId: read({
    id: 'API-34',
    client: 'micro',
    path: 'blade-pre-registration/offline/getPreDataByDeviceId',
    access: 'visitor',
    input: z.strictObject({ deviceId: text(200) }),
    output: prefill,
    requirements: ['R-7.031'],
  }),
  /** Checks at the door whether an address is registered under this badge number, and tells nothing where it is not. */
  verify: read({
    id: 'API-36',
    client: 'micro',
    path: 'blade-pre-registration/preRegisterVerify',
    access: 'visitor',
    input: z.strictObject({
      exhibitionId: id,
      email,
      code: z.optional(badgeNo),
    }),
    output: z.object({ verified: z.boolean(), exists: z.boolean() }),
    requirements: ['R-7.080'],
  }),
};
