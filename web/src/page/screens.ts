import type { MessageFeature } from '@fairhall/core/messages';
import { readQuery } from '@fairhall/core/routes/query';
import type { RouteName } from '@fairhall/core/routes/routes';
import { loadQuietly } from './load-module.ts';
import { type SlotName, slotEntry } from './slots.ts';

/** How the page of a route loads. */
export interface ScreenEntry {
  readonly load: () => Promise<unknown>;
  /** The screen's file, as the build's manifest names it. */
  readonly file: string;
  /** Text files besides those of the shell and of the slots. */
  readonly texts: readonly MessageFeature[];
  /** The slots of the page, which other features fill. */
  readonly slots: readonly SlotName[];
  /** Slots that the page has only if its address contains an exhibition; other visitors do not load them. */
  readonly exhibitionSlots: readonly SlotName[];
  /** Whether a phone shows a bar with the page's main action at the foot, instead of the tabs. */
  readonly hasActionBar: boolean;
  /** Whether the page is only read: React then starts at the first interaction, or when the browser is idle. */
  readonly isRead: boolean;
}

/**
 * The routes of existing pages. The `screens.ts` of every feature adds its routes by declaring this interface again, so
 * that this file need not know any feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface BuiltRoutes {}

/** A route of an existing page. All others respond like an address that does not exist. */
export type BuiltRoute = Extract<keyof BuiltRoutes, RouteName>;

export type Screens<Name extends RouteName = RouteName> = { readonly [Route in Name]: ScreenEntry };

/** Creates the entry of a route's page: how it loads, its file below `web`, and its text files. */
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

/** Registers the pages of a feature. Called once for each feature, before anything is rendered. */
export function defineScreens(screens: Partial<Screens>): void {
  for (const [name, entry] of Object.entries(screens)) screenEntries.set(name as RouteName, entry); // the keys of the type
}

export const isBuilt = (name: RouteName): name is BuiltRoute => screenEntries.has(name);

/** Returns the entry of a route's page. Throws for a route without a page. */
export function screenEntry(name: BuiltRoute): ScreenEntry {
  const entry = screenEntries.get(name);
  if (entry === undefined) throw new Error(`the route ${name} has no screen`);
  return entry;
}

/** Whether a page's address contains an exhibition. */
export const isAtExhibition = (search: URLSearchParams): boolean => readQuery(search).exhibitionId !== undefined;

/** Lists the slots of a page. */
export function listSlots(name: BuiltRoute, atExhibition: boolean): readonly SlotName[] {
  const { slots, exhibitionSlots } = screenEntry(name);
  return atExhibition ? [...slots, ...exhibitionSlots] : slots;
}

/** Lists the text files of a page and its slots, without those of the shell. */
export function screenTexts(name: BuiltRoute, atExhibition: boolean): readonly MessageFeature[] {
  return [...screenEntry(name).texts, ...listSlots(name, atExhibition).flatMap((slot) => slotEntry(slot).texts)];
}

/** Lists the files of a page and its slots, as the build's manifest names them. */
export function screenFiles(name: BuiltRoute, atExhibition: boolean): readonly string[] {
  return [screenEntry(name).file, ...listSlots(name, atExhibition).map((slot) => slotEntry(slot).file)];
}
