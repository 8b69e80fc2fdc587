/**
 * @typedef {{ os?: string[], cpu?: string[], libc?: string[] }} Platform
 * @typedef {Platform & { version: string, optional: true }} Missing an entry of package-lock.json
 */

const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
];
const CPU = [
  'arm',
  'arm64',
  'ia32',
  'x64',
  'loong64',
  'mips64el',
  'ppc64',
  'ppc64le',
  'riscv64',
  's390x',
  'wasm32',
];

/**
 * Platform in a package's name; null when it names none.
 * @type {(name: string) => Platform | null}
 */
export function platformOf(name) {
  const words = name.replace(/^@/, '').split(/[/\-.]/);
  const os = words.find((word) => OS.includes(word));
  const cpu = words.find((word) => CPU.includes(word));
  if (os === undefined && cpu === undefined) return null;
  const libc = words.includes('musl') ? 'musl' : words.some((word) => word === 'gnu') ? 'glibc' : null;
  return {
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(libc && os === 'linux' && { libc: [libc] }),
  };
}

/**
 * Optional packages of other platforms that a lock file does not name, as entries to add. A registry that serves one
 * platform only leaves them out, and `npm ci` then refuses the lock file.
 * @type {(lock: { packages: Record<string, { optionalDependencies?: Record<string, string> }> }) => Record<string, Missing>}
 */
export function missingPlatforms(lock) {
  /** @type {Record<string, Missing>} */
  const missing = {};
  for (const [at, { optionalDependencies }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const places = [`${at}/node_modules/${name}`, `node_modules/${name}`];
      const platform = platformOf(name);
      if (platform === null || places.some((place) => lock.packages[place])) continue;
      missing[`node_modules/${name}`] = {
        version: version.replace(/^[^\d]*/, ''),
        optional: true,
        ...platform,
      };
    }
  }
  return missing;
}
