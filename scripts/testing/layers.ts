/** Folders that stand on each other: each may import those before it, and what all of them share. */
function stack(root: string, shared: string[], fromBelow: string[]): Record<string, string[]> {
  const paths = fromBelow.map((name) => `${root}/${name}`)
  return Object.fromEntries(
    paths.map((path, index) => [path, [...shared, ...paths.slice(0, index)]]),
  )
}

const sharedPackages = ['domain', 'query', 'contract', 'settings']

/** The capabilities of commerce. Journalled work is told to the journal, which knows who finishes it. */
const commerceFromBelow = [
  ...[
    'platform',
    'medusa-tables',
    'operations/module',
    'operations/recover-now.ts',
    'email',
    'catalogue',
    'accounts',
    'erasure',
    'payments',
  ],
  ...['fulfilment', 'ratings', 'likes', 'orders', 'settlement', 'operations', 'statistics'],
  ...['background', 'seed'],
]

const contentFromBelow = [
  ...['labels.ts', 'settings.ts', 'access', 'pictures', 'rich-text', 'fields', 'hooks'],
  ...['endpoints', 'globals', 'collections'],
]

/**
 * Rooms of one capability of commerce, from below: a room may import those before it. What a module
 * may import beside itself is the platform.
 */
export const rooms = [
  ...['module', 'feed', 'methods', 'layout', 'queries', 'delivery', 'workflows', 'http', 'emails'],
]

/**
 * Imports flow one way (DESIGN part 2). A folder may import itself and what is named for it here;
 * everything else of ours is a breach.
 */
export const layers: Record<string, string[]> = {
  domain: [],
  settings: [],
  'src/i18n': [],
  query: [],
  contract: ['domain'],
  'src/api-client': ['domain', 'contract'],
  'src/content': ['domain', 'query'],
  'src/gateways': ['domain', 'query', 'settings', 'src/content'],
  'src/api': ['domain', 'query', 'contract', 'src/content', 'src/gateways', 'src/i18n'],
  'src/stores': ['domain', 'contract', 'src/api-client', 'src/i18n'],
  'src/islands': ['src/stores'],
  'src/ui': ['domain', 'src/content', 'src/i18n', 'src/stores', 'src/islands'],
  'src/forms': [
    ...['domain', 'contract', 'src/api-client', 'src/i18n'],
    ...['src/stores', 'src/islands', 'src/ui'],
  ],
  'src/features': [
    ...['domain', 'contract', 'src/api-client', 'src/content', 'src/i18n'],
    ...['src/stores', 'src/islands', 'src/ui', 'src/forms'],
  ],
  'src/chrome': [
    ...['domain', 'src/content', 'src/i18n', 'src/stores', 'src/islands', 'src/ui'],
    'src/features',
  ],
  'src/layouts': [
    ...['domain', 'src/content', 'src/i18n', 'src/stores', 'src/islands', 'src/ui'],
    ...['src/features', 'src/chrome'],
  ],
  'src/screens': [
    ...['domain', 'src/content', 'src/i18n', 'src/islands', 'src/ui', 'src/forms', 'src/features'],
    ...['src/layouts', 'src/routes.ts'],
  ],
  'src/crm-admin': ['domain', 'contract', 'src/api-client', 'src/i18n', 'src/stores'],
  'src/routes.ts': ['src/content', 'src/i18n'],
  'src/discovery': ['src/content', 'src/i18n', 'src/routes.ts'],
  'src/live': ['settings', 'src/content', 'src/gateways', 'src/screens', 'src/routes.ts'],
  'src/pages': [
    ...['src/content', 'src/gateways', 'src/api', 'src/live', 'src/screens', 'src/routes.ts'],
    ...['src/crm-admin', 'src/discovery', 'src/i18n'],
  ],
  server: [
    'domain',
    'settings',
    'src/content',
    'src/gateways',
    'src/api',
    'src/discovery',
    'src/i18n',
    'src/live',
    'src/routes.ts',
  ],
  commerce: sharedPackages,
  ...stack('commerce/src', sharedPackages, commerceFromBelow),
  'content-cms': sharedPackages,
  ...stack('content-cms/src', sharedPackages, contentFromBelow),
  simulators: [],
  scripts: ['settings', 'server'],
}

/** False when a room of a capability would import one that stands above it. */
function roomsAllow(from: string, to: string): boolean {
  const room = /^commerce\/src\/([^/]+)\/([^/]+)\//
  const [, capability, own] = room.exec(from) ?? []
  const [, other, imported] = room.exec(to) ?? []
  // The background's module has no tables: it starts what stands below it.
  if (own === 'module' && capability !== 'background' && to.startsWith('commerce/')) {
    return (
      to.startsWith('commerce/src/platform/') || (capability === other && imported === 'module')
    )
  }
  if (capability === undefined || own === undefined || imported === undefined) return true
  return capability !== other || rooms.indexOf(imported) <= rooms.indexOf(own)
}

/** True when a file of the project may import another, both as paths from the project's folder. */
export function mayImport(from: string, to: string): boolean {
  const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
  const feature = /^src\/features\/[^/]+\//
  const [own] = feature.exec(from) ?? []
  if (own !== undefined && feature.test(to)) return to.startsWith(own)
  if (!roomsAllow(from, to)) return false
  const rules = Object.entries(layers).filter(([folder]) => isBelow(from, folder))
  return rules.every(([folder, allowed]) => [folder, ...allowed].some((name) => isBelow(to, name)))
}
