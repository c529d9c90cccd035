/** The pages of this feature in one file, since the name of each file adds to the list that every page loads. */
export * as aboutUs from './about-us.screen.ts';
export * as imprint from './imprint.screen.ts';
export * as privacyPolicy from './privacy-policy.screen.ts';
export * as sitePrivacyPolicy from './site-privacy-policy.screen.ts';
