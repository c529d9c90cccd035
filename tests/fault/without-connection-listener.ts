// Loaded into the server of the control run (--import): takes the error listener off every connection to the database,
// as it was before REL-23 was kept. The faults must end such a server, or they show nothing.
import { createRequire } from 'node:module';

interface Emitter {
  on(name: string, listener: () => void): this;
}

const ofGateway = createRequire(new URL('../../adapters/gateway/package.json', import.meta.url));
const { Pool } = ofGateway('pg') as { readonly Pool: { readonly prototype: Emitter } }; // a CommonJS package
const { on } = Pool.prototype;
Pool.prototype.on = function onOther(this: Emitter, name, listener) {
  return name === 'connect' ? this : on.call(this, name, listener);
};
