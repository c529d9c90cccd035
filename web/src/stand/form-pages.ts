/** All pages of this feature in one file, because every file adds an entry to the list that every page loads. */
export * as expoBookStand from './expo-stand.screen.ts';
export * as industryBookStand from './industry-stand.screen.ts';
export * as popupBookStand from './popup-stand.screen.ts';
