import { useState } from 'react';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { createDeferral, createFormDeferral, type FormDeferral } from './form-deferral.ts';
import type { Login } from './login.ts';
import { useLogin } from './use-login.ts';

interface UsedDeferral {
  readonly deferral: FormDeferral;
  /** Whether the last task had to wait for a login on this page. */
  readonly hadToLogIn: () => boolean;
}

/** Returns the form's deferral, which sends tasks that need a buyer. */
export function useFormDeferral(): UsedDeferral {
  const source = usePortsSource();
  const login = useLogin();
  const [deferral] = useState(() => deferralOf(source, login));
  return { deferral, hadToLogIn: deferral.hadToLogIn };
}

function deferralOf(source: PortsSource | null, login: Login | null): FormDeferral {
  if (source !== null && login !== null) return createFormDeferral(source, createDeferral(source, login));
  const rejectSend = () => Promise.reject(new Error('nothing is sent while the server renders'));
  return { submit: rejectSend, hadToLogIn: () => false };
}
