import { type ComponentType, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

let Restoration: ComponentType | null = null;

/** Registers the router's component for it, which loads with the router. */
export function defineScrollRestoration(component: ComponentType): void {
  Restoration = component;
}

/**
 * Restores the scroll position after going back. Before the first navigation the browser does so itself. Reading the
 * context renders this again when the router is there.
 */
export function PageScroll() {
  useContext(DataRouterContext);
  return Restoration === null ? null : <Restoration />;
}
