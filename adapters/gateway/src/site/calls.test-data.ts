import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowEverybody, createEmptyData } from '../../../../tests/support/role-lines.ts';

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'site.currentIp': { roles: allowEverybody(createEmptyData) },
  'site.analyseIp': { roles: allowEverybody(() => ({ ip: '5.9.49.12' })) },
  'site.translations': { roles: allowEverybody(() => ({ lang: 'en', websiteId: 999, version: '1' })) },
  'site.countries': { roles: allowEverybody(createEmptyData) },
  'site.websiteInfo': { roles: allowEverybody(() => ({ websiteId: 999 })) },
};
