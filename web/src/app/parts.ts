import type { MessageFeature } from '@fairhall/core/messages';
import { appHost } from './app-host.ts';

interface Part<Module> {
  readonly load: () => Promise<Module>;
  /** The part's file, whose words are those named here. */
  readonly file: string;
  /** Text files besides those of the shell. */
  readonly texts: readonly MessageFeature[];
}

/** What the shell fetches when it is needed, on whatever page one is. */
export const parts = {
  notices: part(() => import('./app-notices.ts'), 'src/app/app-notices.ts', ['account']),
  login: part(() => import('../account/login-modal.tsx'), 'src/account/login-modal.tsx', ['account', 'forms', 'tags']),
};

function part<Module>(load: () => Promise<Module>, file: string, texts: readonly MessageFeature[]): Part<Module> {
  return { load, file, texts };
}

/** A part with its words. */
export async function loadPart<Module>({ load, texts }: Part<Module>): Promise<Module> {
  const [loaded] = await Promise.all([load(), appHost.ensureTexts(texts)]);
  return loaded;
}
