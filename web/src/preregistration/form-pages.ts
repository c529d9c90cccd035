/** All pages of this feature in one file, because every file adds an entry to the list that every page loads. */
export * as expoPreRegister from './preregister.screen.ts';
export * as expoPreRegisterForm from './preregister-form.screen.ts';
export * as popupPreRegister from './preregister-popup.screen.ts';
