import { createFileStore } from '@fairhall/adapters/node/file-store';
import type { GatewayError } from '@fairhall/core/contract/error';
import { type DisplayMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import type { Storage } from '@fairhall/core/ports/storage';
import { ok, type Result } from '@fairhall/core/result';
import { createStorage } from '@fairhall/core/storage/storage';
import { supplierInfoKey, supplierTokenKey } from '@fairhall/core/supplier-login/keys';
import type { SupplierGateway } from '@fairhall/core/supplier-login/ports';
import type { SupplierLoginEvent } from '@fairhall/core/supplier-login/supplier-login.machine';
import { openSupplierLogin } from '@fairhall/core/supplier-login/supplier-login.page';
import type { SupplierLoginView } from '@fairhall/core/supplier-login/supplier-login.view';
import { type Failure, fail, type Outcome, toCallFailure } from '../answer.ts';
import { createCommandStorage } from '../command-storage.ts';
import { type Connection, connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type FlowDriver, withFlow } from '../flow.ts';
import type { Invocation } from '../noun.ts';
import { openSecrets, readOrAskText, type Secret } from '../prompt.ts';
import { toSupplierPorts } from './connect-supplier.ts';
import { endLogin } from './end-login.ts';

const PASSWORD: Secret = {
  option: '--password-stdin',
  variable: 'FAIRHALL_PASSWORD',
  question: { key: 'terminal.account.ask.password' },
};

type Form = FlowDriver<SupplierLoginView, SupplierLoginEvent>;

/**
 * Logs a supplier's person in and saves the login beside the buyer's. Then revokes the previously saved login.
 *
 */
export async function logInSupplier(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const fresh = createCommandStorage(connection.value, [supplierTokenKey, supplierInfoKey]);
  const entered = await enter(invocation, connection.value, fresh);
  return entered.ok ? saveSupplierLogin(invocation, connection.value, fresh, entered.value) : entered;
}

/**
 * Fills in the form of the suppliers' login page and returns the email address. The form saves the new login in
 * `fresh`.
 */
function enter(invocation: Invocation, connection: Connection, fresh: Storage): Promise<Result<string, Failure>> {
  const ports = toSupplierPorts(connection, fresh);
  const { supplierGateway, failure } = watchLogin(ports.supplierGateway);
  return withFlow(
    invocation,
    (bugs) => openSupplierLogin({ ...ports, supplierGateway, bugs }, {}),
    async (form) => {
      const email = await readOrAskText(invocation, 'email', 'terminal.account.ask.email');
      const checked = await form.do({ type: 'email.changed', value: email }, checkEvent(email));
      if (checked.email.message)
        return fail(COMMAND_EXIT_CODES.refused, formatFieldMessage('--email', checked.email.message, invocation));
      const password = await openSecrets(invocation)(PASSWORD);
      if (!password.ok) return password;
      const { state, message, ...view } = await submitWithRetry(form, password.value);
      if (state === 'loggedIn') return ok(email.trim());
      const error = failure();
      if (error !== null) return toLoginFailure(error, connection.origin, message);
      const problem = view.password.message ?? { key: 'request.server' as const };
      return fail(
        COMMAND_EXIT_CODES.refused,
        formatFieldMessage(invocation.texts.text('account.password'), problem, invocation),
      );
    },
  );
}

/** Leaving an empty field shows no error, so a missing address is checked by sending the form. */
const checkEvent = (email: string): SupplierLoginEvent => ({ type: email === '' ? 'form.submitted' : 'email.blurred' });

/** Sends the form, and once more with the same key if the response is lost. */
async function submitWithRetry(form: Form, password: string): Promise<SupplierLoginView> {
  const first = await form.do({ type: 'password.changed', value: password }, { type: 'form.submitted' });
  return isLost(first) ? form.do({ type: 'form.submitted' }) : first;
}

const isLost = ({ message }: SupplierLoginView): boolean =>
  message !== null && 'key' in message && message.key === 'request.network';

/**
 * The gateway rejects a wrong password with INVALID_TOKEN. The usual advice to log in first would make no sense here.
 */
const toLoginFailure = (error: GatewayError, origin: string, message: DisplayMessage | null) =>
  error.kind === 'INVALID_TOKEN'
    ? fail(COMMAND_EXIT_CODES.refused, message ?? { key: 'request.server' })
    : toCallFailure(error, origin, message ?? undefined);

const formatFieldMessage = (name: string, message: DisplayMessage, { texts }: Invocation): DisplayMessage => ({
  text: `${name}: ${toDisplayText(texts, message)}`,
});

/** Records why the login was rejected, which the form shows only as text. */
function watchLogin(gateway: SupplierGateway) {
  let error: GatewayError | null = null;
  const login: SupplierGateway['supplier']['login'] = async (data, options) => {
    const answer = await gateway.supplier.login(data, options);
    error = answer.ok ? null : answer.error;
    return answer;
  };
  return { supplierGateway: { ...gateway, supplier: { ...gateway.supplier, login } }, failure: () => error };
}

async function saveSupplierLogin(
  invocation: Invocation,
  connection: Connection,
  fresh: Storage,
  email: string,
): Promise<Outcome> {
  const { storage, origin, file, clock } = connection;
  const [token, info] = [fresh.slot(supplierTokenKey).read(), fresh.slot(supplierInfoKey).read()];
  if (token === null) throw new Error('who is logged in has a token');
  if (storage.slot(supplierTokenKey).read() !== null) await endLogin(invocation, connection, storage);
  storage.slot(supplierTokenKey).save(token);
  if (info !== null) storage.slot(supplierInfoKey).save(info);
  // A store that cannot write its file holds values in memory without an error.
  const saved = createStorage(createFileStore(file, clock), clock).slot(supplierTokenKey).read();
  if (saved !== token) {
    await endLogin(invocation, connection, fresh);
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.account.notSaved', values: { file } });
  }
  const supplier = info?.supplierName ?? '';
  return ok({
    data: { email, supplierId: info?.supplierId ?? '', supplierName: supplier, gateway: origin },
    view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
    remarks: [{ key: 'terminal.account.loggedIn', values: { email, origin } }],
  });
}
