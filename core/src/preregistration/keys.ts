import * as z from 'zod/mini';
import { storedKey } from '../ports/storage.ts';
import { attendList } from './attend-list.ts';
import { prefillLink, preregDraft, registrations } from './draft.ts';
import {
  exhibitionPopupName,
  homeCountryAttendListName,
  preRegisterFormName,
  preRegisterInfoName,
  preRegisterLinkName,
} from './stored-names.ts';

export const preRegisterInfoKey = storedKey(preRegisterInfoName, registrations);
export const preRegisterFormKey = storedKey(preRegisterFormName, preregDraft);
export const preRegisterLinkKey = storedKey(preRegisterLinkName, prefillLink);
export const homeCountryAttendListKey = storedKey(homeCountryAttendListName, attendList);
export const exhibitionPopupKey = storedKey(exhibitionPopupName, z.array(z.string()));
