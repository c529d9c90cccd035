import type { MessageFeature } from '@fairhall/core/messages';
import { createElement, type ReactNode } from 'react';
import { loadQuietly } from './load-module.ts';

/**
 * Slots: places on a page that another feature fills, with the props of the component there. The feature with the slot
 * adds it by declaring this interface again; `start/slots.ts` assigns the components. So no feature imports another.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface Slots {}

export type SlotName = keyof Slots;

/** A function component: for a class the compiler would not compare the props. */
type SlotComponent<Props> = (props: Props) => ReactNode;

/** The part that fills a slot: how it loads, its file below `web`, and its text files. */
export interface SlotEntry<Props = never> {
  readonly load: () => Promise<SlotComponent<Props>>;
  readonly file: string;
  readonly texts: readonly MessageFeature[];
}

export type SlotEntries = { readonly [Name in SlotName]: SlotEntry<Slots[Name]> };

/** Creates the entry of a slot: how its part loads, its file below `web`, and its text files. */
export function slot<Props>(
  load: () => Promise<SlotComponent<Props>>,
  file: string,
  texts: readonly MessageFeature[],
): SlotEntry<Props> {
  return { load: () => loadQuietly(load), file, texts };
}

let slotEntriesByName: Partial<SlotEntries> = {};
const slotComponents = new Map<SlotName, SlotComponent<never>>();

/**
 * Registers the components that fill slots, before anything is rendered: those of all pages, and those of the
 * suppliers' site.
 */
export function defineSlots(filled: Partial<SlotEntries>): void {
  slotEntriesByName = { ...slotEntriesByName, ...filled };
}

/** Returns the entry of a slot. Throws for a slot without one. */
export function slotEntry(name: SlotName): SlotEntry {
  const entry = slotEntriesByName[name];
  if (entry === undefined) throw new Error(`nothing fills the place ${name}`);
  return entry;
}

/** Loads the part of a slot. A page does so with its own code, so that the part is ready at the first render. */
export async function loadSlot(name: SlotName): Promise<void> {
  slotComponents.set(name, await slotEntry(name).load());
}

type SlotProps<Name extends SlotName> = { readonly name: Name } & Slots[Name];

/** Renders the part that fills a slot of this page. */
export function Slot<Name extends SlotName>({ name, ...props }: SlotProps<Name>) {
  const part = slotComponents.get(name) as SlotComponent<object> | undefined; // registered under this name
  if (part === undefined) throw new Error(`the part for ${name} is shown before it is loaded`);
  return createElement(part, props);
}
