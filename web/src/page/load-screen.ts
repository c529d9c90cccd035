import type { ScreenModule } from './screen.ts';
import { type BuiltRoute, listSlots, screenEntry } from './screens.ts';
import { loadSlot } from './slots.ts';

const screenModules = new Map<BuiltRoute, ScreenModule>();

/**
 * Loads a page's code. Rejects with `LoadFailed` if it cannot be loaded; the caller then loads the document instead.
 */
export async function loadScreen(name: BuiltRoute, atExhibition: boolean): Promise<ScreenModule> {
  const cached = screenModules.get(name);
  if (cached !== undefined && !atExhibition && !import.meta.env.DEV) return cached;
  const [screenModule] = await Promise.all([screenEntry(name).load(), ...listSlots(name, atExhibition).map(loadSlot)]);
  const module = screenModule as ScreenModule; // a screen's file exports one
  screenModules.set(name, module);
  return module;
}

/** Returns the code of a page that `loadScreen` has loaded; the page's loader does so before rendering. */
export function getLoadedScreen(name: BuiltRoute): ScreenModule {
  const module = screenModules.get(name);
  if (module === undefined) throw new Error(`the page ${name} is shown before it is loaded`);
  return module;
}
