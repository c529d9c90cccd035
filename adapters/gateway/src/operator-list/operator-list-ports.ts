import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { CallContext } from '../call-context.ts';
import type { OperatorListHooks } from '../operator-rows.ts';
import type { TextsByLanguage } from '../texts.ts';

/** The functions of the rest of the gateway that operator lists need. */
export interface OperatorListPorts {
  /** Hooks of the features whose pages the lists fill; absent for a list without hooks. */
  readonly operatorLists: Partial<Readonly<Record<OperatorListName, OperatorListHooks>>>;
  /** The ids of suppliers or products that staff name by the keys of their import files; absent for other names. */
  readonly findImportedIds: (
    context: CallContext,
    kind: 'supplier' | 'product',
    names: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>;
  readonly texts: TextsByLanguage;
}
