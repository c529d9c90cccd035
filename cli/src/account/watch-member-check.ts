import type { GatewayError } from '@fairhall/core/contract/error';
import type { Gateway } from '@fairhall/core/ports/gateway';

/** Records why the last member check failed: the form only shows a message, but the exit code depends on the error. */
export function watchMemberCheck({ account }: Pick<Gateway, 'account'>) {
  let failure: GatewayError | null = null;
  const checkMember: Gateway['account']['memberCheck'] = async (data, options) => {
    const answer = await account.memberCheck(data, options);
    failure = answer.ok ? null : answer.error;
    return answer;
  };
  return { gateway: { account: { ...account, memberCheck: checkMember } }, failure: () => failure };
}
