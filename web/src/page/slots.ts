import type { MessageFeature } from '@fairhall/core/messages';
import { createElement, type ReactNode } from 'react';
import { loadQuietly } from './load-module.ts';

/**
 * Places on a page that another feature fills: their names and the props of the component there. The feature that has the
 * place adds it by declaring this interface again; `start/slots.ts` says which component fills it. So no feature imports
 * another.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface Slots {}

export type SlotName = keyof Slots;

/** A component that is a function: for a class the compiler would not compare the props. */
type SlotComponent<Props> = (props: Props) => ReactNode;

/** The part that fills a place: how it is loaded, its file below `web`, the texts that it shows. */
export interface SlotEntry<Props = never> {
  readonly load: () => Promise<SlotComponent<Props>>;
  readonly file: string;
  readonly texts: readonly MessageFeature[];
}

export type SlotEntries = { readonly [Name in SlotName]: SlotEntry<Slots[Name]> };

/** The part for a place: how it is loaded, its file below `web`, the texts that it shows. */
export function slot<Props>(
  load: () => Promise<SlotComponent<Props>>,
  file: string,
  texts: readonly MessageFeature[],
): SlotEntry<Props> {
  return { load: () => loadQuietly(load), file, texts };
}

let slotEntriesByName: Partial<SlotEntries> = {};
const slotComponents = new Map<SlotName, SlotComponent<never>>();

/** Registers components that fill places, before anything is rendered: those of all pages, and of the suppliers' site. */
export function defineSlots(filled: Partial<SlotEntries>): void {
  slotEntriesByName = { ...slotEntriesByName, ...filled };
}

/** Throws for a place that nobody fills. */
export function slotEntry(name: SlotName): SlotEntry {
  const entry = slotEntriesByName[name];
  if (entry === undefined) throw new Error(`nothing fills the place ${name}`);
  return entry;
}

/** Loads the part of a place; a page does so with its own code, so that it is there when the page is rendered. */
export async function loadSlot(name: SlotName): Promise<void> {
  slotComponents.set(name, await slotEntry(name).load());
}

type SlotProps<Name extends SlotName> = { readonly name: Name } & Slots[Name];

/** The part that fills a place of this page. */
export function Slot<Name extends SlotName>({ name, ...props }: SlotProps<Name>) {
  const part = slotComponents.get(name) as SlotComponent<object> | undefined; // filled under its own name
  if (part === undefined) throw new Error(`the part for ${name} is shown before it is loaded`);
  return createElement(part, props);
}
