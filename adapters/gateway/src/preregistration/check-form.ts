import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { PreRegisterSubmitted } from '@fairhall/core/contract/preregistration/calls';
import { VISITOR_TYPES } from '@fairhall/core/contract/preregistration/limits';
import { fieldsOfLayout, isRequired, type PreregField, preRegLayout } from '@fairhall/core/preregistration/layout';
import { chosenCodes, jobTitles, visitPurposes } from '@fairhall/core/preregistration/options';
import type { IndustryKey } from '@fairhall/core/site/industries';

const INCOMPLETE: Refusal = { code: '400', message: 'preregistration.refused.incomplete' };
const UNKNOWN_CHOICE: Refusal = { code: '400', message: 'preregistration.refused.choice' };
const NO_WEBSITE: Refusal = { code: '400', message: 'preregistration.website.wrong' };

/** Under which name a form's field is sent. */
const SENT_AS = {
  email: 'email',
  contactName: 'contactName',
  company: 'companyName',
  countryId: 'countryId',
  mobile: 'contactNumber',
  whatsapp: 'whatsapp',
  nationalityId: 'nationalityId',
  companyWebsite: 'companyWebsite',
  jobTitle: 'jobTitle',
  visitorType: 'visitorType',
  participatePurpose: 'participatePurpose',
  quantity: 'quantity',
} as const satisfies Record<PreregField, keyof PreRegisterSubmitted>;

/** Why a form is not taken: its version asks for more, or it holds what the exhibition does not offer. D-10 D-33 D-69 */
export function refusedForm(sent: PreRegisterSubmitted, industry: IndustryKey): Refusal | undefined {
  const needed = fieldsOfLayout(preRegLayout(sent.pageVersion)).filter(isRequired);
  if (needed.some((name) => (sent[SENT_AS[name]] ?? '') === '')) return INCOMPLETE;
  const { jobTitle, visitorType = '', participatePurpose = '', companyWebsite = '' } = sent;
  const isOffered =
    (jobTitle === undefined || jobTitles(industry).includes(jobTitle)) &&
    areOffered(visitorType, VISITOR_TYPES) &&
    areOffered(participatePurpose, visitPurposes(industry));
  if (!isOffered) return UNKNOWN_CHOICE;
  return isWebsite(companyWebsite) ? undefined : NO_WEBSITE;
}

/** Whether a website can be shown as a link; an empty one is none. */
export const isWebsite = (website = ''): boolean => website === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(website);

function areOffered(joined: string, offered: readonly string[]): boolean {
  const chosen = chosenCodes(joined);
  return new Set(chosen).size === chosen.length && chosen.every((code) => offered.includes(code));
}
