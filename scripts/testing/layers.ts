function stack(root: string, shared: string[], fromBelow: string[]): Record<string, string[]> {
  const paths = fromBelow.map((name) => `${root}/${name}`)
  return Object.fromEntries(
    paths.map((path, index) => [path, [...shared, ...paths.slice(0, index)]]),
  )
}

const sharedPackages = ['domain', 'query', 'contract', 'settings', 'telemetry', 'callers']
const applicationPackages = [...sharedPackages, 'mail', 'spreadsheets']

/** All folders of sources. A pattern would make dependency-cruiser walk through installed packages. */
export const sources = [
  ...['src', 'server', 'scripts', 'simulators'],
  ...[...applicationPackages, 'commerce', 'content-cms'].map((name) => `${name}/src`),
]

/** The capabilities of commerce. Each writes its operations to the journal; `recovery` recovers them. */
const commerceFromBelow = [
  'platform',
  'audit-log',
  'medusa-tables',
  'operations',
  'email',
  'accounts',
  'stock',
  'catalogue',
  'payments',
  'fulfilment',
  'ratings',
  'likes',
  'vat',
  'list-views',
  'orders',
  'settlement',
  'order-edits',
  'privacy',
  'staff-jobs',
  'recovery',
  'audit-log-view',
  'statistics',
  'background',
  'seed',
  'demo',
  'email-previews',
]

const contentFromBelow = [
  'payload-types.ts',
  'labels.ts',
  'settings.ts',
  'transaction.ts',
  'thread.ts',
  'access',
  'accessibility',
  'audit-log',
  'versions',
  'files',
  'pictures',
  'films',
  'rich-text',
  'fields',
  'hooks',
  'sign-in',
  'endpoints',
  'second-factor',
  'emails',
  'uses',
  'plans',
  'reviews',
  'imports',
  'publishing',
  'globals',
  'collections',
]

const staffShared = [
  'domain',
  'contract',
  'src/api-client',
  'src/i18n',
  'src/stores',
  'src/forms/core',
  'src/forms/places.ts',
  'src/ui/copy-text.ts',
  'src/ui/modal.ts',
  'src/ui/option-search.ts',
]
const staffFromBelow = ['kit', 'shell', 'features', 'routes']
const staffKitFromBelow = [
  'address',
  'texts',
  'styles',
  'feedback',
  'files',
  'values',
  'page',
  'keyboard',
  'dates',
  'list',
  'forms',
]

/** Layers inside a capability of commerce, from below. A module may also import the platform. */
const rooms = [
  'module',
  'feed',
  'methods',
  'layout',
  'queries',
  'delivery',
  'workflows',
  'http',
  'emails',
]

const apiShared = [
  'domain',
  'query',
  'contract',
  'telemetry',
  'callers',
  'spreadsheets',
  'src/content',
  'src/gateways',
  'src/i18n',
]

const apiFromBelow = [
  'slips',
  'input',
  'answers',
  'content-view',
  'limits',
  'social',
  'endpoints',
  'shapes',
  'records',
  'resources',
  'openapi',
  'routes',
]

const gatewaysShared = ['domain', 'query', 'contract', 'settings', 'telemetry', 'src/content']

const serverShared = [
  'domain',
  'settings',
  'telemetry',
  'callers',
  'src/content',
  'src/gateways',
  'src/api',
  'src/site-files',
  'src/i18n',
  'src/runtime',
  'src/routes.ts',
  'src/page-parts.ts',
  'src/next-pages.ts',
]

const pageShared = ['domain', 'src/content', 'src/i18n', 'src/stores', 'src/hydration']

/** A folder may import itself and the folders listed for it; other imports are breaches. */
const layers: Record<string, string[]> = {
  domain: [],
  settings: [],
  telemetry: [],
  callers: ['domain'],
  spreadsheets: ['domain'],
  'src/i18n': [],
  query: [],
  contract: ['domain'],
  'src/api-client': ['domain', 'contract', 'callers'],
  'src/content': ['domain', 'query'],
  'src/gateways': gatewaysShared,
  'src/gateways/transport': gatewaysShared,
  'src/gateways/content': [...gatewaysShared, 'src/gateways/transport'],
  'src/gateways/commerce': [...gatewaysShared, 'src/gateways/transport'],
  'src/gateways/social': [...gatewaysShared, 'src/gateways/transport'],
  'src/api': apiShared,
  ...stack('src/api', apiShared, apiFromBelow),
  'src/stores': ['domain', 'contract', 'src/api-client', 'src/i18n'],
  'src/hydration': ['src/stores'],
  'src/ui': pageShared,
  'src/forms/core': [],
  'src/forms': [
    'domain',
    'contract',
    'src/api-client',
    'src/i18n',
    'src/stores',
    'src/hydration',
    'src/ui',
  ],
  'src/features': [...pageShared, 'contract', 'src/api-client', 'src/ui', 'src/forms'],
  'src/chrome': [...pageShared, 'src/ui', 'src/features'],
  'src/layouts': [
    ...pageShared,
    'src/ui',
    'src/features',
    'src/chrome',
    'src/page-parts.ts',
    'src/next-pages.ts',
  ],
  'src/screens': [
    'domain',
    'src/content',
    'src/i18n',
    'src/hydration',
    'src/ui',
    'src/forms',
    'src/features',
    'src/layouts',
    'src/routes.ts',
  ],
  'src/crm-admin': staffShared,
  ...stack('src/crm-admin', staffShared, staffFromBelow),
  ...stack('src/crm-admin/kit', staffShared, staffKitFromBelow),
  'src/page-parts.ts': ['src/i18n'],
  'src/next-pages.ts': ['src/i18n'],
  'src/routes.ts': ['src/content', 'src/i18n', 'src/page-parts.ts'],
  'src/site-files': ['src/content', 'src/i18n', 'src/routes.ts'],
  'src/runtime': ['settings', 'src/i18n', 'src/content', 'src/gateways'],
  'src/pages': [
    'src/content',
    'src/gateways',
    'src/api',
    'src/runtime',
    'src/screens',
    'src/routes.ts',
    'src/crm-admin',
    'src/site-files',
    'src/i18n',
  ],
  server: serverShared,
  ...stack('server', serverShared, ['release', 'publishing', 'media', 'http']),
  commerce: applicationPackages,
  ...stack('commerce/src', applicationPackages, commerceFromBelow),
  'content-cms': applicationPackages,
  ...stack('content-cms/src', applicationPackages, contentFromBelow),
  simulators: ['callers'],
  ...stack(
    'scripts',
    ['settings', 'server'],
    ['stack', 'media', 'backup', 'containers', 'testing', 'commands'],
  ),
}

/** Forbids imports from files that match `from` to files that match `to` (regular expressions). */
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

const applications = ['src', 'server', 'commerce', 'content-cms', 'scripts', 'simulators', 'tests']

const betweenLayers = Object.entries(layers).map(([folder, allowed]) => ({
  name: `imports-of-${folder.replace('src/', '')}`,
  comment: `${folder} may import ${['itself', ...allowed].join(', ')}`,
  from: { path: anchored([folder]), pathNot: [tests] },
  to: {
    path: anchored([...sharedPackages, ...applications]),
    pathNot: [anchored([folder, ...allowed]), 'node_modules', '^src/env\\.d\\.ts$'],
  },
}))

/** Its module has no tables: it starts the jobs of the layers below. */
const background = '^commerce/src/background/'

const betweenRooms = rooms.slice(0, -1).map((room, index) => ({
  name: `room-${room}-imports-none-above`,
  comment: 'A room imports those before it.',
  from: { path: `^commerce/src/([^/]+)/${room}/`, pathNot: [tests, background] },
  to: { path: `^commerce/src/$1/(${rooms.slice(index + 1).join('|')})/` },
}))

export const importRules: ImportRule[] = [
  ...betweenLayers,
  ...betweenRooms,
  {
    name: 'modules-stay-apart',
    comment: 'A module knows its own tables and its own container, and writes to the audit log.',
    from: { path: '^commerce/src/([^/]+)/module/', pathNot: [background] },
    to: {
      path: '^commerce/src/',
      pathNot: ['^commerce/src/($1/module|platform|audit-log/module)/'],
    },
  },
  {
    name: 'routes-are-thin',
    comment: 'A route names handlers of a capability; what it does stands in their http room.',
    from: { path: '^commerce/src/api/' },
    to: { path: '^commerce/src/', pathNot: ['^commerce/src/(api|[^/]+/http|platform/errors)/'] },
  },
  {
    name: 'features-stay-apart',
    comment: 'A feature never imports another feature; screens compose them.',
    from: { path: '^src/features/([^/]+)/', pathNot: [tests] },
    to: { path: '^src/features/', pathNot: ['^src/features/$1/'] },
  },
  {
    name: 'staff-features-stay-apart',
    comment: 'A feature of the back office never imports another; routes compose them.',
    from: { path: '^src/crm-admin/features/([^/]+)/', pathNot: [tests] },
    to: { path: '^src/crm-admin/features/', pathNot: ['^src/crm-admin/features/$1/'] },
  },
]

function forbids({ from, to }: ImportRule, importer: string, imported: string): boolean {
  const own = new RegExp(from.path).exec(importer)
  if (own === null) return false
  if (from.pathNot?.some((path) => new RegExp(path).test(importer))) return false
  const matches = (path: string) => new RegExp(path.replaceAll('$1', own[1] ?? '')).test(imported)
  return matches(to.path) && !to.pathNot?.some(matches)
}

/** Both paths are relative to the project's folder. */
export function mayImport(importer: string, imported: string): boolean {
  return !importRules.some((rule) => forbids(rule, importer, imported))
}
