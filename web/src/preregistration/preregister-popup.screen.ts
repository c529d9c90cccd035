export { PreregistrationPage as Screen } from './preregister.tsx';
export { head } from './preregister-form.screen.ts';
export { loadPopupPreregister as loader } from './preregistration-data.ts';
