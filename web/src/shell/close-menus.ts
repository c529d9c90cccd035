const MENU_SELECTOR = 'details[name="shell-menu"][open]';

/** Closes an open menu of the header at a click outside it, at a click on one of its links, and at Escape. */
export function closeMenus(event: Event): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENU_SELECTOR)) {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
      continue;
    }
    const target = event.target instanceof Element ? event.target : null;
    if (!menu.contains(target) || target?.closest('a[href], button')) menu.open = false;
  }
}
