/** Folders that stand on each other: each may import those before it, and what all of them share. */
function stack(root: string, shared: string[], fromBelow: string[]): Record<string, string[]> {
  const paths = fromBelow.map((name) => `${root}/${name}`)
  return Object.fromEntries(
    paths.map((path, index) => [path, [...shared, ...paths.slice(0, index)]]),
  )
}

const sharedPackages = ['domain', 'query', 'contract', 'settings', 'telemetry']

/** The capabilities of commerce. Each writes its operations to the journal; `operations` recovers them. */
const commerceFromBelow = [
  ...['platform', 'medusa-tables', 'operations/module', 'email', 'accounts', 'stock'],
  ...['catalogue', 'erasure', 'payments', 'fulfilment', 'ratings', 'likes', 'orders', 'settlement'],
  ...['privacy', 'trail'],
  ...['operations', 'statistics', 'background', 'seed'],
]

const contentFromBelow = [
  ...[
    'labels.ts',
    'settings.ts',
    'transaction.ts',
    'access',
    'trail',
    'pictures',
    'rich-text',
    'fields',
    'hooks',
  ],
  ...['endpoints', 'globals', 'collections'],
]

/**
 * Rooms of one capability of commerce, from below: a room may import those before it. What a module
 * may import beside itself is the platform.
 */
const rooms = [
  ...['module', 'feed', 'methods', 'layout', 'queries', 'delivery', 'workflows', 'http', 'emails'],
]

/**
 * Imports flow one way. A folder may import itself and what is named for it here; everything else of
 * ours is a breach.
 */
const layers: Record<string, string[]> = {
  domain: [],
  settings: [],
  telemetry: [],
  'src/i18n': [],
  query: [],
  contract: ['domain'],
  'src/api-client': ['domain', 'contract'],
  'src/content': ['domain', 'query'],
  'src/gateways': ['domain', 'query', 'settings', 'telemetry', 'src/content'],
  'src/api': [
    ...['domain', 'query', 'contract', 'telemetry', 'src/content', 'src/gateways', 'src/i18n'],
  ],
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
  'src/live': [
    'settings',
    'src/i18n',
    'src/content',
    'src/gateways',
    'src/screens',
    'src/routes.ts',
  ],
  'src/pages': [
    ...['src/content', 'src/gateways', 'src/api', 'src/live', 'src/screens', 'src/routes.ts'],
    ...['src/crm-admin', 'src/discovery', 'src/i18n'],
  ],
  server: [
    ...['domain', 'settings', 'telemetry', 'src/content', 'src/gateways', 'src/api'],
    'src/discovery',
    ...['src/i18n', 'src/live', 'src/routes.ts'],
  ],
  commerce: sharedPackages,
  ...stack('commerce/src', sharedPackages, commerceFromBelow),
  'content-cms': sharedPackages,
  ...stack('content-cms/src', sharedPackages, contentFromBelow),
  simulators: [],
  scripts: ['settings', 'server'],
}

/**
 * No file that matches `from` may import one that matches `to`. The patterns are those of
 * dependency-cruiser: regular expressions on paths from the project's folder, and `$1` in `to` is the
 * first group that `from.path` has captured.
 */
export interface ImportRule {
  name: string
  comment: string
  from: { path: string; pathNot?: string[] }
  to: { path: string; pathNot?: string[] }
}

/** Tests may use the whole project's support. */
const tests = '\\.test\\.tsx?$'

const anchored = (paths: string[]) =>
  `^(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})(/|$)`

const ours = [
  ...['domain', 'contract', 'query', 'settings', 'telemetry', 'src', 'server', 'commerce'],
  'content-cms',
  ...['scripts', 'simulators', 'tests'],
]

const betweenLayers = Object.entries(layers).map(([folder, allowed]) => ({
  name: `imports-of-${folder.replace('src/', '')}`,
  comment: `${folder} may import ${['itself', ...allowed].join(', ')}`,
  from: { path: anchored([folder]), pathNot: [tests] },
  to: {
    path: anchored(ours),
    pathNot: [anchored([folder, ...allowed]), 'node_modules', '^src/env\\.d\\.ts$'],
  },
}))

/** Its module has no tables: it starts what stands below it. */
const background = '^commerce/src/background/'

const betweenRooms = rooms.slice(0, -1).map((room, index) => ({
  name: `room-${room}-imports-none-above`,
  comment: 'A room imports those before it.',
  from: { path: `^commerce/src/([^/]+)/${room}/`, pathNot: [tests, background] },
  to: { path: `^commerce/src/$1/(${rooms.slice(index + 1).join('|')})/` },
}))

/** Every rule on what may import what; dependency-cruiser and `mayImport` evaluate them. */
export const importRules: ImportRule[] = [
  ...betweenLayers,
  ...betweenRooms,
  {
    name: 'modules-stay-apart',
    comment: 'A module knows its own tables and its own container.',
    from: { path: '^commerce/src/([^/]+)/module/', pathNot: [background] },
    to: { path: '^commerce/src/', pathNot: ['^commerce/src/($1/module|platform)/'] },
  },
  {
    name: 'routes-are-thin',
    comment: 'A route names handlers of a capability; what it does stands in their http room.',
    from: { path: '^commerce/src/api/' },
    to: { path: '^commerce/src/', pathNot: ['^commerce/src/([^/]+/http|platform/errors)/'] },
  },
  {
    name: 'features-stay-apart',
    comment: 'A feature never imports another feature; screens compose them.',
    from: { path: '^src/features/([^/]+)/', pathNot: [tests] },
    to: { path: '^src/features/', pathNot: ['^src/features/$1/'] },
  },
]
