import type { GatewayError } from '@fairhall/core/contract/error';
import type { Gateway } from '@fairhall/core/ports/gateway';

/** What a form says in words, a command also ends with: why its last member check had no answer. */
export function watchMemberCheck({ account }: Pick<Gateway, 'account'>) {
  let failure: GatewayError | null = null;
  const memberCheck: Gateway['account']['memberCheck'] = async (data, options) => {
    const answer = await account.memberCheck(data, options);
    failure = answer.ok ? null : answer.error;
    return answer;
  };
  return { gateway: { account: { ...account, memberCheck } }, failure: () => failure };
}
