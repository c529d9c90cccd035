import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { nothing, open } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'site.currentIp': { roles: open(nothing) },
  'site.analyseIp': { roles: open(() => ({ ip: '5.9.49.12' })) },
  'site.translations': { roles: open(() => ({ lang: 'en', websiteId: 999, version: '1' })) },
  'site.countries': { roles: open(nothing) },
  'site.websiteInfo': { roles: open(() => ({ websiteId: 999 })) },
};
