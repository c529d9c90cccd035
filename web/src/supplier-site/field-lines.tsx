import { Fragment, type ReactNode } from 'react';

interface FieldLinesProps<Name extends string> {
  readonly names: readonly Name[];
  /** Whether a field takes half the width. */
  readonly isHalf: (name: Name) => boolean;
  /** The class of a line with several fields. */
  readonly className: string | undefined;
  readonly children: (name: Name) => ReactNode;
}

/** Fields one below the other, in the order of `names`. Consecutive half-width fields share a line. */
export const FieldLines = <Name extends string>({ names, isHalf, className, children }: FieldLinesProps<Name>) =>
  groupInLines(names, isHalf).map((line) => {
    const fields = line.map((name) => <Fragment key={name}>{children(name)}</Fragment>);
    const key = line.join();
    return line.some(isHalf) ? (
      <div key={key} className={className}>
        {fields}
      </div>
    ) : (
      <Fragment key={key}>{fields}</Fragment>
    );
  });

function groupInLines<Name extends string>(
  names: readonly Name[],
  isHalf: (name: Name) => boolean,
): readonly (readonly Name[])[] {
  const lines: Name[][] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && isHalf(name) && last.every(isHalf)) last.push(name);
    else lines.push([name]);
  }
  return lines;
}
