import { storedKey } from '../ports/storage.ts';
import { prefillLink, preregDraft, registrations } from './draft.ts';
import { preRegisterFormName, preRegisterInfoName, preRegisterLinkName } from './stored-names.ts';

export const preRegisterInfoKey = storedKey(preRegisterInfoName, registrations);
export const preRegisterFormKey = storedKey(preRegisterFormName, preregDraft);
export const preRegisterLinkKey = storedKey(preRegisterLinkName, prefillLink);
