const MENUS = 'details[name="shell-menu"][open]';

/** Closes an open menu of the header when one presses beside it, goes on by one of its links, or presses Escape. */
export function closeMenus(event: Event): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENUS)) {
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
