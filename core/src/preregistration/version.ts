import type { Query } from '../routes/query.ts';
import { getAbGroup } from '../site/ab-group.ts';

/** The inputs that decide the version of the form. A-03 */
export interface VersionSigns {
  readonly query?: Pick<Query, 'preRegisterForm' | 'preRegisterSplit' | 'aiVariant'> | undefined;
  /** Whether the page runs inside the native app. */
  readonly inApp?: boolean | undefined;
  /** The exhibition's flag for the A/B test. */
  readonly abPreRegister?: boolean | undefined;
  /** The version configured for the exhibition, instead of the default. */
  readonly configured?: number | undefined;
  /** The browser's id; without one, as during server rendering, the A/B test is not applied. */
  readonly visitorId?: string | undefined;
}

export interface VersionChoice {
  readonly version: number;
  /** The input that decided the version. */
  readonly why: 'form' | 'aiVariant' | 'split' | 'exhibition' | 'app' | 'default';
}

/** Version numbers of the default form, the app's form, and the old and new forms.    */
const VERSION_NUMBERS = { default: 9, app: 7, old: 1, new: 11 } as const;

/** Returns the version for a visitor's half of the A/B test. A-04 */
export const getAbVersion = (visitorId: string): number =>
  getAbGroup(visitorId) === 'even' ? VERSION_NUMBERS.default : VERSION_NUMBERS.new;

/**
 * Selects the version of the form, and returns the reason. The address takes precedence: `f_pr`, then a `vt_ai` above
 * 1. Then comes the A/B test (not in the app), then the exhibition's configuration. …  
 *
 */
export function selectVersion(signs: VersionSigns): VersionChoice {
  const { query = {}, inApp = false, abPreRegister = false, configured, visitorId } = signs;
  const { preRegisterForm, preRegisterSplit, aiVariant } = query;
  if (preRegisterForm === 'old') return { version: VERSION_NUMBERS.old, why: 'form' };
  if (preRegisterForm === 'new') return { version: VERSION_NUMBERS.new, why: 'form' };
  if (preRegisterForm !== undefined) return { version: preRegisterForm, why: 'form' };
  if (aiVariant !== undefined && aiVariant > 1) return { version: aiVariant, why: 'aiVariant' };
  const isSplit = (preRegisterSplit ?? abPreRegister) && !inApp;
  if (isSplit && visitorId !== undefined) return { version: getAbVersion(visitorId), why: 'split' };
  if (configured !== undefined) return { version: configured, why: 'exhibition' };
  return inApp ? { version: VERSION_NUMBERS.app, why: 'app' } : { version: VERSION_NUMBERS.default, why: 'default' };
}

/** Returns the version of the form. … */
export const getFormVersion = (signs: VersionSigns): number => selectVersion(signs).version;
