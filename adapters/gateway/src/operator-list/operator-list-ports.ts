import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { OperatorListHooks } from '../operator-rows.ts';
import type { TextsByLanguage } from '../texts.ts';

/** What the operators' lists need of the rest of the gateway. */
export interface OperatorListPorts {
  /** Of lists that need something of a feature. */
  readonly operatorLists: Partial<Readonly<Record<OperatorListName, OperatorListHooks>>>;
  readonly texts: TextsByLanguage;
}
