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
  'src/found': ['src/content', 'src/i18n', 'src/routes.ts'],
  'src/live': ['settings', 'src/content', 'src/gateways', 'src/screens', 'src/routes.ts'],
  'src/pages': [
    ...['src/content', 'src/gateways', 'src/api', 'src/live', 'src/screens', 'src/routes.ts'],
    ...['src/crm-admin', 'src/found', 'src/i18n'],
  ],
  server: [
    'domain',
    'settings',
    'src/content',
    'src/gateways',
    'src/api',
    'src/found',
    'src/i18n',
    'src/live',
    'src/routes.ts',
  ],
  commerce: ['domain', 'query', 'contract', 'settings'],
  'content-cms': ['domain', 'query', 'contract', 'settings'],
  simulators: [],
  scripts: ['settings', 'server'],
}

/** True when a file of the project may import another, both as paths from the project's folder. */
export function mayImport(from: string, to: string): boolean {
  const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
  const feature = /^src\/features\/[^/]+\//
  const [own] = feature.exec(from) ?? []
  if (own !== undefined && feature.test(to)) return to.startsWith(own)
  const rules = Object.entries(layers).filter(([folder]) => isBelow(from, folder))
  return rules.every(([folder, allowed]) => [folder, ...allowed].some((name) => isBelow(to, name)))
}
