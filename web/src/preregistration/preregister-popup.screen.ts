export { loadPopupPreregister as loader } from './prereg-data.ts';
export { PreregistrationPage as Screen } from './preregister.tsx';
export { head } from './preregister-form.screen.ts';
