export type TagSelectorVersion = 'v1' | 'v2';

/**
 * Returns the version: a flat list (v1), or a tree in two panes (v2). The address of this visit takes precedence over
 * the site's flag (D-59).
 */
export function tagSelectorVersion({
  flag,
  override,
}: {
  readonly flag: boolean;
  readonly override?: boolean | undefined;
}): TagSelectorVersion {
  return (override ?? flag) ? 'v2' : 'v1';
}
