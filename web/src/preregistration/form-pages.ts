/** The pages of this feature, in one file: each file has a name in the list that every page loads. */
export * as expoPreRegister from './preregister.screen.ts';
export * as expoPreRegisterForm from './preregister-form.screen.ts';
export * as popupPreRegister from './preregister-popup.screen.ts';
