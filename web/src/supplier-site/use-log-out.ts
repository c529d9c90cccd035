import { gatewayError } from '@fairhall/core/contract/error';
import { rootOf } from '../page/address.ts';
import { useBoot, useEnsureTexts, useShowError, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { supplierLogout } from './parts.ts';

/** Returns the function that logs the supplier's member out, and opens the home page. */
export function useLogOut(): () => void {
  const boot = useBoot();
  const texts = useTexts();
  const ensureTexts = useEnsureTexts();
  const source = usePortsSource();
  const showError = useShowError();
  const logOut = async () => {
    const [ports, { logOutOnPage }] = await Promise.all([source?.load(), loadPart(supplierLogout, ensureTexts)]);
    if (ports !== undefined && !(await logOutOnPage(boot, texts, ports))) return;
    location.assign(rootOf(boot));
  };
  return () => void logOut().catch(() => showError(gatewayError('NETWORK_ERROR')));
}
