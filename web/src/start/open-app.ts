import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import type { LoginRequest } from '@fairhall/core/app/login-request';
import { pendingScansName } from '@fairhall/core/badge/stored-names';
import type { AppListener, RunningApp } from '../login/login.ts';
import { type AppParts, startApp } from '../login/start-app.ts';
import { loadPart } from '../page/lazy-module.ts';
import { questionBeforeLogout } from './parts.ts';

/** Starts the app of this page, with the check that runs before a logout. */
export function openApp(
  parts: Omit<AppParts, 'mayLogOut'>,
  listener: AppListener,
  requested: LoginRequest | null,
): RunningApp {
  const canLogOut = async (): Promise<boolean> => {
    const waiting = readStoredValue(window, pendingScansName, Date.now());
    if (!Array.isArray(waiting) || waiting.length === 0) return true;
    return (await loadPart(questionBeforeLogout, parts.texts.ensure)).askBeforeLogout(parts);
  };
  return startApp({ ...parts, mayLogOut: canLogOut }, listener, requested);
}
