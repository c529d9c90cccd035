import type { Texts } from '@fairhall/core/ports/texts';
import type { ReactNode } from 'react';
import type { WordsContext } from '../src/ui/product-words.ts';

/** What a state is rendered from: the product's texts in the chosen language, and the visit's settings. */
export interface StateContext extends WordsContext {
  readonly text: Texts['text'];
}

/** The states of a component by their names, in the order of the page. */
export type ComponentStates = Readonly<Record<string, (context: StateContext) => ReactNode>>;

/** A file of `web/src`, with the states of its components. */
export interface GalleryFile {
  /** The path below `web/src`. */
  readonly file: string;
  /** Whether a state needs the full width of the page. */
  readonly isWide?: boolean;
  /** By the component's exported name. A style sheet without a component has one entry, with the sheet's name. */
  readonly components: Readonly<Record<string, ComponentStates>>;
}
