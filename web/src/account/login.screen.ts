import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type LoginData, loginData } from './login-data.ts';

export { LoginPage as Screen } from './login.tsx';

export const loader = async (visit: Visit<'login'>): Promise<LoginData> => loginData(visit, 'login');

export const head = (_: LoginData, { texts }: HeadContext): Head => ({
  title: texts.text('account.head.logIn'),
  heading: texts.text('account.logIn.title'),
  noIndex: true,
});
