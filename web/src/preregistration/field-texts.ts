import type { FormFieldName } from '@fairhall/core/contract/preregistration/form-fields';
import type { MessageKey } from '@fairhall/core/messages';

interface FieldTexts {
  readonly label: MessageKey;
  readonly help: MessageKey | null;
  /** The HTML `autocomplete` value. */
  readonly autoComplete: string;
}

/** The texts of each field. */
export const FIELD_TEXTS: Readonly<Record<FormFieldName, FieldTexts>> = {
  email: { label: 'preregistration.email', help: 'preregistration.email.why', autoComplete: 'email' },
  contactName: { label: 'preregistration.contactName', help: null, autoComplete: 'name' },
  company: { label: 'preregistration.company', help: null, autoComplete: 'organization' },
  countryId: { label: 'preregistration.country', help: null, autoComplete: 'country' },
  mobile: { label: 'preregistration.mobile', help: 'preregistration.mobile.why', autoComplete: 'tel-national' },
  whatsapp: { label: 'preregistration.whatsapp', help: 'preregistration.phone.help', autoComplete: 'off' },
  nationalityId: { label: 'preregistration.nationality', help: null, autoComplete: 'country' },
  companyWebsite: { label: 'preregistration.website', help: null, autoComplete: 'url' },
  jobTitle: { label: 'preregistration.jobTitle', help: null, autoComplete: 'off' },
  visitorType: { label: 'preregistration.visitorType', help: null, autoComplete: 'off' },
  participatePurpose: { label: 'preregistration.purpose', help: null, autoComplete: 'off' },
  quantity: { label: 'preregistration.quantity', help: null, autoComplete: 'off' },
};
