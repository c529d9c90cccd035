/** Paths of calls that a page can make before the code with their schemas is loaded. */
export const EXHIBITION_PATHS = {
  recommended: 'blade-digital-expo/exhibition/recommended',
  config: 'blade-pre-registration-backstage/exhibition/config',
} as const;
