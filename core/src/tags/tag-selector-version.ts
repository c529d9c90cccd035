export type TagSelectorVersion = 'v1' | 'v2';

/** A flat list, or a tree in two panes. What the address says of this visit wins over the site's flag (D-59). */
export function tagSelectorVersion({
  flag,
  override,
}: {
  readonly flag: boolean;
  readonly override?: boolean | undefined;
}): TagSelectorVersion {
  return (override ?? flag) ? 'v2' : 'v1';
}
