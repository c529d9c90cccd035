import type { MessageFeature } from '@fairhall/core/messages';
import { readQuery } from '@fairhall/core/routes/query';
import type { RouteName } from '@fairhall/core/routes/routes';
import { loadQuietly } from './load-module.ts';
import { type SlotName, slotEntry } from './slots.ts';

/** How the page of a route is loaded. */
export interface ScreenEntry {
  readonly load: () => Promise<unknown>;
  /** The screen's file, as the build's manifest names it. */
  readonly file: string;
  /** Text files besides those of the shell and of the slots. */
  readonly texts: readonly MessageFeature[];
  /** Parts of other features that stand on the page. */
  readonly slots: readonly SlotName[];
  /** Those that stand on it only where its address names an exhibition; other visitors fetch nothing of them. */
  readonly exhibitionSlots: readonly SlotName[];
  /** On a phone the page shows a bar with its main action at the foot, in place of the tabs. */
  readonly hasActionBar: boolean;
  /** The page is only read: React starts when somebody does something with it, or when the browser is idle. */
  readonly isRead: boolean;
}

/**
 * The routes whose pages are built. Every feature adds those of its `screens.ts` by declaring this interface again there,
 * so that this file needs to know no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface BuiltRoutes {}

/** A route whose page is built. All others answer as an address that does not exist. */
export type BuiltRoute = Extract<keyof BuiltRoutes, RouteName>;

export type Screens<Name extends RouteName = RouteName> = { readonly [Route in Name]: ScreenEntry };

/** The page of a route: how it is loaded, its file below `web`, the texts that it shows. */
export function screen(
  load: () => Promise<unknown>,
  file: string,
  texts: readonly MessageFeature[],
  {
    slots = [],
    exhibitionSlots = [],
    hasActionBar = false,
    isRead = false,
  }: Partial<Pick<ScreenEntry, 'slots' | 'exhibitionSlots' | 'hasActionBar' | 'isRead'>> = {},
): ScreenEntry {
  return { load: () => loadQuietly(load), file, texts, slots, exhibitionSlots, hasActionBar, isRead };
}

const screenEntries = new Map<RouteName, ScreenEntry>();

/** Makes the pages of a feature known. Called once for each feature, before anything is rendered. */
export function defineScreens(screens: Partial<Screens>): void {
  for (const [name, entry] of Object.entries(screens)) screenEntries.set(name as RouteName, entry); // the keys of the type
}

export const isBuilt = (name: RouteName): name is BuiltRoute => screenEntries.has(name);

/** How the page of a built route is loaded. Throws for a route that has none. */
export function screenEntry(name: BuiltRoute): ScreenEntry {
  const entry = screenEntries.get(name);
  if (entry === undefined) throw new Error(`the route ${name} has no screen`);
  return entry;
}

/** Whether a page is looked at from an exhibition, by its address. */
export const isAtExhibition = (search: URLSearchParams): boolean => readQuery(search).exhibitionId !== undefined;

/** The parts of other features that stand on a page. */
export function listSlots(name: BuiltRoute, atExhibition: boolean): readonly SlotName[] {
  const { slots, exhibitionSlots } = screenEntry(name);
  return atExhibition ? [...slots, ...exhibitionSlots] : slots;
}

/** The text files of a page with those of the parts that stand on it, besides the shell's. */
export function screenTexts(name: BuiltRoute, atExhibition: boolean): readonly MessageFeature[] {
  return [...screenEntry(name).texts, ...listSlots(name, atExhibition).flatMap((slot) => slotEntry(slot).texts)];
}

/** The files of a page and of the parts that stand on it, as the build's manifest names them. */
export function screenFiles(name: BuiltRoute, atExhibition: boolean): readonly string[] {
  return [screenEntry(name).file, ...listSlots(name, atExhibition).map((slot) => slotEntry(slot).file)];
}
