import type { BrowserWindow } from './window.ts';

/** Whether the site's server responds to a request for a small public file. REL-19 */
export async function canReachServer(window: Pick<BrowserWindow, 'fetch' | 'location'>): Promise<boolean> {
  try {
    await window.fetch(`${window.location.origin}/manifest.webmanifest`, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
